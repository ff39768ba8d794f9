import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { checkRecovery } from '#store-api/contract/account.ts';

/** Whether a mailed link still leads to a new password. A store that can't tell is asked again by the form itself. */
export async function isRecoveryOpen(asking: Asking, hash: string): Promise<boolean> {
  if (!/^\w{32}$/.test(hash)) return false;
  try {
    return !(await ask(asking, checkRecovery, { body: { hash } })).isExpired;
  } catch (error) {
    return !(error instanceof ApiError && (error.status === 404 || error.status === 400));
  }
}
