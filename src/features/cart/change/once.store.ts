import type { Send } from '#store-api/client.ts';
import { readCart } from '#store-api/contract/cart.ts';
import { wasApplied } from '../cart.ts';
import type { Change } from './change.ts';

/**
 * A change without an answer, ready to be asked for again. What puts something in may have arrived all the same: then
 * the cart holds more of it than `before`, the cart's trace when it was asked for first, and nothing is asked for.
 */
export function onceMore(send: Send, change: Change, before: string): Change {
  const { adds, request } = change;
  if (!adds) return change;
  return {
    ...change,
    async request() {
      const cart = await send(readCart);
      return adds.some(({ productId, quantity }) => wasApplied(cart, before, productId, quantity)) ? cart : request();
    },
  };
}
