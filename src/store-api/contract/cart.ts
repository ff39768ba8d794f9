import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { flag, Media, number, record, text, translatable } from './entity.ts';
import { CalculatedPrice, CartPrice } from './price.ts';

/** A message of the cart; `key` names it within its cart, `messageKey` its kind. */
export const CartError = z.looseObject({
  key: z.string(),
  level: z.number(),
  message: z.string(),
  messageKey: z.string(),
  block: flag,
  parameters: record,
});
export type CartError = z.infer<typeof CartError>;

export const LineItem = z.looseObject({
  id: z.string(),
  referencedId: text,
  type: z.string(),
  label: text,
  quantity: z.number(),
  good: flag,
  removable: flag,
  stackable: flag,
  states: z.nullish(z.array(z.string())),
  cover: z.nullish(Media),
  price: z.nullish(CalculatedPrice),
  payload: record,
  quantityInformation: z.nullish(z.looseObject({ minPurchase: number, maxPurchase: number, purchaseSteps: number })),
});
export type LineItem = z.infer<typeof LineItem>;

export const Delivery = z.looseObject({
  shippingCosts: CalculatedPrice,
  shippingMethod: z.nullish(translatable({ id: z.string(), name: text })),
  deliveryDate: z.nullish(z.looseObject({ earliest: z.string(), latest: z.string() })),
});

/** Errors arrive as `[]` or as an object by key; either becomes a list. */
const Errors = z.pipe(
  z.nullish(z.union([z.array(CartError), z.record(z.string(), CartError)])),
  z.transform((errors): CartError[] => Object.values(errors ?? {})),
);

/** Extension of the cart by the embedded store: `{from, missing}`, how far the goods are from free shipping. */
export const FREE_SHIPPING = 'hof-free-shipping';

export const Cart = z.looseObject({
  token: text,
  hash: text,
  price: CartPrice,
  lineItems: z.array(LineItem),
  deliveries: z.nullish(z.array(Delivery)),
  errors: Errors,
  extensions: z.nullish(record),
});
export type Cart = z.infer<typeof Cart>;

/** A product, or a promotion code in `referencedId`. */
export type NewLineItem =
  | { id?: string; referencedId: string; quantity: number; type: 'product' }
  | { referencedId: string; type: 'promotion' };

export const readCart = call()('GET', '/checkout/cart', Cart);
export const addLineItems = call<{ items: NewLineItem[] }>()('POST', '/checkout/cart/line-item', Cart);
export const changeLineItems = call<{ items: { id: string; quantity: number }[] }>()(
  'PATCH',
  '/checkout/cart/line-item',
  Cart,
);
export const removeLineItems = call<{ ids: string[] }>()('POST', '/checkout/cart/line-item/delete', Cart);
