import { isPassword } from '#store/account/password.ts';
import type { Violation } from '#store/errors.ts';
import { forgiveAttempts, takeAttempt } from '#store/limits/attempts.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { StoreContext } from '#store/request.ts';

/**
 * Whether this is the customer's own password. Guesses count like those of a login: who has found an open browser
 * learns no more from it than a stranger. @throws 429
 */
export async function isOwnPassword(c: StoreContext, customer: CustomerRow, password: string): Promise<boolean> {
  await takeAttempt(c, 'login', customer.email);
  const isRight = await isPassword(password, customer.passwordHash);
  if (isRight) await forgiveAttempts(c, 'login', customer.email);
  return isRight;
}

export const wrongPassword: Violation = {
  code: 'CUSTOMER_PASSWORD_NOT_CORRECT',
  pointer: '/password',
  detail: 'Your password is not correct.',
};
