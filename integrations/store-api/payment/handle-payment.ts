import { refuse, violate } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import { links } from '#store/mail/links.ts';
import { isKnownOrigin } from '#store/origins.ts';
import { cantPay, replacePayment } from '#store/payment/change-payment.ts';
import { type OrderRow, readOrder } from '#store/records/checkout/orders.ts';
import type { Database } from '#store/records/database.ts';
import { type Body, callingStorefront, type StoreContext, scalarText } from '#store/request.ts';
import { paymentObstacle } from '#store/rules/order/states.ts';
import { closeVisits, reasonOf } from './close-visits.ts';
import { handlerOf, type PaymentHandler, type PaymentStart } from './handler.ts';
import { REASON_CODES, withError } from './own-visit.ts';
import { settlePayment } from './settle.ts';

/**
 * Begins the payment of an order: the address of the payment page, or null when nothing is left to pay there.
 * A payment that failed or was called off begins anew, so that "try again" is this very call; the pages of those before
 * it are closed first. A gateway that can't begin leaves a failed payment and leads to the unpaid page; the order stays
 *.
 * @throws 404 unknown order, 400 no order named, unknown method, canceled order, or addresses that lead out of the shop
 */
export async function handlePayment(c: StoreContext, body: Body): Promise<string | null> {
  const { store, now } = c.var;
  const begun = await store.records.transaction((tx) => preparePayment(c, tx, body));
  if (begun === null) return null;
  const { handler, payment } = begun;
  const { transactions } = payment.order;
  await closeVisits(
    store,
    transactions.filter(({ id }) => id !== payment.transaction.id),
  );
  try {
    return await handler.start(payment);
  } catch (error) {
    const { transaction, errorUrl, order } = payment;
    const end = { outcome: 'failed', now } as const;
    await store.records.transaction((tx) => settlePayment(store, tx, transaction.id, end));
    console.error(JSON.stringify({ level: 'error', at: 'payment', orderId: order.order.id, reason: reasonOf(error) }));
    return withError(errorUrl, REASON_CODES.failed);
  }
}

type Begun = { handler: PaymentHandler; payment: PaymentStart };

/** The payment that is to begin, opened anew where the last one has ended; null when there is nothing to pay. */
async function preparePayment(c: StoreContext, tx: Database, body: Body): Promise<Begun | null> {
  const { store, now } = c.var;
  const order = await readOrder(tx, readOrderId(body));
  const last = order?.transactions.at(-1);
  if (!order || !last)
    throw refuse(404, 'CHECKOUT__INVALID_ORDER_ID', 'The order id is invalid or could not be found.', {
      orderId: scalarText(body.orderId),
    });
  const states = order.transactions.map(({ state }) => state);
  // the success page asks again whenever it is read again
  if (last.state === 'in_progress') return null;
  const obstacle = paymentObstacle(order.order.state, states);
  if (obstacle === 'CHECKOUT__ORDER_ORDER_ALREADY_PAID') return null;
  if (obstacle) throw cantPay(obstacle);
  const method = store.shopConfig.paymentMethods.find(({ id }) => id === last.paymentMethodId);
  if (!method) throw refuse(400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD', 'The payment method could not be found.');
  const handler = handlerOf(store.config, method);
  const urls = handler.needsUrls ? readUrls(c, body, order.order) : { finishUrl: '', errorUrl: '' };
  const transaction = last.state === 'open' ? last : await replacePayment(tx, order, method.id, now);
  if (handler.needsUrls && transaction.amount.total <= 0) {
    await settlePayment(store, tx, transaction.id, { outcome: 'paid', now });
    return null;
  }
  return { handler, payment: { store, order, transaction, ...urls, now } };
}

/** @throws 400 when it is missing or no id */
function readOrderId({ orderId }: Body): string {
  if (isId(orderId)) return orderId;
  const text = scalarText(orderId);
  if (text !== '') throw refuse(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${text}`, { input: text });
  throw violate([{ code: 'IS_BLANK_ERROR', pointer: '/orderId', detail: 'This value should not be blank.' }]);
}

/**
 * Where the shopper comes back to: the pages of the storefront that asks, unless the call names others. Those have to lead
 * into this shop, or anybody could send shoppers elsewhere.
 */
function readUrls(c: StoreContext, body: Body, { id, storefront }: OrderRow): { finishUrl: string; errorUrl: string } {
  const { config } = c.var.store;
  const to = links(callingStorefront(c, storefront), c.var.locale);
  const finish = body.finishUrl || to.paidOrder(id);
  const error = body.errorUrl || body.finishUrl || to.unpaidOrder(id);
  const urls = { finishUrl: scalarText(finish), errorUrl: scalarText(error) };
  const wrong = Object.entries(urls).filter(([, url]) => !isKnownOrigin(config, c.req.url, url));
  if (wrong.length === 0) return urls;
  throw violate(
    wrong.map(([name, url]) => ({
      code: 'NO_SUCH_CHOICE_ERROR',
      pointer: `/${name}`,
      detail: 'This address does not belong to this shop.',
      parameters: { '{{ value }}': `"${url}"` },
    })),
  );
}
