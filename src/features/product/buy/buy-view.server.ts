import { ADD_WORDS, type AddWords } from '#features/cart/words.server.ts';
import { type Offer, offerOf } from '#features/catalogue/offer.ts';
import { type ProductAttributes, productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { availabilityOf, quantityRule, type StockNote, stockNote } from '#features/catalogue/stock-words.ts';
import type { ShopContact } from '#features/navigation/target.content.ts';
import { formatAmount, formatMoney, formatNumber, formatPercent } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { mergeSlices, sliceOf, type Words, wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { PriceProps } from '#ui/Price.tsx';
import type { TiersProps } from '#ui/Tiers.tsx';
import type { QuantityRule } from '#values/quantity.ts';
import { nameOf, referenceWords } from '../card-view.server.ts';
import type { ProductView } from '../page/product-view.server.ts';
import { type Cabinet, type Choice, cabinetOf, choicesOf } from './choices.ts';

/** The buying column with every word ready. */
export interface BuyView {
  id: string;
  number: string;
  /** “Artikel 10-104-GR” */
  numberText: string;
  name: string;
  claim: string;
  /** Undefined where the store names no price: `onRequest` says so. */
  price: PriceProps | undefined;
  onRequest: string;
  /** “−20 %” */
  reduction: string | undefined;
  /** What the price contains, and how that is said of a price without tax; null without tax. */
  tax: { incl: string; excl: string } | null;
  /** “zuzüglich <shipping>Versand</shipping>”; empty for what has none. */
  shippingNote: string;
  shippingHref: string | undefined;
  tiers: TiersProps | undefined;
  /** How `tiers.client.ts` words the tiers of another group of customers; `#` is the number. */
  tierWords: Record<'data-caption' | 'data-to', string>;
  /** What a waste system needs around it; null for everything else. */
  cabinet: Cabinet | null;
  choices: Choice[];
  stock: StockNote;
  /** What the note becomes when the stock changes after the build; `#` is the number. */
  stockThen: { isThere: string; isGone: string } | null;
  /** What may be ordered at once; null when nothing can be ordered. */
  order: QuantityRule | null;
  /** Can't be ordered, but may come back. */
  isGone: boolean;
  /** Can be ordered, until the stock that was there at the build has been sold. */
  mayRunOut: boolean;
  promises: { figure: string; text: string }[];
  withoutScript: string;
  phone: string;
}

export function buyView({ locale, product, variants }: ProductView, shopContact: ShopContact): BuyView {
  const [t, common] = [wordsOf(locale, 'product'), wordsOf(locale, 'common')];
  const attributes = productAttributesOf(product);
  const offer = offerOf(product);
  const availability = availabilityOf(product);
  return {
    ...shopContact,
    id: product.id,
    number: product.productNumber ?? '',
    numberText: t('number', { number: product.productNumber ?? '' }),
    name: nameOf(product),
    claim: attributes.claim,
    price: offer ? priceProps(locale, product, offer) : undefined,
    onRequest: common('priceOnRequest'),
    reduction: offer?.reduction ? t('badgeSale', { percent: offer.reduction }) : undefined,
    tax: offer && taxNote(locale, common, offer, availability.kind === 'download' ? '' : ','),
    shippingNote: offer && availability.kind !== 'download' ? shippingNote(product, common) : '',
    tiers: offer?.tiers.length ? tiersProps(locale, t, offer) : undefined,
    tierWords: tierWords(t),
    cabinet: cabinetOf(locale, wordsOf(locale, 'configurator'), attributes.fit),
    choices: choicesOf(product, variants),
    stock: stockNote(t, product),
    stockThen: availability.kind === 'download' ? null : stockThen(t, product),
    order: offer && availability.kind !== 'out' ? quantityRule(product) : null,
    isGone: availability.kind === 'out',
    mayRunOut: availability.kind !== 'out' && availabilityOf({ ...product, stock: 0 }).kind === 'out',
    promises: promises(locale, t, attributes),
    withoutScript: t('orderByPhone'),
  };
}

/** The price for the bar on the phone; null for what can't be ordered. */
export function barPrice({ locale, product }: ProductView): PriceProps | null {
  const offer = offerOf(product);
  if (!offer || availabilityOf(product).kind === 'out') return null;
  return priceProps(locale, product, offer);
}

const shippingNote = ({ shippingFree }: Product, common: Words<'common'>): string =>
  common(shippingFree ? 'withShipping' : 'plusShipping');

const stockThen = (t: Words<'product'>, product: Product): BuyView['stockThen'] => ({
  isThere: t('stock', { count: 7 }).replace('7', '#'),
  isGone: stockNote(t, { ...product, stock: 0 }).text,
});

function priceProps(locale: Locale, product: Product, { unit, list }: Offer): PriceProps {
  const instead = wordsOf(locale, 'common')('priceInstead', { price: '' }).trim();
  const was = list === null ? undefined : formatAmount(locale, list);
  const productId = product.productNumber ?? '';
  return { now: formatMoney(locale, unit), was, wasLabel: instead, productId, ...referenceWords(locale, product) };
}

/** Vouchers bear no VAT; `end` is put behind where the shipping is said too. */
function taxNote(locale: Locale, common: Words<'common'>, { taxRate }: Offer, end: string): BuyView['tax'] {
  if (!taxRate) return null;
  const rate = formatPercent(locale, taxRate);
  return { incl: common('inclVatRate', { rate }) + end, excl: common('exclVatRate', { rate }) + end };
}

const tierWords = (t: Words<'product'>): BuyView['tierWords'] => ({
  'data-caption': t('tiers'),
  'data-to': t('tierTo', { quantity: '#' }),
});

const tiersProps = (locale: Locale, t: Words<'product'>, { tiers }: Offer): TiersProps => ({
  caption: t('tiers'),
  rows: tiers.map(({ quantity, unit, isLast }) => ({
    range: t(isLast ? 'tierFrom' : 'tierTo', { quantity: formatNumber(locale, quantity) }),
    price: formatMoney(locale, unit),
  })),
});

/** A10, A7: what the house promises for this kind of thing. */
function promises(
  locale: Locale,
  t: Words<'product'>,
  { kind, guaranteeYears }: ProductAttributes,
): BuyView['promises'] {
  if (!kind || kind === 'download') return [];
  const lasting = kind === 'device' || kind === 'system';
  const promise = (count: number, text: string) => ({ figure: formatNumber(locale, count), text });
  return [
    ...(guaranteeYears ? [promise(guaranteeYears, t('sureGuarantee', { count: guaranteeYears }))] : []),
    ...(lasting ? [promise(SPARE_PARTS_YEARS, t('sureSpareParts'))] : []),
    promise(RETURN_DAYS, t('sureReturn')),
  ];
}

const SPARE_PARTS_YEARS = 10;
const RETURN_DAYS = 30;

/** The words of the button: only those that can come up here, because every page carries them. */
export function addWords(locale: Locale, rule: QuantityRule | null): AddWords {
  const byOne = ADD_WORDS.filter((key) => (rule?.steps ?? 1) > 1 || !key.endsWith('By'));
  return mergeSlices(sliceOf(locale, 'cart', byOne), sliceOf(locale, 'connection', FAILURES));
}

const FAILURES = [
  'failed',
  'retry',
  'rateLimit',
  'error-STORE_API__BUSY',
  'error-FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
] as const;
