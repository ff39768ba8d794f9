import { refuse, violate } from '#store/errors.ts';
import { isId } from '#store/id.ts';
import { cantPay } from '#store/order/change-order.ts';
import { paymentObstacle } from '#store/order/order.ts';
import { isKnownOrigin } from '#store/origins.ts';
import { mailPayment } from '#store/post/mail-order.ts';
import { type OrderTransactionRow, readOrder } from '#store/records/checkout/orders.ts';
import { addTransaction, settleTransaction } from '#store/records/checkout/payments.ts';
import type { Database } from '#store/records/driver.ts';
import type { StoreContext } from '#store/request.ts';
import { type Body, scalarText } from '#store/request-body.ts';
import { handlerOf } from './handler.ts';
import { withError } from './hosted-page.ts';

/**
 * Begins the payment of an order: the address of the payment page, or null when nothing is left to pay there.
 * A payment that failed or was called off begins anew, so that "try again" is this very call.
 * @throws 404 unknown order, 400 unknown method, cancelled order, or addresses that lead out of the shop
 */
export async function handlePayment(c: StoreContext, body: Body): Promise<string | null> {
  const { store, now } = c.var;
  const { orderId } = body;
  const begin = (tx: Database) => beginPayment(c, tx, body);
  try {
    return await store.records.transaction(begin);
  } catch (error) {
    if (!(error instanceof HandlerFailed)) throw error;
    await store.records.transaction(async (tx) => {
      if (await settleTransaction(tx, error.transactionId, 'failed', now))
        await mailPayment(store, tx, error.transactionId, 'failed');
    });
    console.error(JSON.stringify({ level: 'error', at: 'payment', orderId, reason: error.message }));
    return withError(error.errorUrl, 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED');
  }
}

/** A gateway that could not begin: the payment has failed, the order stays (facts §2.7). */
class HandlerFailed extends Error {
  readonly transactionId: string;
  readonly errorUrl: string;

  constructor(transactionId: string, errorUrl: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.transactionId = transactionId;
    this.errorUrl = errorUrl;
  }
}

async function beginPayment(c: StoreContext, tx: Database, body: Body): Promise<string | null> {
  const { store, now } = c.var;
  const order = isId(body.orderId) ? await readOrder(tx, body.orderId) : undefined;
  const last = order?.transactions.at(-1);
  if (!order || !last)
    throw refuse(404, 'CHECKOUT__INVALID_ORDER_ID', 'The order id is invalid or could not be found.', {
      orderId: scalarText(body.orderId),
    });
  const obstacle = paymentObstacle(order.order.state, last.state);
  // the success page asks again whenever it is read again
  if (obstacle === 'CHECKOUT__ORDER_ORDER_ALREADY_PAID') return null;
  if (obstacle) throw cantPay(obstacle);
  const method = store.facts.paymentMethods.find(({ id }) => id === last.paymentMethodId);
  if (!method) throw refuse(400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD', 'The payment method could not be found.');
  const handler = handlerOf(method);
  const urls = handler.needsUrls ? readUrls(c, body) : { finishUrl: '', errorUrl: '' };
  const transaction = await openTransaction(tx, last, now);
  try {
    return await handler.start({ store, tx, order, transaction, ...urls, now });
  } catch (error) {
    throw new HandlerFailed(last.id, urls.errorUrl, error);
  }
}

const openTransaction = (tx: Database, last: OrderTransactionRow, now: Date): Promise<OrderTransactionRow> =>
  last.state === 'open' ? Promise.resolve(last) : addTransaction(tx, last, last.paymentMethodId, now);

/** Where the shopper comes back to: both have to lead into this shop, or anybody could send shoppers elsewhere. */
function readUrls(c: StoreContext, body: Body): { finishUrl: string; errorUrl: string } {
  const { config } = c.var.store;
  const urls = { finishUrl: String(body.finishUrl ?? ''), errorUrl: String(body.errorUrl ?? body.finishUrl ?? '') };
  const wrong = Object.entries(urls).filter(([, url]) => !isKnownOrigin(config, c.req.url, url));
  if (wrong.length === 0) return urls;
  throw violate(
    wrong.map(([name, url]) => ({
      code: url === '' ? 'IS_BLANK_ERROR' : 'NO_SUCH_CHOICE_ERROR',
      pointer: `/${name}`,
      detail: url === '' ? 'This value should not be blank.' : 'This address does not belong to this shop.',
      parameters: url === '' ? {} : { '{{ value }}': `"${url}"` },
    })),
  );
}
