import { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { checkRecovery } from '#store-api/contract/account.ts';

/** Whether a mailed link can still set a new password. If the store does not answer, the form asks it again. */
export async function isRecoveryOpen(storeContext: StoreContext, hash: string): Promise<boolean> {
  if (!/^\w{32}$/.test(hash)) return false;
  try {
    return !(await callStore(storeContext, checkRecovery, { body: { hash } })).isExpired;
  } catch (error) {
    return !(error instanceof ApiError && (error.status === 404 || error.status === 400));
  }
}
