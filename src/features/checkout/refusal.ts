import { MissingIdError } from '#features/session/context-patch.ts';
import { failureMessage, fieldMessages } from '#features/session/problems.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { CheckoutWords } from './words.server.ts';

/** An account, or a guest, has to be confirmed by the link in a mail first: nothing was ordered. */
export class HasToConfirmError extends Error {
  readonly who: 'account' | 'guest';

  constructor(who: 'account' | 'guest' = 'account') {
    super(`${who} has to be confirmed`);
    this.who = who;
  }
}

/** The cart is another one than the shopper has seen: nothing was ordered. */
export class CartChangedError extends Error {}

/** Refusals of an order after which the cart has to be looked at again. */
const CART_REFUSALS = {
  CHECKOUT__CART_HASH_MISMATCH: 'cartChanged',
  CHECKOUT__CART_INVALID: 'cartBlocked',
  CHECKOUT__CART_EMPTY: 'cartEmpty',
} as const;

/** Whether the order was refused because of what is in the cart. */
export const isAboutCart = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(CART_REFUSALS).some((code) => error.has(code));

/** Whether nobody was there to order. */
export const isAboutLogin = (error: unknown): boolean => error instanceof ApiError && error.has(NOT_LOGGED_IN);

const NOT_LOGGED_IN = 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN';

/** Why a choice did not work; `left` are the seconds of a pause that are left. */
export const failureText = ({ validation, connection }: CheckoutWords, error: unknown, left?: number): string =>
  error instanceof MissingIdError ? formatMessage(validation, error.key) : failureMessage(connection, error, left);

/** Why the order was not placed, and that nothing is lost; `left` as above. */
export function refusalText(words: CheckoutWords, error: unknown, left?: number): string {
  if (error instanceof CartChangedError) return formatMessage(words.checkout, 'cartChanged');
  if (error instanceof MissingIdError) return formatMessage(words.validation, error.key);
  if (!(error instanceof ApiError)) return formatMessage(words.checkout, 'orderFailed');
  if (error.has(NOT_LOGGED_IN)) return formatMessage(words.validation, 'loginRequired');
  const match = Object.entries(CART_REFUSALS).find(([code]) => error.has(code));
  if (match) return formatMessage(words.checkout, match[1]);
  const blank = fieldMessages(words.validation, words.account, error);
  if (blank) return blank;
  return error.pauseSeconds || error.waitSeconds
    ? failureMessage(words.connection, error, left)
    : formatMessage(words.checkout, 'orderFailed');
}
