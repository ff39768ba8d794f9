import type Stripe from 'stripe';
import { shopAddress } from '#store/origins.ts';
import type { PaymentHandler, PaymentStart } from '#store/payment/handler.ts';
import { ownVisit } from '#store/payment/own-visit.ts';
import { RefundRefused } from '#store/payment/refund-refused.ts';
import { endVisit, keepVisitReference, type PaymentVisit } from '#store/records/checkout/payments.ts';
import { stripeOf } from './client.ts';
import { sessionParams } from './session-params.ts';
import { settleSession } from './settle-session.ts';

/** A shopper who calls an order off should not wait long for a page that is likely to be left alone anyway. */
const BRIEFLY = { timeout: 3_000, maxNetworkRetries: 0 };

/** Stripe Checkout: the shopper pays on a page of Stripe's, which tells us twice, by the way back and by a webhook. */
export const stripeCheckout: PaymentHandler = {
  needsUrls: true,
  start: async (payment) => {
    const visit = await ownVisit(payment);
    const session = await openSession(payment, visit);
    if (session.status === 'open') return session.url;
    if (session.status === 'expired') return startAgain(payment, visit);
    // the page of an earlier call has been paid meanwhile
    await settleSession(payment.store, session, payment.now);
    return null;
  },
  close: async ({ config }, { reference }) => {
    if (!reference) return;
    const stripe = await stripeOf(config);
    const session = await stripe.checkout.sessions.retrieve(reference, {}, BRIEFLY);
    if (session.status === 'open') await stripe.checkout.sessions.expire(reference, {}, BRIEFLY);
  },
  refund: async ({ store, transaction, amount, key }) => {
    if (!transaction.reference) throw new RefundRefused('Stripe has told of no payment that could be paid back.');
    const stripe = await stripeOf(store.config);
    const refund = { payment_intent: transaction.reference, amount };
    await stripe.refunds.create(refund, { idempotencyKey: key }).catch((error: unknown) => {
      throw isRefusal(error) ? new RefundRefused((error as Error).message) : error;
    });
  },
};

/** Stripe's page of a visit. The visit's token is the idempotency key: asked twice, Stripe answers with the same page. */
async function openSession(payment: PaymentStart, visit: PaymentVisit): Promise<Stripe.Checkout.Session> {
  const { store, finishUrl } = payment;
  const stripe = await stripeOf(store.config);
  if (visit.reference) return stripe.checkout.sessions.retrieve(visit.reference);
  const params = sessionParams(payment, visit, shopAddress(store.config, finishUrl));
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey: visit.token });
  await store.records.transaction((tx) => keepVisitReference(tx, visit.token, session.id));
  return session;
}

/** Another page, in place of one that ran out unpaid. */
async function startAgain(payment: PaymentStart, { token }: PaymentVisit): Promise<string | null> {
  await payment.store.records.transaction((tx) => endVisit(tx, token, 'cancelled'));
  return (await openSession(payment, await ownVisit(payment))).url;
}

/** A clear no, which asking again would not change; anything else may have been done without our hearing of it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  ['StripeInvalidRequestError', 'StripeCardError'].includes(String(error.type));
