import { takeAttempt } from '#store/limits/attempts.ts';
import { takeLetterVisit } from '#store/limits/letters.ts';
import type { StoreContext } from '#store/request.ts';
import { hasToConfirm } from './has-to-confirm.ts';

/**
 * Counts a registration before anything is hashed or mailed, by where it comes from; its letterbox counts once there is
 * something to mail, so that nobody fills it with an address that has an account. Guests who confirm nothing get no mail; they cost a row, and are counted apart.
 * @throws 429 after too many
 */
export async function countRegistration(
  c: StoreContext,
  { isGuest, email }: { isGuest: boolean; email: string },
): Promise<void> {
  const isMailed = !isGuest || hasToConfirm(c.var.store.config, { isGuest });
  await (isMailed ? takeLetterVisit(c, 'account', email) : takeAttempt(c, 'guest'));
}
