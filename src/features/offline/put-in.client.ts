import { fingerprintOf, wasApplied } from '#features/cart/cart.ts';
import { cartFingerprint } from '#features/cart/cart-fingerprint.store.ts';
import { isRefusal } from '#features/cart/change/change.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { keepNewToken } from '#store-api/new-token.ts';
import { keepToken, readToken } from '#store-api/token.ts';
import type { Later } from './later.ts';

/** As long as the cart's own code waits. */
const PATIENCE_MS = 35_000;

/**
 * Puts a product into the cart: whether it lies there now. Without the cart's own code, because a browser that could
 * not load a module once, as without a connection, does not try again on this page. What the cart's code has read
 * already, it reads again by itself (`cartTrace`).
 * @throws when the store can't be reached, is in trouble, or wants a pause (429): it is asked again
 */
export async function putIn({ productId, quantity, before }: Later): Promise<boolean> {
  if (before !== undefined) {
    const currentCart = await fetchCart('');
    if (currentCart && wasApplied(currentCart, before, productId, quantity)) return true;
  }
  const item = { type: 'product', id: productId, referencedId: productId, quantity };
  const cart = await fetchCart('/line-item', { method: 'POST', body: JSON.stringify({ items: [item] }) });
  return cart?.lineItems.some(({ referencedId }) => referencedId === productId) ?? false;
}

/** The cart that the store answers with; undefined when it refuses. */
async function fetchCart(path: string, request: RequestInit = {}): Promise<Cart | undefined> {
  const token = readToken();
  const response = await fetch(`/store-api/checkout/cart${path}`, {
    ...request,
    headers: {
      'content-type': 'application/json',
      'sw-access-key': import.meta.env.STORE_KEY,
      'sw-inheritance': '1',
      ...(token && { [TOKEN_NAME]: token }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  keepNewToken({ readToken, keepToken }, response.headers, token); // a refusal may bring one, too
  if (!response.ok) {
    const error = new ApiError(response, await response.json().catch(() => undefined));
    if (isRefusal(error)) return undefined;
    throw error;
  }
  const cart: Cart = await response.json();
  cartFingerprint.set(fingerprintOf(cart));
  return cart;
}
