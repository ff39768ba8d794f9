import type { Send } from '#store-api/client.ts';
import {
  addLineItems,
  changeLineItems,
  type LineItem,
  type NewLineItem,
  removeLineItems,
} from '#store-api/contract/cart.ts';
import { isQuantity } from '#values/quantity.ts';
import { isPromotion } from '../cart.ts';
import type { Change, ItemToAdd } from './change.ts';

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
