import { traceOf } from '#features/cart/cart.ts';
import { cartTrace } from '#features/cart/cart-trace.store.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { keepToken, readToken } from '#store-api/token.ts';
import type { Later } from './later.ts';

/**
 * Puts a product into the cart: whether it lies there now. Without the cart's own code, because a browser that could
 * not load a module once, as without a connection, does not try again on this page. What the cart's code has read
 * already, it reads again by itself (`cartTrace`).
 * @throws when the store can't be reached, or is in trouble
 */
export async function putIn({ productId, quantity }: Later): Promise<boolean> {
  const token = readToken();
  const item = { type: 'product', id: productId, referencedId: productId, quantity };
  const answer = await fetch('/store-api/checkout/cart/line-item', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': import.meta.env.STORE_KEY,
      'sw-inheritance': '1',
      ...(token && { [TOKEN_NAME]: token }),
    },
    body: JSON.stringify({ items: [item] }),
  });
  if (answer.status >= 500) throw new Error(`The store answered ${answer.status}.`);
  if (!answer.ok) return false;
  const fresh = answer.headers.get(TOKEN_NAME);
  if (fresh && fresh !== token) keepToken(fresh);
  const cart: Cart = await answer.json();
  cartTrace.set(traceOf(cart));
  return cart.lineItems.some(({ referencedId }) => referencedId === productId);
}
