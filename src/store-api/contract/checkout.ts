import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { type Criteria, flag, Media, number, searchResult, text, translatable } from './entity.ts';

const method = {
  id: z.string(),
  name: text,
  technicalName: text,
  active: flag,
  position: number,
  media: z.nullish(Media),
  description: text,
};

export const ShippingMethod = translatable({
  ...method,
  deliveryTime: z.nullish(translatable({ name: text })),
  prices: z.nullish(z.array(z.looseObject({ quantityStart: number, quantityEnd: number, currencyPrice: z.unknown() }))),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;

export const PaymentMethod = translatable({
  ...method,
  shortName: text,
  afterOrderEnabled: flag,
  /** Whether a payment page takes the money, and whether none does: what neither says, only the payment itself tells. */
  asynchronous: flag,
  synchronous: flag,
  /** `hof_hint` is the embedded store's own: for whom it is, in words. */
  customFields: z.nullish(z.looseObject({ hof_hint: text })),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** `orderId` is the embedded store's own: what is available is judged by that order. A Shopware judges by the cart. */
type PaymentMethodQuery = Criteria & { onlyAvailable?: boolean; orderId?: string };

/** Those for the cart alone with `onlyAvailable` in the query, unlike those to pay. */
export const readShippingMethods = call<Criteria>()('POST', '/shipping-method', searchResult(ShippingMethod));
export const readPaymentMethods = call<PaymentMethodQuery>()('POST', '/payment-method', searchResult(PaymentMethod));
