import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type Customer, changeProfile, readCustomer } from '#store-api/contract/account.ts';

/** One work after the other where they have the same key; others don't wait. A work that fails lets the next one begin. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();

  return function runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queued = (last.get(key) ?? Promise.resolve()).catch(() => {}).then(work);
    last.set(key, queued);
    const over = () => {
      if (last.get(key) === queued) last.delete(key);
    };
    queued.then(over, over);
    return queued;
  };
}

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

/** What the store has refused, to be said on the page where a button was pressed. @throws everything else */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError && [400, 403, 404, 429].includes(error.status)) return error;
  throw error;
}
