import { createHmac } from 'node:crypto';
import { serveFetch } from './serve-fetch.ts';

// biome-ignore lint/suspicious/noExplicitAny: a provider's objects have every shape
type Json = any;

export const STRIPE_SECRETS = { STRIPE_SECRET_KEY: 'sk_test_hof', STRIPE_WEBHOOK_SECRET: 'whsec_hof' };

/** A Stripe of our own, which answers as docs.stripe.com/api describes: sessions, refunds, idempotency keys, errors. */
export type AStripe = {
  url: string;
  /** Pages that were asked for, by id, as Stripe knows them now. */
  sessions: Map<string, Json>;
  refunds: Json[];
  /** Every call: `POST /v1/checkout/sessions`. */
  calls: string[];
  /** The shopper pays on the page. */
  pay: (id: string, more?: Json) => Json;
  /** From now on every call is answered so; null: as usual. */
  trouble: { respond: (() => Response) | null };
  close: () => Promise<void>;
};

export async function aStripe(): Promise<AStripe> {
  const sessions = new Map<string, Json>();
  const kept = new Map<string, { params: string; result: Json }>();
  const stripe: Omit<AStripe, 'url' | 'close'> = {
    sessions,
    refunds: [],
    calls: [],
    trouble: { respond: null },
    pay: (id, more = {}) => {
      const done = { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}`, url: null };
      sessions.set(id, { ...sessions.get(id), ...done, ...more });
      return sessions.get(id);
    },
  };

  async function handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    stripe.calls.push(`${request.method} ${pathname}`);
    if (stripe.trouble.respond) return stripe.trouble.respond();
    if (request.headers.get('authorization') !== `Bearer ${STRIPE_SECRETS.STRIPE_SECRET_KEY}`)
      return problem(401, 'invalid_request_error', 'Invalid API Key provided');
    const params = await request.text();
    const key = request.headers.get('idempotency-key') ?? '';
    const before = kept.get(key);
    if (before && before.params !== params)
      return problem(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      );
    if (before) return Response.json(before.result);
    const made = make(request.method, pathname, new URLSearchParams(params));
    if (made instanceof Response) return made;
    if (request.method === 'POST') kept.set(key, { params, result: made });
    return Response.json(made);
  }

  function make(method: string, path: string, body: URLSearchParams): Json {
    const [, , resource, id = '', action] = path.replace('/checkout/', '/').split('/');
    if (resource === 'refunds') return addRefund(body);
    if (resource !== 'sessions') return problem(404, 'invalid_request_error', `Unrecognized request URL (${path}).`);
    if (method === 'POST' && id === '') return addSession(body);
    const session = sessions.get(id);
    if (!session) return problem(404, 'invalid_request_error', `No such checkout.session: '${id}'`);
    if (action !== 'expire') return session;
    if (session.status !== 'open') return problem(400, 'invalid_request_error', 'Only open sessions can be expired.');
    sessions.set(id, { ...session, status: 'expired', url: null });
    return sessions.get(id);
  }

  function addSession(body: URLSearchParams): Json {
    const id = `cs_test_${sessions.size + 1}`;
    const metadata = Object.fromEntries(
      ['orderId', 'transactionId', 'visit'].map((name) => [name, body.get(`metadata[${name}]`)]),
    );
    const line = (name: string) => body.get(`line_items[0][price_data][${name}]`);
    const session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      amount_total: Number(line('unit_amount')),
      currency: line('currency'),
      metadata,
      params: Object.fromEntries(body),
    };
    sessions.set(id, session);
    return session;
  }

  function addRefund(body: URLSearchParams): Json {
    const refund = {
      id: `re_${stripe.refunds.length + 1}`,
      object: 'refund',
      status: 'succeeded',
      ...Object.fromEntries(body),
    };
    stripe.refunds.push(refund);
    return refund;
  }

  const { url, close } = await serveFetch(handle);
  return Object.assign(stripe, { url, close: async () => close() });
}

const problem = (status: number, type: string, message: string): Response =>
  Response.json({ error: { type, message } }, { status });

let events = 0;

/** A message of Stripe's, signed as docs.stripe.com/webhooks describes; `at`: seconds since 1970. */
export function aMessage(
  type: string,
  object: Json,
  { id = `evt_${++events}`, secret = STRIPE_SECRETS.STRIPE_WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {},
): Request {
  const body = JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', type, data: { object } });
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const headers = { 'stripe-signature': `t=${at},v1=${signature}`, 'content-type': 'application/json' };
  return new Request('https://shop.example/payment/stripe/webhook', { method: 'POST', headers, body });
}
