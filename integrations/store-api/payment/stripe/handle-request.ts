import type Stripe from 'stripe';
import { newId } from '#store/id.ts';
import { aPayment, completeOrder, resumeOrder } from '#store/order-state/transition.ts';
import { mailDispute } from '#store/outbox/mail-dispute.ts';
import { reasonOf } from '#store/payment/close-visits.ts';
import { REASON_CODES, withError } from '#store/payment/own-visit.ts';
import { confirmRefund } from '#store/payment/refund.ts';
import { readOrder, takeStep } from '#store/records/checkout/orders.ts';
import {
  addRefund,
  endPendingRefunds,
  holdPayment,
  orderIdOf,
  orderIdOfReference,
  type PaymentVisit,
  readVisit,
  refundedOf,
} from '#store/records/checkout/payments.ts';
import type { Database } from '#store/records/database.ts';
import type { Store } from '#store/store.ts';
import { stripeOf } from './client.ts';
import { settleSession, settleSessionIn, WrongAmount } from './settle-session.ts';

/** `webhook` is for Stripe, `<token>/return` and `<token>/cancel` for shoppers; everything is 404 without Stripe. */
export async function answerStripe(store: Store, path: string, request: Request): Promise<Response> {
  if (!store.config.STRIPE_SECRET_KEY) return notFound();
  if (path === 'webhook') return answerWebhook(store, request);
  const [, token, way] = path.match(/^([0-9a-f]{32})\/(return|cancel)$/) ?? [];
  const next = token && request.method === 'GET' && (await returnFromStripe(store, token, way as 'return' | 'cancel'));
  if (!next) return notFound();
  return new Response(null, { status: 303, headers: { location: next, 'cache-control': 'no-store' } });
}

const notFound = () => new Response('404 Not Found', { status: 404 });

/**
 * A shopper comes back from Stripe's page, with or without having paid. What is true is asked of Stripe, not of the
 * address that anybody could type; undefined for an unknown visit. Answers where the shop goes on.
 */
async function returnFromStripe(store: Store, token: string, way: 'return' | 'cancel'): Promise<string | undefined> {
  const visit = await readVisit(store.records.read, token);
  if (!visit?.reference) return undefined;
  try {
    const isPaid = await settleSession(store, await endedSession(store, visit, way), store.clock());
    return isPaid ? visit.finishUrl : withError(visit.errorUrl, REASON_CODES.cancelled);
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', at: 'payment', transactionId: visit.transactionId, reason: reasonOf(error) }),
    );
    // Stripe sends a shopper to “return” only once it is satisfied; its message will tell us the same
    return way === 'return' ? visit.finishUrl : withError(visit.errorUrl, REASON_CODES.cancelled);
  }
}

/** The page as Stripe knows it; canceling closes it, so that it can't be paid in a forgotten tab. */
async function endedSession(
  { config }: Store,
  { reference }: PaymentVisit,
  way: 'return' | 'cancel',
): Promise<Stripe.Checkout.Session> {
  const stripe = await stripeOf(config);
  const session = await stripe.checkout.sessions.retrieve(reference ?? '');
  return way === 'cancel' && session.status === 'open' ? stripe.checkout.sessions.expire(session.id) : session;
}

/** Longest message, in bytes; Stripe's own stay far below. */
const MAX_BYTES = 256 * 1024;

/**
 * Heeds a message of Stripe's: 200 when it is done, was done before or is none of ours, 400 when it is not signed by
 * Stripe or its amount is wrong, 409 when it comes too early. Stripe sends again whatever is not answered with 200.
 */
async function answerWebhook(store: Store, request: Request): Promise<Response> {
  const event = await readEvent(store, request);
  if (!event) return new Response('400 Bad Request', { status: 400 });
  const now = store.clock();
  try {
    const isDone = await store.records.transaction((tx) => heed(tx, store, event, now));
    return isDone ? Response.json({ received: true }) : new Response('409 Conflict', { status: 409 });
  } catch (error) {
    if (!(error instanceof WrongAmount)) throw error;
    console.error(JSON.stringify({ level: 'error', at: 'payment', event: event.id, reason: error.message }));
    return new Response('400 Bad Request', { status: 400 });
  }
}

/** The message, when its signature over the very bytes says that it is Stripe's and not older than five minutes. */
async function readEvent({ config }: Store, request: Request): Promise<Stripe.Event | undefined> {
  const signature = request.headers.get('stripe-signature');
  const secret = config.STRIPE_WEBHOOK_SECRET;
  const body = await request.text();
  if (request.method !== 'POST' || !signature || !secret || body.length > MAX_BYTES) return undefined;
  const stripe = await stripeOf(config);
  return stripe.webhooks.constructEventAsync(body, signature, secret).catch(() => undefined);
}

/** What a message changes; the same message again finds it changed. False when another one has to come first. */
async function heed(tx: Database, store: Store, event: Stripe.Event, now: Date): Promise<boolean> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      await settleSessionIn(tx, store, event.data.object, { now });
      return true;
    case 'checkout.session.async_payment_failed':
      await settleSessionIn(tx, store, event.data.object, { now, hasFailed: true });
      return true;
    case 'charge.refunded':
      return noteRefunds(tx, store, event.data.object, now);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      await noteDispute(tx, store, event.data.object, now);
      return true;
    default:
      return true;
  }
}

/**
 * Notes that a payer has asked the bank for the money back, or how that ended: the payment is charged back until the
 * shop has won, and an order that was done is in progress meanwhile. Customer service is told, because Stripe waits for
 * evidence only so long. A message that comes again finds it noted.
 */
async function noteDispute(tx: Database, store: Store, dispute: Stripe.Dispute, now: Date): Promise<void> {
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

/**
 * Notes what Stripe has paid back; what the owner did at Stripe itself the customer hears of from here. False while we have not heard yet that the
 * payment was made at all.
 */
async function noteRefunds(tx: Database, store: Store, charge: Stripe.Charge, now: Date): Promise<boolean> {
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
