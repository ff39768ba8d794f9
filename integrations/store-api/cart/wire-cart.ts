import type { Locale } from '#i18n/locales.ts';
import { wireAddress } from '#store/account/wire-customer.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import { wireMessages } from '#store/rules/cart/messages.ts';
import { wirePrice } from '#store/rules/price/price.ts';
import { asPrice, wireTotals } from '#store/rules/price/totals.ts';
import { wireDay } from '#store/rules/shipping/delivery-date.ts';
import { wireCountry } from '#store/wire/country.ts';
import type { Pictures } from '#store/wire/media.ts';
import { wireShippingMethod } from '#store/wire/method.ts';
import { FREE_SHIPPING } from '#store-api/contract/cart.ts';
import { amount } from '#values/money.ts';
import { type Calculation, isOnShipping } from './calculation.ts';
import { wireDiscount } from './wire-discount.ts';
import { wireLine } from './wire-line.ts';

/** What turns a reckoned cart into words and pictures. */
export type CartView = { facts: ShopFacts; pictures: Pictures; locale: Locale };

/** The wire's cart (facts §3.5). */
export function wireCart(cart: Calculation, view: CartView) {
  const lineItems = cart.lines.map((line) => wireLine(line, view));
  return {
    token: cart.session.token,
    name: null,
    hash: cart.hash,
    price: wireTotals(cart.totals),
    lineItems: [...lineItems, ...cart.discounts.map(wireDiscount)],
    errors: wireMessages(cart.messages),
    deliveries: cart.delivery ? wireDeliveries(cart, cart.delivery, lineItems, view) : [],
    transactions: cart.lines.length > 0 ? [wireTransaction(cart)] : [],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    extensions: { 'cart-promotions': wireRemembered(cart), ...wireFreeShipping(cart) },
    apiAlias: 'cart' as const,
  };
}

/** What the cart remembers of promotions (facts §4.4). */
const wireRemembered = ({ promotions }: Calculation) => ({
  addedCodes: promotions.flatMap(({ code }) => code ?? []),
  blockedPromotionIds: promotions.filter(({ isBlocked }) => isBlocked).map(({ promotionId }) => promotionId),
  apiAlias: 'shopware_core_checkout_promotion_cart_extension_cart_extension' as const,
});

/** Our own: how far the goods are from free shipping. A Shopware says nothing of it. */
const wireFreeShipping = ({ freeShipping }: Calculation) =>
  freeShipping && {
    [FREE_SHIPPING]: {
      from: amount(freeShipping.from),
      missing: amount(freeShipping.missing),
      apiAlias: 'hof_free_shipping' as const,
    },
  };

/** The parcel, then one delivery with nothing in it and negative costs for each discount on shipping (facts §3.5). */
function wireDeliveries(...[cart, delivery, lineItems, view]: Parameters<typeof wireDelivery>) {
  const parcel = wireDelivery(cart, delivery, lineItems, view);
  const discounts = cart.discounts.filter(isOnShipping);
  return [parcel, ...discounts.map(({ price }) => ({ ...parcel, positions: [], shippingCosts: wirePrice(price) }))];
}

function wireDelivery(
  cart: Calculation,
  delivery: NonNullable<Calculation['delivery']>,
  lineItems: ReturnType<typeof wireLine>[],
  view: CartView,
) {
  const { facts, locale } = view;
  return {
    positions: delivery.lines.map(({ line, arrival }) => ({
      identifier: line.id,
      lineItem: withoutPicture(lineItems.find(({ id }) => id === line.id)),
      price: wirePrice(line.price),
      deliveryDate: wireDates(arrival),
      apiAlias: 'cart_delivery_position' as const,
    })),
    deliveryDate: wireDates(delivery.arrival),
    shippingMethod: wireShippingMethod(delivery.method, locale, cart.country.zone, facts.currencies),
    shippingCosts: wirePrice(delivery.costs),
    location: wireLocation(cart, view),
    apiAlias: 'cart_delivery' as const,
  };
}

/** A line stands in the cart already; its picture need not travel twice. */
const withoutPicture = (line: ReturnType<typeof wireLine> | undefined) => (line ? { ...line, cover: null } : null);

const wireDates = ({ earliest, latest }: { earliest: string; latest: string }) => ({
  earliest: wireDay(earliest),
  latest: wireDay(latest),
  apiAlias: 'cart_delivery_date' as const,
});

/** Where the goods go: a country, and an address once there is one. */
export function wireLocation({ shopper, country, session }: LocationOf, { facts, locale }: Omit<CartView, 'pictures'>) {
  const stateId = shopper?.shipping.countryStateId ?? session.countryStateId;
  const state = country.states.find(({ id }) => id === stateId);
  const address = shopper ? wireAddress(shopper.shipping, shopper.customer, facts, locale) : null;
  return {
    country: wireCountry(country, locale),
    state: state ? { id: state.id, shortCode: state.shortCode, name: state.name[locale] ?? state.name.de } : null,
    address,
    apiAlias: 'cart_delivery_shipping_location' as const,
  };
}

type LocationOf = Pick<Calculation, 'shopper' | 'country' | 'session'>;

const wireTransaction = ({ totals, paymentMethod }: Calculation) => ({
  amount: wirePrice(asPrice(totals)),
  paymentMethodId: paymentMethod.id,
  apiAlias: 'cart_transaction' as const,
});
