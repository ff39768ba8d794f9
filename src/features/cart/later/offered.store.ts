import { atom } from 'nanostores';
import { createLoader } from '#features/session/loader.store.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { readProducts } from '#store-api/contract/product.ts';
import { cart as shoppersCart } from '../cart.store.ts';
import { MOST_LINES, readBasket } from './basket.ts';
import { type OfferedLine, offeredLine } from './offered-line.ts';

/** What would be put into the cart. */
export type Offered = {
  lines: OfferedLine[];
  /** So many things are no longer in the range. */
  gone: number;
  /** Whether all of the address could be read. */
  isWhole: boolean;
};

/** Goods from a link or a kept cart: shown first, put in only when the shopper says so. */
export function createOffered(send: Send, cart: Pick<typeof shoppersCart, 'addProducts'>) {
  const $offered = atom<Loading<Offered>>(idle);
  const { load } = createLoader<Offered>($offered);

  /** Looks up what a text asks for (`basket.ts`). What fails says so in the store. */
  async function show(basket: string): Promise<void> {
    $offered.set(idle);
    await load(basket, (signal) => readOffered(basket, signal)).catch(() => {});
  }

  async function readOffered(basket: string, signal: AbortSignal): Promise<Offered> {
    const { items, isWhole } = readBasket(basket);
    if (items.length === 0) return { lines: [], gone: 0, isWhole };
    const body = { ids: items.map(({ productId }) => productId), limit: MOST_LINES, includes };
    const { elements } = await send(readProducts, { body, signal });
    const lines = items.flatMap(({ productId, quantity }) => {
      const product = elements.find(({ id }) => id === productId);
      return product ? [offeredLine(product, quantity)] : [];
    });
    return { lines, gone: items.length - lines.length, isWhole };
  }

  /** Puts what can be had into the cart, all at once; answers whether it is there. */
  async function accept(): Promise<boolean> {
    const availableLines = ($offered.get().value?.lines ?? []).filter(({ isAvailable }) => isAvailable);
    if (!(await cart.addProducts(availableLines))) return false;
    dismiss();
    return true;
  }

  const dismiss = (): void => $offered.set(idle);

  return { $offered, show, accept, dismiss };
}

/** The rest of a product stays off the wire. */
const includes = {
  product: [
    ...['id', 'parentId', 'childCount', 'productNumber', 'name', 'translated', 'cover', 'options', 'customFields'],
    ...['available', 'calculatedPrice', 'calculatedPrices'],
  ],
};

export const offered = createOffered(sendAsShopper, shoppersCart);
