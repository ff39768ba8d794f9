import * as z from 'zod/mini';
import { call } from '#store-api/call.ts';
import { CustomerAddress } from './account.ts';
import { PaymentMethod, ShippingMethod } from './checkout.ts';
import { type Criteria, flag, Media, record, searchResult, text, translatable } from './entity.ts';
import { CalculatedPrice, CartPrice } from './price.ts';

const State = translatable({ technicalName: z.string(), name: text });

/** A file that comes with a line; its content comes from `/order/download/{orderId}/{downloadId}` once access is granted. */
const OrderDownload = z.looseObject({ id: z.string(), accessGranted: z.boolean(), media: z.nullish(Media) });

export const OrderLine = z.looseObject({
  id: z.string(),
  label: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  type: text,
  good: flag,
  productId: text,
  referencedId: text,
  payload: record,
  cover: z.nullish(Media),
  states: z.nullish(z.array(z.string())),
  downloads: z.nullish(z.array(OrderDownload)),
});

/** An invoice or another document; its file comes from `/document/download/{id}/{deepLinkCode}`. */
export const OrderDocument = z.looseObject({
  id: z.string(),
  deepLinkCode: z.string(),
  documentNumber: text,
  documentType: z.nullish(translatable({ technicalName: z.string(), name: text })),
  config: z.nullish(z.looseObject({ title: text })),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

/** A placed order. Its last transaction is the current one. */
export const Order = z.looseObject({
  id: z.string(),
  orderNumber: z.string(),
  orderDateTime: text,
  deepLinkCode: text,
  amountTotal: z.number(),
  positionPrice: z.nullish(z.number()),
  shippingTotal: z.nullish(z.number()),
  price: CartPrice,
  shippingCosts: z.nullish(CalculatedPrice),
  stateMachineState: z.nullish(State),
  orderCustomer: z.nullish(z.looseObject({ email: z.string(), firstName: text, lastName: text })),
  addresses: z.nullish(z.array(CustomerAddress)),
  billingAddress: z.nullish(CustomerAddress),
  lineItems: z.nullish(z.array(OrderLine)),
  deliveries: z.nullish(
    z.array(
      z.looseObject({
        shippingMethod: z.nullish(ShippingMethod),
        shippingOrderAddress: z.nullish(CustomerAddress),
        stateMachineState: z.nullish(State),
        trackingCodes: z.nullish(z.array(z.string())),
      }),
    ),
  ),
  transactions: z.nullish(
    z.array(
      z.looseObject({ id: z.string(), paymentMethod: z.nullish(PaymentMethod), stateMachineState: z.nullish(State) }),
    ),
  ),
  documents: z.nullish(z.array(OrderDocument)),
  currency: z.nullish(z.looseObject({ isoCode: z.string() })),
});
export type Order = z.infer<typeof Order>;

export const Orders = z.looseObject({ orders: searchResult(Order), paymentChangeable: record });

/** Terms are not a matter of the API; `hash` refuses an order whose cart has changed since it was shown (409). */
export type OrderRequest = { customerComment?: string; hash?: string };

export type OrdersQuery = Criteria & { checkPromotion?: boolean; email?: string; zipcode?: string; login?: boolean };

export const PaymentStart = z.looseObject({ redirectUrl: text });

export const placeOrder = call<OrderRequest>()('POST', '/checkout/order', Order);
export const readOrders = call<OrdersQuery>()('POST', '/order', Orders);
/** Asks the payment handler; without `redirectUrl` nothing is left to do (invoice, prepayment). */
export const startPayment = call<{ orderId: string; finishUrl: string; errorUrl: string }>()(
  'POST',
  '/handle-payment',
  PaymentStart,
);
export const changePayment = call<{ orderId: string; paymentMethodId: string }>()(
  'POST',
  '/order/payment',
  z.looseObject({}),
);
/** Answers the state in which the order is now. */
export const cancelOrder = call<{ orderId: string }>()('POST', '/order/state/cancel', State);

/** Files, whose answers are a `Blob` (or a text): what was bought as a file, and a document's PDF. */
export const downloadFile = call()('GET', '/order/download/{orderId}/{downloadId}', z.unknown());
export const downloadDocument = call()('GET', '/document/download/{documentId}/{deepLinkCode}', z.unknown());
