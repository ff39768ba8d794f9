import type Stripe from 'stripe';
import { newId } from '#store/id.ts';
import { aPayment } from '#store/order/move.ts';
import { mailRefund } from '#store/post/mail-order.ts';
import { readOrder } from '#store/records/checkout/orders.ts';
import { holdPayment, orderIdOf } from '#store/records/checkout/payments.ts';
import { addRefund, endPendingRefunds, refundedOf } from '#store/records/checkout/refunds.ts';
import { takeStep } from '#store/records/checkout/states.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';

/**
 * Notes what Stripe has paid back; what the owner did at Stripe itself the customer hears of from here. False while we have not heard yet that the
 * payment was made at all.
 */
export async function noteRefunds(tx: Database, store: Store, charge: Stripe.Charge, now: Date): Promise<boolean> {
  const transactionId = charge.metadata.transactionId ?? '';
  await holdPayment(tx, transactionId);
  const orderId = await orderIdOf(tx, transactionId);
  const order = orderId ? await readOrder(tx, orderId) : undefined;
  const payment = order?.transactions.find(({ id }) => id === transactionId);
  // another shop may use the same account at Stripe
  if (!order || !payment) return true;
  if (!['paid', 'paid_partially', 'refunded_partially', 'refunded'].includes(payment.state)) return false;
  const missing = charge.amount_refunded - (await refundedOf(tx, transactionId));
  const wasPending = await endPendingRefunds(tx, transactionId);
  if (missing > 0) {
    const refund = { id: newId(), transactionId, amount: missing, state: 'done' as const };
    await addRefund(tx, { ...refund, createdAt: now.toISOString() });
    await mailRefund(store, tx, order, { payment, amount: missing });
  }
  const isWhole = charge.amount_refunded >= payment.amount.total;
  if (missing > 0 || wasPending) await takeStep(tx, aPayment(payment), isWhole ? 'refund' : 'refund_partially', now);
  return true;
}
