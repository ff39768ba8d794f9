import { serializePrice, serializeShares } from '#store/rules/price/price.ts';
import { serializeDeliveryTime } from '#store/serializers/method.ts';
import { amount } from '#values/money.ts';
import { linePayload } from './line-payload.ts';
import type { Line } from './price-lines.ts';
import type { CartView } from './serialize-cart.ts';

/** A line of the cart. */
export function serializeLine(line: Line, view: CartView) {
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

/** Weight in kilograms, sizes in millimetres, restocking in days. Downloads are not delivered. */
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
