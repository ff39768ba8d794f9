import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Customer, changeProfile, readCustomer } from '#store-api/contract/account.ts';
import { createKeyedMutex } from './keyed-mutex.ts';

const runExclusive = createKeyedMutex();

/**
 * Changes a text that a customer carries, where every device of theirs finds it. It is read again first, and one change
 * waits for the other, so that two tabs that save at the same moment both keep what they did. @throws {ApiError}
 */
export const changeKept = (
  storeContext: StoreContext,
  { id }: Pick<Customer, 'id'>,
  field: string,
  change: (fields: Customer['customFields']) => string,
): Promise<void> =>
  runExclusive(id, async () => {
    const { firstName, lastName, customFields } = await callStore(storeContext, readCustomer, { body: {} });
    const changed = { [field]: change(customFields) };
    // a profile is always sent with its names
    await callStore(storeContext, changeProfile, { body: { firstName, lastName, customFields: changed } });
  });
