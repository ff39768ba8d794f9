import { ApiError } from '#store-api/ApiError.ts';
import type { Cart } from '#store-api/contract/cart.ts';

/** So many of a product. */
export type ItemToAdd = { productId: string; quantity: number };

/** One change of the cart: what it is about, and how it is asked for. */
export type Change = {
  /** A later change about the same takes the place of one that did not get through: `line 10-104`. */
  about: string;
  request: () => Promise<Cart>;
  /** What it puts in: asking twice would put it in twice. */
  adds?: readonly ItemToAdd[];
  /** It stays in the field where it was typed: nobody else makes up for it. */
  isAtHand?: true;
};

/** Statuses below 500 that say “later” and not “no”: too slow, too many. */
const LATER = [408, 425, 429];

/** Whether the store has understood and said no: asking again would change nothing, and nothing was done. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !LATER.includes(error.status);

/** Whether the line that was to be changed or removed is not there any more: the cart has to be read, nothing is wrong. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.has('CHECKOUT__CART_LINE_ITEM_NOT_FOUND');
