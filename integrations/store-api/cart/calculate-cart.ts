import { createHash } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import type { PurchasableVariant } from '#store/catalogue/purchasable-variants.ts';
import type { StoredLine } from '#store/records/checkout/carts.ts';
import type { AddressRow } from '#store/records/checkout/customers.ts';
import { type Message, message } from '#store/rules/cart/messages.ts';
import type { Price, Pricing } from '#store/rules/price/price.ts';
import { type Totals, totals } from '#store/rules/price/price.ts';
import type { TaxBucket } from '#store/rules/promotion/apply.ts';
import { type AppliedDiscount, applyPromotions } from '#store/rules/promotion/apply.ts';
import type { Goods, Promotion } from '#store/rules/promotion/promotion.ts';
import {
  type FreeShipping,
  freeShipping,
  type KeptPromotion,
  type PromotionUpdate,
  updatePromotions,
} from '#store/rules/promotion/promotion.ts';
import type { Session } from '#store/session.ts';
import type { Country } from '#store/shop-config/country.ts';
import type { ShippingMethod } from '#store/shop-config/delivery.ts';
import type { Currency, PaymentMethod } from '#store/shop-config/payment.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Shopper } from '#store/shopper/require-shopper.ts';
import type { ChangedCart } from './change-lines.ts';
import { choosePayment, chooseShipping } from './choose-methods.ts';
import { type Delivery, deliveryOf, isShippable, weightOf } from './delivery.ts';
import { type Line, priceLines } from './price-lines.ts';

/** Everything that a calculation depends on. */
export type CartInput = {
  shopConfig: ShopConfig;
  session: Session;
  shopper: Shopper | null;
  kept: ChangedCart;
  promotions: Promotion[];
  /** Codes that belong to none of them. */
  unknownCodes: string[];
  hasOrdered: boolean;
  variants: Map<string, PurchasableVariant>;
  locale: Locale;
  now: Date;
};

/** A cart calculated with today's prices, stock and rules. `session` has the methods that are really in use. */
export type PricedCart = {
  session: Session;
  shopper: Shopper | null;
  country: Country;
  currency: Currency;
  lines: Line[];
  delivery: Delivery | undefined;
  discounts: AppliedDiscount[];
  promotions: KeptPromotion[];
  freeShipping: FreeShipping | null;
  /** A discount was lost: the shopper has to see the new price before ordering. */
  hasLostDiscount: boolean;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  totals: Totals;
  messages: Message[];
  /** Changes with everything that a shopper agrees to when ordering. */
  hash: string;
  /** Whether lines or methods were put right, so that the cart has to be stored again. */
  isCorrected: boolean;
};

/** Calculates a cart: lines, shipping, discounts, totals, payment, in this order because each needs the one before. Pure. */
export function calculate(input: CartInput): PricedCart {
  const { shopConfig, session, shopper, kept, variants, locale, now } = input;
  const currency = byId(shopConfig.currencies, session.currencyId);
  const country = byId(shopConfig.countries, shopper?.shipping.countryId ?? session.countryId);
  const billingCountry = byId(shopConfig.countries, shopper?.billing.countryId ?? session.countryId);
  const pricing = { factor: currency.factor, rounding: currency.itemRounding, taxState: session.taxState };
  const { lines, messages } = priceLines(kept.lines, variants, { shopConfig, pricing, iso: country.iso });

  const destination = { shopConfig, country };
  const shippableLines = lines.filter(isShippable);
  const shipping = chooseShipping({ shopConfig, session, locale }, shippableLines, destination);
  const delivery = deliveryOf(shipping.method, shippableLines, destination, pricing, now);
  const promoted = promote(input, { lines, delivery, shippingMethod: shipping.method, country, pricing });

  const { discounts } = promoted;
  const prices = [...lines, ...discounts.filter((each) => !isOnShipping(each))].map(({ price }) => price);
  const sum = totals(prices, shippingPrices({ delivery, discounts }), currency.totalRounding, session.taxState);
  const baseTotal = Math.round(sum.total / currency.factor);
  const payment = choosePayment(
    { shopConfig, session, locale },
    { billingCountry, baseTotal, isEmpty: lines.length === 0 },
  );

  const methods = { shippingMethodId: shipping.method.id, paymentMethodId: payment.method.id };
  const settled = { ...session, ...methods, isCartMerged: false };
  return {
    session: settled,
    shopper,
    country,
    currency,
    lines,
    delivery,
    discounts,
    promotions: promoted.kept,
    freeShipping: promoted.freeShipping,
    hasLostDiscount: promoted.hasLostDiscount,
    shippingMethod: shipping.method,
    paymentMethod: payment.method,
    totals: sum,
    messages: [
      ...(session.isCartMerged ? [message('cart-merged-hint', '', {})] : []),
      ...addressMessages(shopper, shopConfig, lines.length > 0 && shippableLines.length === 0),
      ...[messages, promoted.messages, shipping.messages, payment.messages].flat(),
    ],
    hash: hashOf(settled, lines, sum),
    isCorrected:
      !isSameLines(kept.lines, lines) || !isSameSession(session, settled) || !isSame(kept.promotions, promoted.kept),
  };
}

export const isOnShipping = ({ discount }: AppliedDiscount): boolean => discount.scope === 'delivery';

/** What the parcel costs, then what each discount takes off it; nothing where nothing travels. */
export const shippingPrices = ({ delivery, discounts }: Pick<PricedCart, 'delivery' | 'discounts'>): Price[] =>
  delivery ? [delivery.costs, ...discounts.filter(isOnShipping).map(({ price }) => price)] : [];

function byId<Entry extends { id: string }>(entries: Entry[], id: string): Entry {
  const match = entries.find((entry) => entry.id === id) ?? entries[0];
  if (!match) throw new Error('The shop needs a currency and a country.');
  return match;
}

function hashOf({ currencyId, shippingMethodId, paymentMethodId }: Session, lines: Line[], { total }: Totals): string {
  const content = lines.map(({ id, referencedId, quantity, price }) => [id, referencedId, quantity, price.unit]);
  const agreed = JSON.stringify([content, total, currencyId, shippingMethodId, paymentMethodId]);
  return createHash('sha256').update(agreed).digest('hex');
}

const isSameLines = (stored: StoredLine[], lines: Line[]): boolean =>
  stored.length === lines.length && stored.every((line, index) => line.quantity === lines[index]?.quantity);

const isSameSession = (before: Session, after: Session): boolean =>
  before.shippingMethodId === after.shippingMethodId &&
  before.paymentMethodId === after.paymentMethodId &&
  before.isCartMerged === after.isCartMerged;

/** Compares promotions, in any order. */
function isSame(before: KeptPromotion[], after: KeptPromotion[]): boolean {
  const written = (kept: KeptPromotion[]) =>
    kept
      .map(({ promotionId, code, isBlocked, applied }) => JSON.stringify([promotionId, code, isBlocked, applied]))
      .sort();
  return written(before).join() === written(after).join();
}

type AddressConfig = Pick<ShopConfig, 'countries' | 'salutations'>;
type Kind = 'shipping' | 'billing';

/**
 * What keeps the addresses in use from being ordered with: they were right once, and content has changed
 * since, or they came from elsewhere. Downloads need no way. Pure.
 */
export function addressMessages(shopper: Shopper | null, shopConfig: AddressConfig, isVirtual: boolean): Message[] {
  if (!shopper) return [];
  const { shipping, billing } = shopper;
  return [
    ...(isVirtual ? [] : messageOf('shipping', shipping, shopConfig)),
    ...messageOf('billing', billing, shopConfig),
  ];
}

/**
 * One thing at a time. A country that the shop has left is not named: content no longer knows how it is called, so the
 * town stands for it, and the cart is calculated for its country.
 */
function messageOf(kind: Kind, address: AddressRow, { countries, salutations }: AddressConfig): Message[] {
  const { id, city, countryId, salutationId } = address;
  const country = countries.find((each) => each.id === countryId);
  if (!country) return [message(`${kind}-address-blocked`, `-${city}`, { name: city })];
  if (!isComplete(address) || !new RegExp(country.postalCodePattern, 'i').test(address.zipcode))
    return [message(`${kind}-address-invalid`, '', {})];
  if (salutations.some((each) => each.id === salutationId)) return [];
  return [message(`salutation-missing-${kind}-address`, '', { addressId: id })];
}

const isComplete = ({ firstName, lastName, street, zipcode, city }: AddressRow): boolean =>
  [firstName, lastName, street, zipcode, city].every((part) => part.trim() !== '');

/** A cart with its lines and its shipping, before its discounts. */
type Undiscounted = {
  lines: Line[];
  delivery: Delivery | undefined;
  shippingMethod: ShippingMethod;
  country: Country;
  pricing: Pricing;
};

/** What promotions make of a cart. */
type Promoted = PromotionUpdate & { discounts: AppliedDiscount[]; freeShipping: FreeShipping | null };

/** The discounts of a cart, what to remember of them and what to say. */
function promote(input: CartInput, cart: Undiscounted): Promoted {
  const { kept, promotions, unknownCodes, now } = input;
  const blocked = kept.promotions.filter(({ isBlocked }) => isBlocked).map(({ promotionId }) => promotionId);
  const open = promotions.filter(({ id }) => !blocked.includes(id));
  const circumstances = situation(input, cart);
  const calculated = discountable(cart);
  const applied = applyPromotions(open, calculated, circumstances, now);
  return {
    discounts: applied.discounts,
    freeShipping: cart.delivery?.costs.total ? freeShipping(applied, calculated.goods, circumstances) : null,
    ...updatePromotions(applied, kept.promotions, unknownCodes),
  };
}

const discountable = ({ lines, delivery }: Undiscounted) => ({
  goods: lines.map(goodsOf),
  goodsTaxBuckets: lines.map(taxBucketOf),
  shippingTaxBuckets: (delivery?.costs.taxes ?? []).map(({ rate, price, tax }) => ({
    id: String(rate),
    rate,
    price,
    tax,
  })),
});

const goodsOf = ({ id, quantity, variant, price }: Line): Goods => ({
  id,
  productId: variant.id,
  parentId: variant.parentId,
  categoryIds: variant.categoryIds,
  quantity,
  unit: price.unit,
  total: price.total,
});

function taxBucketOf({ id, price }: Line): TaxBucket {
  const [tax] = price.taxes;
  return { id, rate: tax?.rate ?? 0, price: price.total, tax: tax?.tax ?? 0 };
}

const situation = ({ shopConfig, session, hasOrdered }: CartInput, cart: Undiscounted) => ({
  group: shopConfig.customerGroups.find(({ id }) => id === session.customerGroupId)?.key ?? 'private',
  country: cart.country.iso,
  shippingMethod: cart.shippingMethod.key,
  kg: weightOf(cart.lines),
  hasOrdered,
  pricing: cart.pricing,
});
