import { createHash } from 'node:crypto';
import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readGroupRegistration } from '#store-api/contract/account.ts';

/** Id of the group that content names (`professional`), `undefined` where the store takes no applications for it. */
export async function groupIdOf(storeContext: StoreContext, key: string | null): Promise<string | undefined> {
  if (key !== 'professional') return undefined;
  const id = createHash('md5').update(`customer-group:${key}`).digest('hex');
  try {
    return (await callStore(storeContext, readGroupRegistration, { path: { id } })).id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
