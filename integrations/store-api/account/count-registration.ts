import { takeAttempt, takeLetter } from '#store/limits/attempts.ts';
import type { StoreContext } from '#store/request.ts';
import { hasToConfirm } from './has-to-confirm.ts';

/**
 * Counts a registration before anything is hashed or mailed: by where it comes from and by its address, which anybody may
 * have typed. Guests who confirm nothing get no mail; they cost a row, and are counted apart.
 * @throws 429 after too many
 */
export async function countRegistration(
  c: StoreContext,
  { isGuest, email }: { isGuest: boolean; email: string },
): Promise<void> {
  const isMailed = !isGuest || hasToConfirm(c.var.store.config, { isGuest });
  await (isMailed ? takeLetter(c, 'account', email) : takeAttempt(c, 'guest'));
}
