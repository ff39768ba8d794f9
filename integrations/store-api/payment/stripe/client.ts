import type Stripe from 'stripe';
import type { Config } from '#config.schema.ts';

/** Longest wait for an answer, in ms, and how often a call is sent again; repeated calls carry the same idempotency key. */
const PATIENCE = { timeout: 10_000, maxNetworkRetries: 2 };

const clients = new Map<string, Promise<Stripe>>();

/** Stripe as the configuration names it; one client for each key and address, loaded by the first who pays. */
export function stripeOf({ STRIPE_SECRET_KEY = '', STRIPE_API_URL }: Config): Promise<Stripe> {
  const key = `${STRIPE_SECRET_KEY} ${STRIPE_API_URL}`;
  const client = clients.get(key) ?? open(STRIPE_SECRET_KEY, new URL(STRIPE_API_URL));
  clients.set(key, client);
  return client;
}

async function open(secretKey: string, { protocol, hostname, port }: URL): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const isPlain = protocol === 'http:';
  return new Client(secretKey, {
    ...PATIENCE,
    telemetry: false,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  });
}
