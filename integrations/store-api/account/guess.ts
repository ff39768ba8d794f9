import { forgiveAttempts, giveBackAttempt, takeAttempt } from '#store/limits/attempts.ts';
import type { StoreContext } from '#store/request.ts';
import { askerOf, isPassword } from './password.ts';

/** A password that somebody typed, and the hash of the right one; null where there is no account. */
export type Guess = { password: string; hash: string | null };

/**
 * Whether a password is that of the account with an address. Wrong ones count twice: for the address, whose password might
 * be guessed, and for the visitor, who might try one address after the other. A right one ends the first count, and of the
 * second takes back only itself: an account of one's own is no fresh start.
 * @throws 429 after too many, 503 while too many wait for their turn
 */
export async function isRightGuess(c: StoreContext, email: string, guess: Guess): Promise<boolean> {
  await takeAttempt(c, 'login-visitor');
  try {
    await takeAttempt(c, 'login', email);
    const isRight = await compared(c, email, guess);
    if (isRight) await Promise.all([forgiveAttempts(c, 'login', email), giveBackAttempt(c, 'login-visitor')]);
    return isRight;
  } catch (error) {
    await giveBackAttempt(c, 'login-visitor');
    throw error;
  }
}

/** A password that was not looked at was no guess. */
async function compared(c: StoreContext, email: string, { password, hash }: Guess): Promise<boolean> {
  try {
    return await isPassword(askerOf(c), password, hash);
  } catch (error) {
    await giveBackAttempt(c, 'login', email);
    throw error;
  }
}
