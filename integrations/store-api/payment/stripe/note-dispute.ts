import type Stripe from 'stripe';
import { completeOrder, resumeOrder } from '#store/order-state/complete-order.ts';
import { aPayment } from '#store/order-state/transition.ts';
import { mailDispute } from '#store/outbox/mail-dispute.ts';
import { readOrder } from '#store/records/checkout/orders.ts';
import { orderIdOfReference } from '#store/records/checkout/payments.ts';
import { takeStep } from '#store/records/checkout/states.ts';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';

/**
 * Notes that a payer has asked the bank for the money back, or how that ended: the payment is charged back until the
 * shop has won, and an order that was done is in progress meanwhile. Customer service is told, because Stripe waits for
 * evidence only so long. A message that comes again finds it noted.
 */
export async function noteDispute(tx: Database, store: Store, dispute: Stripe.Dispute, now: Date): Promise<void> {
  const { payment_intent: intent } = dispute;
  const reference = typeof intent === 'string' ? intent : intent?.id;
  const orderId = reference && (await orderIdOfReference(tx, reference));
  const order = orderId ? await readOrder(tx, orderId) : undefined;
  const payment = order?.transactions.find((each) => each.reference === reference);
  // another shop may use the same account at Stripe
  if (!order || !payment) return;
  const isWon = dispute.status === 'won';
  const state = await takeStep(tx, aPayment(payment), isWon ? 'paid' : 'chargeback', now);
  if (state === 'paid') await completeOrder(tx, order.order.id, now);
  if (state !== 'chargeback') return;
  await resumeOrder(tx, order.order.id, now);
  await mailDispute(store, tx, order, { amount: dispute.amount, until: deadlineOf(dispute) });
}

/** Until when Stripe takes evidence; null when it takes none. */
const deadlineOf = ({ evidence_details: details }: Stripe.Dispute): Date | null =>
  details?.due_by ? new Date(details.due_by * 1000) : null;
