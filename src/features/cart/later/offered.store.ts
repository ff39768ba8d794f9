import { idle } from '#features/session/loading.ts';
import { createLoader, sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { type Cents, cents } from '#values/money.ts';
import { cart as shoppersCart } from '../cart.store.ts';
import type { ItemToAdd } from '../change/change.ts';
import type { LinePicture } from '../lines/CartLines.tsx';
import { MOST_LINES, readBasket } from './basket.ts';

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
  const { $value: $offered, load } = createLoader<Offered>();

  /** Looks up what a text asks for (`basket.ts`). What fails says so in the store. */
  function show(basket: string): Promise<void> {
    $offered.set(idle);
    return load((signal) => readOffered(basket, signal), basket);
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

/** Limits the response to these fields. */
const includes = {
  product: [
    ...['id', 'parentId', 'childCount', 'productNumber', 'name', 'translated', 'cover', 'options', 'customFields'],
    ...['available', 'calculatedPrice', 'calculatedPrices'],
  ],
};

export const offered = createOffered(sendAsShopper, shoppersCart);

/** One thing that a link or a kept cart would put into the cart. */
type OfferedLine = ItemToAdd & {
  /** As a line of a cart shows it. */
  line: Parameters<typeof LinePicture>[0]['line'] & { label: string };
  unitPrice: Cents;
  /** Whether it can be had today; how many, the cart says. */
  isAvailable: boolean;
};

function offeredLine(product: Product, quantity: number): OfferedLine {
  const { id, name, productNumber, cover, options, customFields } = product;
  return {
    productId: id,
    quantity,
    line: {
      label: name ?? '',
      cover: cover?.media,
      payload: { productNumber, customFields, options: (options ?? []).map(optionOf) },
    },
    unitPrice: cents(priceFor(product, quantity)),
    isAvailable: isAvailable(product),
  };
}

/** Tiers end at their quantity, the last begins there. */
function priceFor({ calculatedPrice, calculatedPrices }: Product, quantity: number): number {
  const tiers = calculatedPrices ?? [];
  const tier = tiers.find((one, index) => quantity <= one.quantity || index === tiers.length - 1);
  return (tier ?? calculatedPrice)?.unitPrice ?? 0;
}

/** What is chosen first (colors, sizes) can't be put in as it is, what is sold off is there or not. */
function isAvailable({ available, parentId, childCount, calculatedPrice }: Product): boolean {
  const isChosenFirst = !parentId && Boolean(childCount);
  return available !== false && !isChosenFirst && Boolean(calculatedPrice);
}

const optionOf = ({ name }: NonNullable<Product['options']>[number]) => ({
  option: name,
});
