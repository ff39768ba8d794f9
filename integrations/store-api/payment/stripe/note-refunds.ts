import type Stripe from 'stripe';
import { newId } from '#store/id.ts';
import { aPayment } from '#store/order-state/transition.ts';
import { confirmRefund } from '#store/payment/confirm-refund.ts';
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
  const ended = await endPendingRefunds(tx, transactionId);
  if (missing > 0) {
    const refund = { id: newId(), transactionId, amount: missing, state: 'done' as const };
    await addRefund(tx, { ...refund, createdAt: now.toISOString() });
  }
  const isWhole = charge.amount_refunded >= payment.amount.total;
  const refundAmounts = [...ended.map(({ amount }) => amount), ...(missing > 0 ? [missing] : [])];
  for (const amount of refundAmounts) await confirmRefund(store, tx, order, { payment, amount, now });
  if (refundAmounts.length > 0) await takeStep(tx, aPayment(payment), isWhole ? 'refund' : 'refund_partially', now);
  return true;
}
