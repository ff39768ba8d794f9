import { shopAddress } from '#store/origins.ts';
import { mailApproved } from '#store/post/mail-account.ts';
import {
  type AddressRow,
  type CustomerRow,
  changeCustomer,
  readAccount,
  readAddresses,
} from '#store/records/checkout/customers.ts';
import type { Database } from '#store/records/driver.ts';
import { readLatestCustomers } from '#store/records/owner/customers.ts';
import type { Store } from '#store/store.ts';
import { contactPersonFor } from '#values/contact-person.ts';
import type { Row } from './line/answer.ts';
import type { Command } from './line/command.ts';
import { Mistake } from './line/mistake.ts';
import { wholeNumber } from './line/values.ts';
import { LIMIT } from './orders.ts';

const list: Command = {
  name: 'customers list',
  takes: [],
  options: {
    applying: { says: 'only those who want to become professionals' },
    limit: { value: 'n', says: `at most so many, ${LIMIT} when not said` },
  },
  says: 'Lists customers and guests, newest first.',
  run: async (desk, given) => {
    const limit = wholeNumber('--limit', given.option('limit') ?? LIMIT, 1);
    const { records, facts } = await desk.open();
    const wish = { isApplying: given.isSet('applying'), limit, from: null, before: null };
    const rows = await readLatestCustomers(records.read, wish);
    return {
      kind: 'list',
      rows: rows.map((row) => customerRow(row, facts)),
      whenEmpty: 'There are no such customers.',
    };
  },
};

const show: Command = {
  name: 'customers show',
  takes: ['e-mail'],
  options: {},
  says: 'Shows a customer with an account, and the addresses.',
  run: async (desk, { words: [email = ''] }) => {
    const { records, facts } = await desk.open();
    const account = await accountOf(records.read, email);
    const addresses = await readAddresses(records.read, account.id);
    const more = { vatIds: account.vatIds.join(' '), language: account.locale, lastLogin: account.lastLoginAt };
    return {
      kind: 'sheet',
      facts: { ...customerRow(account, facts), ...more },
      lists: { addresses: addresses.map((row) => addressRow(row, facts)) },
    };
  },
};

const approve: Command = {
  name: 'customers approve-professional',
  takes: ['e-mail'],
  options: {},
  says: 'Gives a customer who applied for it the net prices of professionals, and tells them.',
  run: async (desk, { words: [email = ''] }) => {
    const store = await desk.open();
    await store.records.transaction(async (tx) => {
      const account = await accountOf(tx, email);
      const { professionalGroupId } = store.facts;
      if (account.groupId === professionalGroupId) throw new Mistake(`${email} is a professional already.`);
      if (account.requestedGroupId !== professionalGroupId)
        throw new Mistake(`${email} has not applied to become a professional.`);
      const updatedAt = desk.now.toISOString();
      await changeCustomer(tx, account.id, { groupId: professionalGroupId, requestedGroupId: null, updatedAt });
      await tellApproved(store, tx, account);
    });
    return { kind: 'done', sentence: `${email} is a professional from now on.` };
  },
};

export const customerCommands = [list, show, approve];

async function accountOf(db: Database, email: string): Promise<CustomerRow> {
  const account = await readAccount(db, email);
  if (!account) throw new Mistake(`There is no account of ${email}.`);
  return account;
}

async function tellApproved(store: Store, tx: Database, account: CustomerRow): Promise<void> {
  const { contactPersons, countries } = store.facts;
  const address = (await readAddresses(tx, account.id)).find(({ id }) => id === account.defaultBillingAddressId);
  const country = countries.find(({ id }) => id === address?.countryId)?.iso;
  const person = contactPersonFor(contactPersons, { country, postcode: address?.zipcode });
  if (person) await mailApproved(store, tx, account, { site: shopAddress(store.config), person });
}

/** A customer in one line, without anything that opens the account. */
export const customerRow = (row: CustomerRow, { professionalGroupId }: Store['facts']): Row => ({
  number: row.number,
  since: row.createdAt,
  kind: row.isGuest ? 'guest' : row.groupId === professionalGroupId ? 'professional' : 'private',
  applying: row.requestedGroupId === professionalGroupId,
  active: row.isActive,
  firstName: row.firstName,
  lastName: row.lastName,
  company: row.company,
  email: row.email,
});

const addressRow = (row: AddressRow, { countries }: Store['facts']): Row => ({
  name: [row.company, row.firstName, row.lastName].filter(Boolean).join(' '),
  street: row.street,
  place: `${row.zipcode} ${row.city}`,
  country: countries.find(({ id }) => id === row.countryId)?.iso ?? null,
  phone: row.phoneNumber,
});
