import { TOKEN_NAME } from '#store-api/call.ts';
import type { Send } from '#store-api/client.ts';
import {
  addLineItems,
  type Cart,
  changeLineItems,
  type LineItem,
  type NewLineItem,
  readCart,
  removeLineItems,
} from '#store-api/contract/cart.ts';
import { isQuantity } from '#values/quantity.ts';
import { isPromotion, wasApplied } from '../cart.ts';
import { type Change, type ItemToAdd, isRefusal } from './change.ts';

/** The changes that a shopper can make, each ready to be asked for. */
export function createChanges(send: Send) {
  /** All of them or none. @throws Error for a quantity that is none */
  function adding(itemsToAdd: readonly ItemToAdd[]): Change {
    const odd = itemsToAdd.find(({ quantity }) => !isQuantity(quantity));
    if (odd) throw new Error(`A product is added once or more often, not ${odd.quantity} times.`);
    const items = itemsToAdd.map(({ productId, quantity }) => product(productId, quantity));
    const about = `add ${itemsToAdd.map(({ productId }) => productId).join()}`;
    // goes through even when the shopper leaves the page at once
    return { about, adds: itemsToAdd, request: () => send(addLineItems, { body: { items }, keepalive: true }) };
  }

  const quantity = (id: string, amount: number): Change => ({
    about: aboutLine(id),
    request: () => send(changeLineItems, { body: { items: [{ id, quantity: amount }] } }),
  });

  const removal = (id: string): Change => ({
    about: aboutLine(id),
    request: () => send(removeLineItems, { body: { ids: [id] } }),
  });

  /** Undoes a removal. */
  function putBack(line: LineItem): Change {
    const { id, referencedId, quantity: amount } = line;
    if (isPromotion(line)) return entering(referencedId ?? '');
    const productId = referencedId ?? id;
    const items = [{ ...product(productId, amount), id }];
    return {
      about: aboutLine(id),
      adds: [{ productId, quantity: amount }],
      request: () => send(addLineItems, { body: { items } }),
    };
  }

  const code = (typed: string): Change => ({ ...entering(typed), isAtHand: true });

  function entering(typed: string): Change {
    const item: NewLineItem = { type: 'promotion', referencedId: typed.trim() };
    const about = `code ${item.referencedId}`;
    return { about, request: () => send(addLineItems, { body: { items: [item] } }) };
  }

  return { adding, quantity, removal, putBack, code };
}

const aboutLine = (id: string): string => `line ${id}`;

/** The product's id names its line too: the same product again adds up, it makes no second line. */
const product = (referencedId: string, quantity: number) => ({
  type: 'product' as const,
  id: referencedId,
  referencedId,
  quantity,
});

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
