import { type ListPrice, listPriceOf, referencePriceOf } from '#features/catalogue/offer.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { availabilityOf, cardStockNote, type StockNote } from '#features/catalogue/stock-words.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { formatAmount, formatMoney, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Media } from '#store-api/contract/entity.ts';
import type { Product } from '#store-api/contract/product.ts';
import { type DrawingName, drawingOf } from '#ui/drawing.ts';
import type { PriceProps } from '#ui/Price.tsx';
import type { PictureMedia } from '#ui/picture.ts';
import { variantWords } from './buy/choices.ts';
import { isCutOut } from './gallery/pictures.ts';

/** A product as a card shows it: every word ready. */
export interface CardView {
  number: string;
  name: string;
  claim: string;
  href: string;
  media: PictureMedia | null;
  /** A photo fills its frame, and nothing is written on it. */
  isPhoto: boolean;
  drawing: DrawingName;
  badge: { style: '' | 'warm' | 'mute'; text: string } | null;
  price: PriceProps | null;
  stock: StockNote | null;
  widthMm: number;
}

export function cardView(locale: Locale, product: Product): CardView {
  const t = wordsOf(locale, 'product');
  const { claim, family, kind, picture } = productAttributesOf(product);
  const price = listPriceOf(product);
  return {
    number: product.productNumber ?? '',
    name: [nameOf(product), product.parentId && variantWords(product)].filter(Boolean).join(', '),
    claim,
    href: productHref(locale, product),
    media: product.cover?.media ? cardPicture(product.cover.media) : null,
    isPhoto: Boolean(product.cover?.media && !isCutOut(product.cover.media)),
    drawing: drawingOf({ picture, family, kind }),
    badge: badgeOf(t, product, price),
    price: price && {
      ...priceWords(locale, product.productNumber ?? '', price),
      ...(price.from === null && referenceWords(locale, product)),
    },
    stock: cardStockNote(t, product),
    widthMm: Math.round(product.width ?? 0),
  };
}

export const nameOf = (product: Product): string => product.name ?? '';

/** “X-LINE” stays on one line in large letters: a single letter is never left behind. */
export const unbroken = (name: string): string => name.replace(/\b(\p{L})-(?=\p{L})/gu, '$1-\u2060');

/** One badge a card: sold out before reduced before new. */
function badgeOf(
  t: ReturnType<typeof wordsOf<'product'>>,
  product: Product,
  price: ListPrice | null,
): CardView['badge'] {
  if (availabilityOf(product).kind === 'out') return { style: 'mute', text: t('badgeSoldOut') };
  if (price?.reduction) return { style: 'warm', text: t('badgeSale', { percent: price.reduction }) };
  return product.isNew ? { style: '', text: t('badgeNew') } : null;
}

/**
 * The price of a card with “from” and the struck one where there are such. By its article number the script that
 * brings static prices up to date finds it: shorter than the id, and on the page anyway.
 */
export function priceWords(locale: Locale, productId: string, { unit, list, from }: ListPrice): PriceProps {
  const t = wordsOf(locale, 'common');
  const now = formatMoney(locale, unit);
  return {
    now: from ? t('priceFrom', { price: now }) : now,
    ...(list !== null && { was: formatAmount(locale, list), wasLabel: t('priceInstead', { price: '' }).trim() }),
    productId,
    isLeast: true,
  };
}

/** “CHF 31.80 / 1 kg”, of goods that have such a price. */
export function referenceWords(locale: Locale, product: Product): Pick<PriceProps, 'reference'> {
  const reference = referencePriceOf(product);
  if (!reference) return {};
  const { price, ratio, measure } = reference;
  const text = `${formatMoney(locale, price)} / ${formatNumber(locale, measure[0])} ${measure[1]}`;
  return { reference: { text, ratio } };
}

/** Widths that a card needs, in pixels: the phone's and the desk's. */
const CARD_WIDTHS = [400, 800];

/** The same picture with few sizes, because there are many cards on a page; browsers without AVIF get one WebP. */
export function cardPicture(media: Media): PictureMedia {
  const fits = ({ width }: { width: number }) => CARD_WIDTHS.includes(width);
  const avif = media.extensions?.avif?.thumbnails.filter(fits) ?? [];
  if (avif.length === 0) return media;
  const plain = media.thumbnails?.find(({ width }) => width === CARD_WIDTHS[1]) ?? media.thumbnails?.at(-1);
  const { metaData, alt } = media;
  return { url: plain?.url ?? media.url, metaData, alt, extensions: { avif: { thumbnails: avif } } };
}
