import { wirePrice, wireShares } from '#store/rules/price/price.ts';
import { wireDeliveryTime } from '#store/wire/method.ts';
import { amount } from '#values/money.ts';
import { linePayload } from './line-payload.ts';
import type { Line } from './settle-lines.ts';
import type { CartView } from './wire-cart.ts';

/** A line of the cart (facts §3.5). */
export function wireLine(line: Line, view: CartView) {
  const { sellable, price, max } = line;
  const { facts, pictures } = view;
  return {
    id: line.id,
    uniqueIdentifier: line.id,
    referencedId: line.referencedId,
    type: line.type,
    label: sellable.name,
    description: null,
    quantity: line.quantity,
    good: true,
    removable: true,
    stackable: true,
    states: sellable.states,
    cover: pictures.media(pictures.first(sellable.pictureIds), sellable.name),
    price: wirePrice(price),
    priceDefinition: {
      price: amount(price.unit),
      quantity: line.quantity,
      taxRules: wireShares(price.shares),
      isCalculated: true,
      listPrice: price.list === null ? null : { price: amount(price.list), apiAlias: 'cart_list_price' as const },
      regulationPrice: null,
      type: 'quantity',
      apiAlias: 'cart_price_quantity' as const,
    },
    payload: linePayload(sellable, facts.taxes),
    quantityInformation: {
      minPurchase: sellable.minPurchase,
      maxPurchase: max,
      purchaseSteps: sellable.purchaseSteps,
      apiAlias: 'cart_quantity_information' as const,
    },
    deliveryInformation: wireDeliveryInformation(line, view),
    children: [],
    modified: false,
    modifiedByApp: false,
    shippingCostAware: true,
    apiAlias: 'cart_line_item' as const,
  };
}

/** Weight in kilograms, sizes in millimetres, restocking in days. Downloads are not delivered. */
function wireDeliveryInformation({ sellable }: Line, { facts, locale }: CartView) {
  if (sellable.states[0] === 'is-download') return null;
  const time = facts.deliveryTimes.find(({ key }) => key === sellable.deliveryTime);
  return {
    stock: sellable.stock,
    weight: sellable.weightKg,
    width: sellable.widthMm,
    height: sellable.heightMm,
    length: sellable.lengthMm,
    freeDelivery: sellable.shippingFree,
    restockTime: sellable.restockDays,
    deliveryTime: time ? wireCartTime(time, locale) : null,
    apiAlias: 'cart_delivery_information' as const,
  };
}

/** In a cart, a delivery time is no entity but a struct, its name in the language of the request. */
function wireCartTime(time: Parameters<typeof wireDeliveryTime>[0], locale: CartView['locale']) {
  const { min, max, unit, translated } = wireDeliveryTime(time, locale);
  return { name: translated.name, min, max, unit, apiAlias: 'cart_delivery_time' as const };
}
