import * as paths from '#i18n/paths.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { addLineItems } from '#store-api/contract/cart.ts';
import { cartPathWithFlash, type Missing } from './flash.ts';

/** Goods as an order, a list or a quote knows them. `isGone`: what was ordered has no article any more. */
export type Goods = Missing & { quantity: number; isGone?: boolean };

/**
 * Everything goes into the cart, and the address of the cart comes back. The store puts quantities right while they are
 * put in and says so in this answer only: the address carries it to the page. @throws {ApiError}
 */
export async function intoCart(storeContext: StoreContext, goods: readonly Goods[]): Promise<string> {
  const items = goods
    .filter(({ isGone }) => !isGone)
    .map(({ productId: id, quantity }) => ({ ...{ type: 'product' as const, id, referencedId: id, quantity } }));
  const cart =
    items.length > 0 ? await callStore(storeContext, addLineItems, { body: { items } }) : { lineItems: [], errors: [] };
  const isIn = ({ productId }: Goods) => cart.lineItems.some(({ referencedId }) => referencedId === productId);
  return cartPathWithFlash(
    paths.cart(storeContext.locale),
    cart.errors,
    goods.filter((one) => !isIn(one)),
  );
}
