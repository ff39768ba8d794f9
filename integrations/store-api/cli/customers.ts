import { tradeOf } from '#store/mail/trades.ts';
import { storefrontOf } from '#store/origins.ts';
import { mailApproved, mailDeclined } from '#store/outbox/mail-professional.ts';
import {
  type AddressRow,
  type CustomerRow,
  changeCustomer,
  readAccount,
  readAddresses,
} from '#store/records/checkout/customers.ts';
import { readLatestCustomers, readLatestGuest } from '#store/records/cli/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import type { Command, Row } from './line/command-result.ts';
import { Mistake, reasonIn, wholeNumber } from './line/command-result.ts';
import { LIMIT } from './orders.ts';

const list: Command = {
  name: 'customers list',
  options: {
    applying: { help: 'only those who want to become professionals' },
    limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` },
  },
  help: 'Lists customers and guests, newest first.',
  run: async (cli, given) => {
    const limit = wholeNumber('--limit', given.option('limit') ?? LIMIT, 1);
    const { records, shopConfig } = await cli.open();
    const filter = { isApplying: given.isSet('applying'), limit, from: null, before: null };
    const rows = (await Array.fromAsync(readLatestCustomers(records.read, filter))).flat();
    return {
      kind: 'list',
      rows: rows.map((row) => customerRow(row, shopConfig)),
      whenEmpty: 'There are no such customers.',
    };
  },
};

const show: Command = {
  name: 'customers show',
  takes: ['e-mail'],
  help: 'Shows a customer, or a guest as of the last order, and the addresses.',
  run: async (cli, { words: [email = ''] }) => {
    const { records, shopConfig } = await cli.open();
    const account = (await readAccount(records.read, email)) ?? (await readLatestGuest(records.read, email));
    if (!account) throw new Mistake(`There is neither an account nor a guest of ${email}.`);
    const addresses = await readAddresses(records.read, account.id);
    const more = { vatIds: account.vatIds.join(' '), language: account.locale, lastLogin: account.lastLoginAt };
    return {
      kind: 'sheet',
      fields: { ...customerRow(account, shopConfig), ...more },
      lists: { addresses: addresses.map((row) => addressRow(row, shopConfig)) },
    };
  },
};

const approve: Command = {
  name: 'customers approve-professional',
  takes: ['e-mail'],
  help: 'Gives a customer who applied for it the net prices of professionals, and tells them.',
  run: async (cli, { words: [email = ''] }) => {
    const store = await cli.open();
    await store.records.transaction(async (tx) => {
      const account = await applicantOf(store, tx, email);
      const groupId = store.shopConfig.professionalGroupId;
      const at = cli.now.toISOString();
      // whom the owner lets in is known to be there
      const addressConfirmedAt = account.addressConfirmedAt ?? at;
      await changeCustomer(tx, account.id, { groupId, requestedGroupId: null, addressConfirmedAt, updatedAt: at });
      await mailApproved(store, tx, account, storefrontOf(store.config, account.storefront));
    });
    return { kind: 'done', sentence: `${email} is a professional from now on.` };
  },
};

const decline: Command = {
  name: 'customers decline-professional',
  takes: ['e-mail'],
  options: { reason: { value: 'words', help: 'is told to the customer, so in their language' } },
  help: 'Ends an application to become a professional, and tells the customer why.',
  run: async (cli, given) => {
    const [email = ''] = given.words;
    const reason = reasonIn(given);
    if (!reason) throw new Mistake('--reason is missing: the customer is told why, so in their language.');
    const store = await cli.open();
    await store.records.transaction(async (tx) => {
      const account = await applicantOf(store, tx, email);
      await changeCustomer(tx, account.id, { requestedGroupId: null, updatedAt: cli.now.toISOString() });
      await mailDeclined(store, tx, account, { site: storefrontOf(store.config, account.storefront), reason });
    });
    return { kind: 'done', sentence: `The application of ${email} is declined.` };
  },
};

export const customerCommands = [list, show, approve, decline];

async function accountOf(db: Database, email: string): Promise<CustomerRow> {
  const account = await readAccount(db, email);
  if (!account) throw new Mistake(`There is no account of ${email}.`);
  return account;
}

/** The account of somebody who waits for the owner's decision. @throws {Mistake} when nobody does under this address */
async function applicantOf({ shopConfig }: Store, tx: Database, email: string): Promise<CustomerRow> {
  const account = await accountOf(tx, email);
  const { professionalGroupId } = shopConfig;
  if (account.groupId === professionalGroupId) throw new Mistake(`${email} is a professional already.`);
  if (account.requestedGroupId === professionalGroupId) return account;
  throw new Mistake(`${email} has not applied to become a professional.`);
}

/** A customer in one line, without anything that opens the account. */
export const customerRow = (row: CustomerRow, shopConfig: Store['shopConfig']): Row => ({
  number: row.number,
  since: row.createdAt,
  kind: row.isGuest ? 'guest' : row.groupId === shopConfig.professionalGroupId ? 'professional' : 'private',
  applying: row.requestedGroupId === shopConfig.professionalGroupId,
  trade: tradeOf(shopConfig, row),
  active: row.isActive,
  firstName: row.firstName,
  lastName: row.lastName,
  company: row.company,
  email: row.email,
});

const addressRow = (row: AddressRow, { countries }: Store['shopConfig']): Row => ({
  name: [row.company, row.firstName, row.lastName].filter(Boolean).join(' '),
  street: row.street,
  place: `${row.zipcode} ${row.city}`,
  country: countries.find(({ id }) => id === row.countryId)?.iso ?? null,
  phone: row.phoneNumber,
});
