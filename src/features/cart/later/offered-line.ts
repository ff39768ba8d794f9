import type { Product } from '#store-api/contract/product.ts';
import { type Cents, cents } from '#values/money.ts';
import type { ItemToAdd } from '../change/change.ts';
import type { LinePicture } from '../lines/LinePicture.tsx';

/** One thing that a link or a kept cart would put into the cart. */
export type OfferedLine = ItemToAdd & {
  /** As a line of a cart shows it. */
  line: Parameters<typeof LinePicture>[0]['line'] & { label: string };
  unitPrice: Cents;
  /** Whether it can be had today; how many, the cart says. */
  isAvailable: boolean;
};

export function offeredLine(product: Product, quantity: number): OfferedLine {
  const { id, translated, name, productNumber, cover, options, customFields } = product;
  return {
    productId: id,
    quantity,
    line: {
      label: translated?.name ?? name ?? '',
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

/** What is chosen first (colours, sizes) can't be put in as it is, what is sold off is there or not. */
function isAvailable({ available, parentId, childCount, calculatedPrice }: Product): boolean {
  const isChosenFirst = !parentId && Boolean(childCount);
  return available !== false && !isChosenFirst && Boolean(calculatedPrice);
}

const optionOf = ({ name, translated }: NonNullable<Product['options']>[number]) => ({
  option: translated?.name ?? name,
});
