import { listPriceOf } from '#features/catalogue/offer.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { availabilityOf } from '#features/catalogue/stock-words.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { quickAddOf } from '#features/product/buy/choices.ts';
import { formatAmount, formatMoney } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';
import { type DrawingName, drawingOf } from '#ui/drawing.ts';
import type { PriceProps } from '#ui/Price.tsx';
import type { PictureMedia } from '#ui/picture.ts';
import type { WishlistWords } from './words.server.ts';

/** Something that was noted, as the page shows it. */
export interface WishlistItem {
  id: string;
  name: string;
  number: string;
  href: string;
  media: PictureMedia | null;
  drawing: DrawingName;
  price: PriceProps | null;
  isSoldOut: boolean;
  /** How many go into the cart at once; null for what is chosen first (colors, sizes), or can't be bought. */
  least: number | null;
}

export function wishlistItemOf(locale: Locale, words: WishlistWords, product: Product): WishlistItem {
  const { family, kind, picture } = productAttributesOf(product);
  const isSoldOut = availabilityOf(product).kind === 'out';
  return {
    id: product.id,
    name: [product.name, ...optionNames(product)].filter(Boolean).join(', '),
    number: product.productNumber ?? '',
    href: productHref(locale, product),
    media: product.cover?.media ?? null,
    drawing: drawingOf({ picture, family, kind }),
    price: priceOf(locale, words, product),
    isSoldOut,
    least: leastOf(product, isSoldOut),
  };
}

/** A variant is chosen already, its product is not. */
function leastOf(product: Product, isSoldOut: boolean): number | null {
  if (product.parentId) return isSoldOut || !product.calculatedPrice ? null : (product.minPurchase ?? 1);
  const add = quickAddOf(product);
  return add ? (add.least ?? 1) : null;
}

function priceOf(locale: Locale, words: WishlistWords, product: Product): PriceProps | null {
  const price = listPriceOf(product);
  if (!price) return null;
  const now = formatMoney(locale, price.unit);
  return {
    now: price.from ? formatMessage(words, 'priceFrom', { price: now }) : now,
    ...(price.list !== null && {
      was: formatAmount(locale, price.list),
      wasLabel: formatMessage(words, 'priceInstead', { price: '' }).trim(),
    }),
  };
}

const optionNames = ({ parentId, options }: Product): string[] =>
  parentId ? (options ?? []).map(({ name }) => name ?? '') : [];
