// A shared or saved cart is a URL with at most 50 lines, kept in this browser; today’s prices are shown before
// anything is added.

import type { Cart } from '#store-api/contract/cart.ts';
import { goods } from '../cart.ts';
import type { ItemToAdd } from '../change/change.ts';

/** Most lines that an address carries: 1,900 characters, which every mail program and browser passes on. */
export const MOST_LINES = 50;

/** Goods as they stand in an address: `018f…e2.2~01a3…07.1`, product and pieces. */
export const basketOf = (cart: Pick<Cart, 'lineItems'>): string =>
  shareable(cart)
    .slice(0, MOST_LINES)
    .map(({ productId, quantity }) => `${productId}.${Math.min(quantity, MOST_PIECES)}`)
    .join('~');

/** What of a cart can be put in again: products. Discounts come by themselves or by their code. */
export const shareable = (cart: Pick<Cart, 'lineItems'>): ItemToAdd[] =>
  goods(cart).flatMap(({ type, referencedId, quantity }) =>
    type === 'product' && referencedId && ID.test(referencedId) ? [{ productId: referencedId, quantity }] : [],
  );

/**
 * What an address asks for. Anybody can write one, so only what is a product's id with a quantity counts, a product
 * once and no more than `MOST_LINES`; `isWhole` is false where something was left out.
 */
export function readBasket(text: string): { items: ItemToAdd[]; isWhole: boolean } {
  const parts = text.split('~', MOST_LINES + 1);
  const quantities = new Map<string, number>();
  for (const part of parts.slice(0, MOST_LINES)) {
    const [, productId, count] = LINE.exec(part) ?? [];
    if (productId && !quantities.has(productId)) quantities.set(productId, Number(count));
  }
  return {
    items: [...quantities].map(([productId, quantity]) => ({ productId, quantity })),
    isWhole: quantities.size === parts.length,
  };
}

const ID = /^[0-9a-f]{32}$/;
const LINE = /^([0-9a-f]{32})\.([1-9]\d{0,2})$/;

/** What three digits hold; more of one thing is ordered by talking to the shop. */
const MOST_PIECES = 999;

/** How the goods of a cart are called. */
export const namesOf = (cart: Pick<Cart, 'lineItems'>): string[] => goods(cart).flatMap(({ label }) => label || []);
