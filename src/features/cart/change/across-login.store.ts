import { TOKEN_NAME } from '#store-api/call.ts';
import type { Send } from '#store-api/client.ts';
import { type Cart, readCart } from '#store-api/contract/cart.ts';
import { type Change, isRefusal } from './change.ts';

/**
 * Makes a change that a login or logout may overtake, here or in another tab. The answer then is the cart of a session
 * that nobody has any more; the change has to be in that of now. `tokenNow` is the token of this browser at this moment.
 * @throws what the store answers when the change failed
 */
export function createAcrossLogin(send: Send, tokenNow: () => string | undefined) {
  return async function make(change: Change): Promise<Cart> {
    const before = tokenNow();
    const cart = await change.request().catch((error) => {
      // a line that the session before does not know any more is in that of now
      if (isRefusal(error) && tokenNow() !== before) return change.request();
      throw error;
    });
    if (isOfNow(cart)) return cart;
    return (await isDone(change, cart)) ? send(readCart) : change.request();
  };

  function isOfNow({ token }: Cart): boolean {
    const now = tokenNow();
    return !token || !now || token === now;
  }

  /**
   * What came before the login went along with the cart, and its old place is empty. What came after it lies there
   * alone and would be lost. Quantities, removals and codes may simply be said again.
   */
  async function isDone({ adds = [] }: Change, { token }: Cart): Promise<boolean> {
    if (adds.length === 0) return false;
    const left = await send(readCart, { headers: { [TOKEN_NAME]: token ?? '' } });
    return !left.lineItems.some((line) => adds.some(({ productId }) => productId === (line.referencedId ?? line.id)));
  }
}
