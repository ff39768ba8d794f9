import { announceStock } from '#store/back-in-stock/notices.ts';
import { refuse } from '#store/errors.ts';
import type { Cancellation } from '#store/mail/order-mail.ts';
import { aDelivery, anOrder, aPayment, completeOrder, move } from '#store/order-state/transition.ts';
import { ownOrder } from '#store/order-state/verify-guest.ts';
import { mailCancelled } from '#store/outbox/mail-order.ts';
import { cantPay } from '#store/payment/change-payment.ts';
import { closeVisits } from '#store/payment/close-visits.ts';
import { keepTrackingCodes, type StoredOrder } from '#store/records/checkout/orders.ts';
import { grantDownloads } from '#store/records/checkout/payments.ts';
import { giveBackPromotions } from '#store/records/checkout/promotions.ts';
import { returnStock } from '#store/records/checkout/stock.ts';
import type { Database } from '#store/records/database.ts';
import type { StoreContext } from '#store/request.ts';
import { isCancellable, paymentObstacle } from '#store/rules/order/states.ts';
import type { Store } from '#store/store.ts';

/** A customer calls an order of their own off. @throws 403, 404, 400 when it is paid, sent or already called off */
export async function cancelOwnOrder(c: StoreContext, orderId: unknown): Promise<void> {
  if (!orderId)
    throw refuse(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', 'The parameter "orderId" is invalid.', {
      parameter: 'orderId',
    });
  const { store, now } = c.var;
  const stored = await store.records.transaction(async (tx) => {
    const storedOrder = await ownOrder(c, tx, orderId);
    await cancelInTransaction(store, tx, storedOrder, { by: 'customer', now });
    return storedOrder;
  });
  await closeVisits(store, stored.transactions);
}

/**
 * Calls an order off, with its parcels and payments, puts its goods back into stock, closes its files and gives back the
 * promotions that it used; the customer is told. What was paid has to be paid back before.
 * @throws 400 while money is here or on its way, when something has left, or it is called off already
 */
export async function cancelInTransaction(
  store: Store,
  tx: Database,
  stored: StoredOrder,
  { now, ...cancellation }: Cancellation & { now: Date },
): Promise<void> {
  const { order, lines, deliveries, transactions } = stored;
  const [deliveryStates, payments] = [deliveries.map(({ state }) => state), transactions.map(({ state }) => state)];
  if (paymentObstacle(order.state, payments) === 'CHECKOUT__ORDER_ORDER_ALREADY_PAID')
    throw cantPay('CHECKOUT__ORDER_ORDER_ALREADY_PAID');
  if (!isCancellable(order.state, deliveryStates, payments)) throw isTooLate(order.state);
  await move(tx, anOrder(order), 'cancel', now);
  for (const delivery of deliveries) await move(tx, aDelivery(delivery), 'cancel', now);
  for (const payment of transactions)
    if (!['cancelled', 'failed', 'chargeback', 'refunded'].includes(payment.state))
      await move(tx, aPayment(payment), 'cancel', now);
  await giveBackPromotions(tx, order.id);
  await grantDownloads(tx, order.id, false);
  const goods = lines.flatMap(({ productId, quantity, states }) =>
    productId && states.includes('is-physical') ? [{ productId, quantity }] : [],
  );
  await returnGoods(store, tx, goods, now);
  await mailCancelled(store, tx, stored, cancellation);
}

const isTooLate = (state: string) =>
  refuse(400, 'SYSTEM__ILLEGAL_STATE_TRANSITION', `Illegal transition "cancel" from state "${state}".`, {
    transition: 'cancel',
    currentState: state,
  });

/** So many pieces of a product. */
type Goods = { productId: string; quantity: number };

/**
 * Restocks the products of an order, by id, and notifies those who wait for them: the one place where stock rises
 * because of an order.
 */
async function returnGoods(store: Store, tx: Database, goods: Goods[], now: Date): Promise<void> {
  for (const each of [...goods].sort((a, b) => (a.productId < b.productId ? -1 : 1))) await returnStock(tx, each);
  const productIds = goods.map(({ productId }) => productId);
  await announceStock(store, tx, productIds, now);
}

/**
 * Hands the parcels of an order to the carrier, with the codes that follow them. The order is then in progress, if it
 * was still open, and completed if it is paid. @throws 400 when it has left already, or is called off
 */
export async function shipOrder(tx: Database, stored: StoredOrder, trackingCodes: string[], now: Date): Promise<void> {
  for (const delivery of stored.deliveries) await move(tx, aDelivery(delivery), 'ship', now);
  const [goodsDelivery] = stored.deliveries;
  if (goodsDelivery) await keepTrackingCodes(tx, goodsDelivery.id, [...goodsDelivery.trackingCodes, ...trackingCodes]);
  if (stored.order.state === 'open') await move(tx, anOrder(stored.order), 'process', now);
  await completeOrder(tx, stored.order.id, now);
}
