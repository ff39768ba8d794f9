import type { Locale } from '#i18n/locales.ts';
import { wireAddress } from '#store/account/wire-customer.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import { type Message, wireMessages } from '#store/rules/cart/messages.ts';
import { wirePrice } from '#store/rules/price/price.ts';
import { asPrice, wireTotals } from '#store/rules/price/totals.ts';
import { wireDay } from '#store/rules/shipping/delivery-date.ts';
import { wireCountry } from '#store/wire/country.ts';
import type { Pictures } from '#store/wire/media.ts';
import { wireShippingMethod } from '#store/wire/method.ts';
import type { Calculation } from './calculation.ts';
import { wireLine } from './wire-line.ts';

/** What turns a reckoned cart into words and pictures. */
export type CartView = { facts: ShopFacts; pictures: Pictures; locale: Locale };

/** The wire's cart (facts §3.5). `more`: messages of the change that led here. */
export function wireCart(cart: Calculation, view: CartView, more: Message[] = []) {
  const lineItems = cart.lines.map((line) => wireLine(line, view));
  return {
    token: cart.session.token,
    name: null,
    hash: cart.hash,
    price: wireTotals(cart.totals),
    lineItems,
    errors: wireMessages([...more, ...cart.messages]),
    deliveries: cart.delivery ? [wireDelivery(cart, cart.delivery, lineItems, view)] : [],
    transactions: cart.lines.length > 0 ? [wireTransaction(cart)] : [],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    apiAlias: 'cart' as const,
  };
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
