import { takeAttempt } from '#store/limits/attempts.ts';
import type { StoreContext } from '#store/request.ts';
import { hasToConfirm } from './has-to-confirm.ts';

/**
 * Counts a registration by where it comes from, before anything is hashed or mailed; where the address has to be confirmed
 * also by that address, which anybody may have typed. Guests who confirm nothing cost a row, and are counted apart.
 * @throws 429 after too many
 */
export async function countRegistration(
  c: StoreContext,
  { isGuest, email }: { isGuest: boolean; email: string },
): Promise<void> {
  const isProven = hasToConfirm(c.var.store.config, { isGuest });
  await takeAttempt(c, isGuest && !isProven ? 'guest' : 'registration');
  if (isProven) await takeAttempt(c, 'opt-in', email);
}
