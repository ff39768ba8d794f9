import { isRightGuess } from '#store/account/guess.ts';
import type { Violation } from '#store/errors.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';
import type { StoreContext } from '#store/request.ts';

/**
 * Whether this is the customer's own password. Guesses count like those of a login: who has found an open browser
 * learns no more from it than a stranger. @throws 429, 503
 */
export const isOwnPassword = (c: StoreContext, { email, passwordHash }: CustomerRow, password: string) =>
  isRightGuess(c, email, { password, hash: passwordHash });

export const wrongPassword: Violation = {
  code: 'CUSTOMER_PASSWORD_NOT_CORRECT',
  pointer: '/password',
  detail: 'Your password is not correct.',
};
