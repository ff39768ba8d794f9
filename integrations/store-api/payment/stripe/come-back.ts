import type Stripe from 'stripe';
import { reasonOf } from '#store/payment/reason.ts';
import { REASON_CODES, withError } from '#store/payment/way-back.ts';
import { type PaymentVisit, readVisit } from '#store/records/checkout/payments.ts';
import type { Store } from '#store/store.ts';
import { stripeOf } from './client.ts';
import { settleSession } from './settle-session.ts';

/**
 * A shopper comes back from Stripe's page, with or without having paid. What is true is asked of Stripe, not of the
 * address that anybody could type; undefined for an unknown visit. Answers where the shop goes on.
 */
export async function returnFromStripe(
  store: Store,
  token: string,
  way: 'return' | 'cancel',
): Promise<string | undefined> {
  const visit = await readVisit(store.records.read, token);
  if (!visit?.reference) return undefined;
  try {
    const isPaid = await settleSession(store, await endedSession(store, visit, way), store.clock());
    return isPaid ? visit.finishUrl : withError(visit.errorUrl, REASON_CODES.cancelled);
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', at: 'payment', transactionId: visit.transactionId, reason: reasonOf(error) }),
    );
    // Stripe sends a shopper to «return» only once it is satisfied; its message will tell us the same
    return way === 'return' ? visit.finishUrl : withError(visit.errorUrl, REASON_CODES.cancelled);
  }
}

/** The page as Stripe knows it; whoever gave up closes it, so that it can't be paid in a forgotten tab. */
async function endedSession(
  { config }: Store,
  { reference }: PaymentVisit,
  way: 'return' | 'cancel',
): Promise<Stripe.Checkout.Session> {
  const stripe = await stripeOf(config);
  const session = await stripe.checkout.sessions.retrieve(reference ?? '');
  return way === 'cancel' && session.status === 'open' ? stripe.checkout.sessions.expire(session.id) : session;
}
