import {
  type Cancellation,
  type CreditChange,
  cancelMail,
  creditMail,
  orderMail,
  type PaymentChange,
  paymentMail,
  type RefundChange,
  refundMail,
  returnMail,
} from '#store/mail/order-mail.ts';
import { type ShipmentDetails, shipmentMail } from '#store/mail/shipment-mail.ts';
import { storefrontOf } from '#store/origins.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { ReturnRow } from '#store/records/checkout/returns.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import { mailMerchantOrder } from './mail-merchant.ts';
import { queueWritten } from './queue-mail.ts';

/** Confirms an order, in the transaction that places it, and tells the merchant. */
export async function mailOrder(store: Store, tx: Database, stored: StoredOrder): Promise<void> {
  await mailConfirmation(store, tx, stored);
  await mailMerchantOrder(store, tx, stored);
}

/** Confirms an order to its customer, once more when it is asked for. */
export async function mailConfirmation(store: Store, tx: Database, stored: StoredOrder): Promise<void> {
  const name = `order-${stored.order.number}`;
  await queueWritten(store, tx, name, () => orderMail(stored, store.shopConfig, siteOf(store, stored)));
}

/** Tells what came of a payment, in the transaction that settles it. */
export async function mailPayment(
  store: Store,
  tx: Database,
  stored: StoredOrder,
  paymentResult: PaymentChange,
): Promise<void> {
  const name = `payment-${paymentResult.outcome}-${stored.order.number}`;
  await queueWritten(store, tx, name, () =>
    paymentMail(stored, paymentResult, store.shopConfig, siteOf(store, stored)),
  );
}

/** Tells that the parcel is on its way or, at the workshop, ready to be fetched; in the transaction that ships it. */
export async function mailShipped(
  store: Store,
  tx: Database,
  stored: StoredOrder,
  shipment: ShipmentDetails,
): Promise<void> {
  const name = `shipped-${stored.order.number}`;
  await queueWritten(store, tx, name, () => shipmentMail(stored, shipment, store.shopConfig, siteOf(store, stored)));
}

/** Tells of money that goes back, in the transaction that notes it. */
export async function mailRefund(store: Store, tx: Database, stored: StoredOrder, refund: RefundChange): Promise<void> {
  const name = `refund-${stored.order.number}`;
  await queueWritten(store, tx, name, () => refundMail(stored, refund, store.shopConfig, siteOf(store, stored)));
}

/** Tells of what is not owed any more, in the transaction that notes it. */
export async function mailCredit(store: Store, tx: Database, stored: StoredOrder, credit: CreditChange): Promise<void> {
  const name = `credit-${stored.order.number}`;
  await queueWritten(store, tx, name, () => creditMail(stored, credit, store.shopConfig, siteOf(store, stored)));
}

/** Tells that an order is called off, in the transaction that does so. */
export async function mailCancelled(
  store: Store,
  tx: Database,
  stored: StoredOrder,
  cancellation: Cancellation,
): Promise<void> {
  const name = `cancelled-${stored.order.number}`;
  await queueWritten(store, tx, name, () => cancelMail(stored, cancellation, store.shopConfig, siteOf(store, stored)));
}

/** Tells how goods are sent back, or that they are here; in the transaction that notes it. */
export async function mailReturn(store: Store, tx: Database, stored: StoredOrder, goodsBack: ReturnRow): Promise<void> {
  const name = `return-${goodsBack.state}-${goodsBack.number}`;
  await queueWritten(store, tx, name, () => returnMail(stored, goodsBack, store.shopConfig, siteOf(store, stored)));
}

/** The storefront where the order was placed. */
const siteOf = ({ config }: Store, { order }: StoredOrder): string => storefrontOf(config, order.storefront);
