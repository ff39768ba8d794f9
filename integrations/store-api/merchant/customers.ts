import { refuse } from '#store/errors.ts';
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
import { readLatestGuest } from '#store/records/cli/customers.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';

/** A customer, or a guest as of the last order, with the addresses. @throws 404 */
export async function customerSheet({ records, shopConfig }: Store, email: string) {
  const account = (await readAccount(records.read, email)) ?? (await readLatestGuest(records.read, email));
  if (!account)
    throw refuse(404, 'CHECKOUT__CUSTOMER_NOT_FOUND', `There is neither an account nor a guest of ${email}.`, {
      email,
    });
  const addresses = await readAddresses(records.read, account.id);
  const more = { vatIds: account.vatIds.join(' '), language: account.locale, lastLogin: account.lastLoginAt };
  return {
    fields: { ...customerRow(account, shopConfig), ...more },
    lists: { addresses: addresses.map((row) => addressRow(row, shopConfig)) },
  };
}

/** Gives a customer who applied for it the prices of professionals, and tells them. @throws 404, 400 has not applied */
export async function approveProfessional(store: Store, email: string, now: Date): Promise<void> {
  await store.records.transaction(async (tx) => {
    const account = await applicantOf(store, tx, email);
    const groupId = store.shopConfig.professionalGroupId;
    const at = now.toISOString();
    // whom the owner lets in is known to be there
    const addressConfirmedAt = account.addressConfirmedAt ?? at;
    await changeCustomer(tx, account.id, { groupId, requestedGroupId: null, addressConfirmedAt, updatedAt: at });
    await mailApproved(store, tx, account, storefrontOf(store.config, account.storefront));
  });
}

/** Ends an application to become a professional; the customer reads the reason. @throws 404, 400 has not applied */
export async function declineProfessional(
  store: Store,
  { email, reason }: { email: string; reason: string },
  now: Date,
): Promise<void> {
  await store.records.transaction(async (tx) => {
    const account = await applicantOf(store, tx, email);
    await changeCustomer(tx, account.id, { requestedGroupId: null, updatedAt: now.toISOString() });
    await mailDeclined(store, tx, account, { site: storefrontOf(store.config, account.storefront), reason });
  });
}

async function accountOf(db: Database, email: string): Promise<CustomerRow> {
  const account = await readAccount(db, email);
  if (!account) throw refuse(404, 'CHECKOUT__CUSTOMER_NOT_FOUND', `There is no account of ${email}.`, { email });
  return account;
}

/** The account of somebody who waits for the owner's decision. @throws 400 when nobody does under this address */
async function applicantOf({ shopConfig }: Store, tx: Database, email: string): Promise<CustomerRow> {
  const account = await accountOf(tx, email);
  const { professionalGroupId } = shopConfig;
  if (account.groupId === professionalGroupId)
    throw refuse(400, 'STORE__PROFESSIONAL_ALREADY', `${email} is a professional already.`, { email });
  if (account.requestedGroupId === professionalGroupId) return account;
  throw refuse(400, 'STORE__NOT_APPLIED', `${email} has not applied to become a professional.`, { email });
}

/** A customer in one line, without anything that opens the account. */
export const customerRow = (row: CustomerRow, shopConfig: Store['shopConfig']) => ({
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

const addressRow = (row: AddressRow, { countries }: Store['shopConfig']) => ({
  name: [row.company, row.firstName, row.lastName].filter(Boolean).join(' '),
  street: row.street,
  place: `${row.zipcode} ${row.city}`,
  country: countries.find(({ id }) => id === row.countryId)?.iso ?? null,
  phone: row.phoneNumber,
});
