import type { Locale } from '#i18n/locales.ts';
import type { Pictures } from '#store/catalogue/media.ts';
import { serializeMessages } from '#store/rules/cart/messages.ts';
import { asPrice, serializePrice, serializeShares, serializeTotals } from '#store/rules/price/price.ts';
import type { AppliedDiscount } from '#store/rules/promotion/apply.ts';
import { serializeDay } from '#store/rules/shipping/shipping.ts';
import { serializeCountry } from '#store/serializers/country.ts';
import { serializeAddress } from '#store/serializers/customer.ts';
import { serializeDeliveryTime, serializeShippingMethod } from '#store/serializers/method.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { FREE_SHIPPING } from '#store-api/contract/cart.ts';
import { amount } from '#values/money.ts';
import { isOnShipping, type PricedCart } from './calculate-cart.ts';
import type { Line } from './price-lines.ts';
import { discountLinePrice, discountPayload, linePayload } from './price-lines.ts';

/** What turns a calculated cart into words and pictures. */
export type CartView = { shopConfig: ShopConfig; pictures: Pictures; locale: Locale };

/** The wire's cart. */
export function serializeCart(cart: PricedCart, view: CartView) {
  const lineItems = cart.lines.map((line) => serializeLine(line, view));
  return {
    token: cart.session.token,
    name: null,
    hash: cart.hash,
    price: serializeTotals(cart.totals),
    lineItems: [...lineItems, ...cart.discounts.map(serializeDiscount)],
    errors: serializeMessages(cart.messages),
    deliveries: cart.delivery ? serializeDeliveries(cart, cart.delivery, lineItems, view) : [],
    transactions: cart.lines.length > 0 ? [serializeTransaction(cart)] : [],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    extensions: { 'cart-promotions': serializeCartPromotions(cart), ...serializeFreeShipping(cart) },
    apiAlias: 'cart' as const,
  };
}

/** What the cart remembers of promotions. */
const serializeCartPromotions = ({ promotions }: PricedCart) => ({
  addedCodes: promotions.flatMap(({ code }) => code ?? []),
  blockedPromotionIds: promotions.filter(({ isBlocked }) => isBlocked).map(({ promotionId }) => promotionId),
  apiAlias: 'shopware_core_checkout_promotion_cart_extension_cart_extension' as const,
});

/** Our own: how far the goods are from free shipping. A Shopware says nothing of it. */
const serializeFreeShipping = ({ freeShipping }: PricedCart) =>
  freeShipping && {
    [FREE_SHIPPING]: {
      from: amount(freeShipping.from),
      missing: amount(freeShipping.missing),
      apiAlias: 'hof_free_shipping' as const,
    },
  };

/** The parcel, then one delivery with nothing in it and negative costs for each discount on shipping. */
function serializeDeliveries(...[cart, delivery, lineItems, view]: Parameters<typeof serializeDelivery>) {
  const goodsDelivery = serializeDelivery(cart, delivery, lineItems, view);
  const discounts = cart.discounts.filter(isOnShipping);
  return [
    goodsDelivery,
    ...discounts.map(({ price }) => ({ ...goodsDelivery, positions: [], shippingCosts: serializePrice(price) })),
  ];
}

function serializeDelivery(
  cart: PricedCart,
  delivery: NonNullable<PricedCart['delivery']>,
  lineItems: ReturnType<typeof serializeLine>[],
  view: CartView,
) {
  const { shopConfig, locale } = view;
  return {
    positions: delivery.lines.map(({ line, arrival }) => ({
      identifier: line.id,
      lineItem: withoutPicture(lineItems.find(({ id }) => id === line.id)),
      price: serializePrice(line.price),
      deliveryDate: serializeDeliveryDate(arrival),
      apiAlias: 'cart_delivery_position' as const,
    })),
    deliveryDate: serializeDeliveryDate(delivery.arrival),
    shippingMethod: serializeShippingMethod(delivery.method, locale, cart.country.zone, shopConfig.currencies),
    shippingCosts: serializePrice(delivery.costs),
    location: serializeLocation(cart, view),
    apiAlias: 'cart_delivery' as const,
  };
}

/** A line stands in the cart already; its picture need not travel twice. */
const withoutPicture = (line: ReturnType<typeof serializeLine> | undefined) => (line ? { ...line, cover: null } : null);

const serializeDeliveryDate = ({ earliest, latest }: { earliest: string; latest: string }) => ({
  earliest: serializeDay(earliest),
  latest: serializeDay(latest),
  apiAlias: 'cart_delivery_date' as const,
});

/** Where the goods go: a country, and an address once there is one. */
export function serializeLocation(
  { shopper, country, session }: LocationOf,
  { shopConfig, locale }: Omit<CartView, 'pictures'>,
) {
  const stateId = shopper?.shipping.countryStateId ?? session.countryStateId;
  const state = country.states.find(({ id }) => id === stateId);
  const address = shopper ? serializeAddress(shopper.shipping, shopper.customer, shopConfig, locale) : null;
  return {
    country: serializeCountry(country, locale),
    state: state ? { id: state.id, shortCode: state.shortCode, name: state.name[locale] ?? state.name.de } : null,
    address,
    apiAlias: 'cart_delivery_shipping_location' as const,
  };
}

type LocationOf = Pick<PricedCart, 'shopper' | 'country' | 'session'>;

const serializeTransaction = ({ totals, paymentMethod }: PricedCart) => ({
  amount: serializePrice(asPrice(totals)),
  paymentMethodId: paymentMethod.id,
  apiAlias: 'cart_transaction' as const,
});

/** A discount as a line of the cart: its id is that of the discount, and its code in `referencedId`. */
function serializeDiscount(applied: AppliedDiscount) {
  const { promotion, discount } = applied;
  const price = discountLinePrice(applied);
  return {
    id: discount.id,
    uniqueIdentifier: discount.id,
    referencedId: promotion.enteredCode ?? '',
    type: 'promotion',
    label: promotion.name,
    description: promotion.name,
    quantity: 1,
    good: false,
    removable: true,
    stackable: false,
    states: [],
    cover: null,
    price: serializePrice(price),
    priceDefinition: {
      price: amount(price.unit),
      quantity: 1,
      taxRules: serializeShares(price.shares),
      isCalculated: true,
      listPrice: null,
      regulationPrice: null,
      type: 'quantity',
      apiAlias: 'cart_price_quantity' as const,
    },
    payload: discountPayload(applied),
    quantityInformation: null,
    deliveryInformation: null,
    children: [],
    modified: false,
    modifiedByApp: false,
    shippingCostAware: false,
    apiAlias: 'cart_line_item' as const,
  };
}

/** A line of the cart. */
function serializeLine(line: Line, view: CartView) {
  const { variant, price, max } = line;
  const { shopConfig, pictures } = view;
  return {
    id: line.id,
    uniqueIdentifier: line.id,
    referencedId: line.referencedId,
    type: line.type,
    label: variant.name,
    description: null,
    quantity: line.quantity,
    good: true,
    removable: true,
    stackable: true,
    states: variant.states,
    cover: pictures.media(pictures.first(variant.pictureIds), variant.name),
    price: serializePrice(price),
    priceDefinition: {
      price: amount(price.unit),
      quantity: line.quantity,
      taxRules: serializeShares(price.shares),
      isCalculated: true,
      listPrice: price.list === null ? null : { price: amount(price.list), apiAlias: 'cart_list_price' as const },
      regulationPrice: null,
      type: 'quantity',
      apiAlias: 'cart_price_quantity' as const,
    },
    payload: linePayload(variant, shopConfig.taxes),
    quantityInformation: {
      minPurchase: variant.minPurchase,
      maxPurchase: max,
      purchaseSteps: variant.purchaseSteps,
      apiAlias: 'cart_quantity_information' as const,
    },
    deliveryInformation: serializeDeliveryInformation(line, view),
    children: [],
    modified: false,
    modifiedByApp: false,
    shippingCostAware: true,
    apiAlias: 'cart_line_item' as const,
  };
}

/** Weight in kilograms, sizes in millimeters, restocking in days. Downloads are not delivered. */
function serializeDeliveryInformation({ variant }: Line, { shopConfig, locale }: CartView) {
  if (variant.states[0] === 'is-download') return null;
  const time = shopConfig.deliveryTimes.find(({ key }) => key === variant.deliveryTime);
  return {
    stock: variant.stock,
    weight: variant.weightKg,
    width: variant.widthMm,
    height: variant.heightMm,
    length: variant.lengthMm,
    freeDelivery: variant.shippingFree,
    restockTime: variant.restockDays,
    deliveryTime: time ? serializeCartDeliveryTime(time, locale) : null,
    apiAlias: 'cart_delivery_information' as const,
  };
}

/** In a cart, a delivery time is no entity but a struct, its name in the language of the request. */
function serializeCartDeliveryTime(time: Parameters<typeof serializeDeliveryTime>[0], locale: CartView['locale']) {
  const { min, max, unit, translated } = serializeDeliveryTime(time, locale);
  return { name: translated.name, min, max, unit, apiAlias: 'cart_delivery_time' as const };
}
