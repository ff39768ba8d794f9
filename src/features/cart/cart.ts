import { type Cart, type CartError, FREE_SHIPPING, type LineItem } from '#store-api/contract/cart.ts';
import { type Cents, cents, roundToInterval } from '#values/money.ts';

/** Rules on a cart, and what it says of its sums. Amounts are whole Rappen (cents). */

/** Id of the heading of the cart's page, where the focus goes when what had it is gone. */
export const CART_TITLE = 'cart-title';

type Lines = Pick<Cart, 'lineItems'>;

export const isPromotion = (line: Pick<LineItem, 'type'>): boolean => line.type === 'promotion';

export const isDownload = (line: Pick<LineItem, 'states'>): boolean => line.states?.includes('is-download') ?? false;

/** What is bought: every line but the discounts. */
export const goods = (cart: Lines): LineItem[] => cart.lineItems.filter((line) => !isPromotion(line));

/** What is taken off the goods. */
export const discounts = (cart: Lines): LineItem[] =>
  cart.lineItems.filter((line) => isPromotion(line) && !isOnShipping(line));

/** What names the discounts on shipping: lines of 0.00, the amounts stand in the deliveries. */
export const shippingDiscounts = (cart: Lines): LineItem[] =>
  cart.lineItems.filter((line) => isPromotion(line) && isOnShipping(line));

const isOnShipping = ({ payload }: Pick<LineItem, 'payload'>): boolean => payload.discountScope === 'delivery';

/** Codes that the store keeps although they take nothing off: they wait, or another one excludes them. */
export function keptCodes({ extensions, lineItems }: Pick<Cart, 'extensions' | 'lineItems'>): string[] {
  const { addedCodes } = (extensions?.['cart-promotions'] ?? {}) as Record<string, unknown>;
  const applied = lineItems.filter(isPromotion).map(({ payload }) => payload.code);
  const kept: unknown[] = Array.isArray(addedCodes) ? addedCodes : [];
  return kept.filter((code): code is string => typeof code === 'string' && !applied.includes(code));
}

/** Pieces in the cart. */
export const count = (cart: Lines): number =>
  cart.lineItems.filter(({ good }) => good).reduce((sum, { quantity }) => sum + quantity, 0);

export const isEmpty = (cart: Lines): boolean => count(cart) <= 0;

/** Nothing to ship: every line but the discounts is a download. */
export const isVirtual = (cart: Lines): boolean => goods(cart).length > 0 && goods(cart).every(isDownload);

/** Something can be downloaded at once, so the buyer has to give up the right of withdrawal. */
export const hasDownload = (cart: Lines): boolean => goods(cart).some(isDownload);

/** The goods before discounts and shipping, rounded to the smallest coin of the currency, e.g. 0.05. */
export function subtotal(cart: Lines, interval = 0.01): Cents {
  return roundToInterval(sumOf(goods(cart).map(({ price }) => price?.totalPrice)), interval);
}

/** All deliveries together: a discount on shipping is a second delivery with a negative price. */
export const shippingTotal = (cart: Pick<Cart, 'deliveries'>): Cents => sumOf(shippingCosts(cart));

/** What shipping costs before its discount. */
export const shippingBefore = (cart: Pick<Cart, 'deliveries'>): Cents =>
  sumOf(shippingCosts(cart).filter((cost) => cost > 0));

/** What is taken off shipping: zero or negative. */
export const shippingDiscount = (cart: Pick<Cart, 'deliveries'>): Cents =>
  sumOf(shippingCosts(cart).filter((cost) => cost < 0));

/**
 * From which value of goods on shipping costs nothing, and what is missing: 0 once it is reached. Nothing where the
 * store says nothing about it.
 */
export function freeShipping({ extensions }: Pick<Cart, 'extensions'>): { from: Cents; missing: Cents } | undefined {
  const { from, missing } = (extensions?.[FREE_SHIPPING] ?? {}) as Record<string, unknown>;
  if (typeof from !== 'number' || typeof missing !== 'number' || from <= 0) return undefined;
  return { from: cents(from), missing: cents(Math.max(0, missing)) };
}

export const total = (cart: Pick<Cart, 'price'>): Cents => cents(cart.price.totalPrice);

/** Prices without VAT: a professional's session. */
export const isNet = (cart: Pick<Cart, 'price'>): boolean => cart.price.taxStatus === 'net';

/** VAT by rate, lowest first; a rate that takes nothing says nothing. */
export function taxes(cart: Pick<Cart, 'price'>): { rate: number; tax: Cents }[] {
  return cart.price.calculatedTaxes
    .map(({ taxRate, tax }) => ({ rate: taxRate, tax: cents(tax) }))
    .filter(({ tax }) => tax !== 0)
    .sort((a, b) => a.rate - b.rate);
}

/** What rounding to the smallest coin adds to or takes from the sum of everything above it. */
export function rounding(cart: Cart): Cents {
  const parts = sumOf(cart.lineItems.map(({ price }) => price?.totalPrice)) + shippingTotal(cart);
  const vat = isNet(cart) ? taxes(cart).reduce((sum, { tax }) => sum + tax, 0) : 0;
  return total(cart) - parts - vat;
}

/** Whether one of the messages keeps the cart from being ordered. */
export const isBlocked = (cart: Pick<Cart, 'errors'>): boolean => cart.errors.some(({ block }) => block);

/** Whether a product went in as it was asked for: it is there, and the server has nothing of its own to say about it. */
export const isAsRequested = ({ lineItems, errors }: Pick<Cart, 'lineItems' | 'errors'>, productId: string): boolean =>
  lineItems.some(({ referencedId }) => referencedId === productId) &&
  !errors.some(({ key }) => key.includes(productId));

/** The number of pieces, then a fingerprint: another one means that another tab has changed the cart. */
export const fingerprintOf = (cart: Pick<Cart, 'lineItems' | 'price'>): string =>
  [count(cart), cart.price.totalPrice, ...cart.lineItems.map(({ id, quantity }) => `${id}*${quantity}`)].join(' ');

/** Pieces of a line when the cart had this trace. */
const piecesIn = (fingerprint: string, lineId: string): number =>
  Number(
    fingerprint
      .split(' ')
      .find((one) => one.startsWith(`${lineId}*`))
      ?.slice(lineId.length + 1) ?? 0,
  );

/**
 * Whether so many pieces of a product came into the cart since it had the trace `before`: what a change without an
 * answer has to know before it is asked for again.
 */
export const wasApplied = (
  { lineItems }: Pick<Cart, 'lineItems'>,
  before: string,
  productId: string,
  quantity: number,
) => {
  const line = lineItems.find(({ id, referencedId }) => productId === (referencedId ?? id));
  return line !== undefined && line.quantity >= piecesIn(before, line.id) + quantity;
};

/** A list of messages where a newer one replaces an older one of the same key. */
export const mergeErrors = (older: readonly CartError[], newer: readonly CartError[]): CartError[] => [
  ...new Map([...older, ...newer].map((error) => [error.key, error])).values(),
];

const shippingCosts = ({ deliveries }: Pick<Cart, 'deliveries'>): number[] =>
  (deliveries ?? []).map((delivery) => delivery.shippingCosts.totalPrice);

const sumOf = (amounts: readonly (number | undefined)[]): Cents =>
  amounts.reduce<Cents>((sum, amount) => sum + cents(amount ?? 0), 0);
