import type Stripe from 'stripe';
import type { Database } from '#store/records/driver.ts';
import type { Store } from '#store/store.ts';
import { stripeOf } from './client.ts';
import { noteDispute } from './note-dispute.ts';
import { noteRefunds } from './note-refunds.ts';
import { settleSessionIn, WrongAmount } from './settle-session.ts';

/** Longest message, in bytes; Stripe's own stay far below. */
const MAX_BYTES = 256 * 1024;

/**
 * Heeds a message of Stripe's: 200 when it is done, was done before or is none of ours, 400 when it is not signed by
 * Stripe or its amount is wrong, 409 when it comes too early. Stripe sends again whatever is not answered with 200.
 */
export async function answerWebhook(store: Store, request: Request): Promise<Response> {
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
