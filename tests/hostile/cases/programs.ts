import { createHmac } from 'node:crypto';
import type { RawRequest } from '#tests/hostile/raw-request.ts';
import { type Attempt, form } from './attempts.ts';

export const HOOK_SECRET = 'a-secret-of-16-and-more';
const signed = (body: string, secret = HOOK_SECRET) => createHmac('sha256', secret).update(body).digest('hex');
const now = Math.floor(Date.now() / 1000);
const payload = (more: object = {}) => JSON.stringify({ timestamp: now, changes: [{ id: 'a' }], ...more });
const hook = (body: string, signature: string): RawRequest => ({
  ...form('/hooks/changed', body),
  headers: { 'x-hook-signature': signature },
});

/** What speaks to a program: the hook of a Shopware, payments. */
export const PROGRAMS: Attempt[] = [
  ['a hook without a signature', form('/hooks/changed', payload()), 401],
  ['a hook of another secret', hook(payload(), signed(payload(), 'another-secret-of-16')), 401],
  ['a hook with another body', hook(payload({ changes: [] }), signed(payload())), 401],
  ...['', 'undefined', 'sha256=', '0'.repeat(64), signed(payload()).slice(0, 12)].map(
    (signature): Attempt => [`a hook signed «${signature}»`, hook(payload(), signature), 401],
  ),
  ...[-400, 400].map((seconds): Attempt => {
    const body = payload({ timestamp: now + seconds });
    return [`a hook of ${seconds} s from now`, hook(body, signed(body)), 401];
  }),
  ...[
    payload({ timestamp: {} }),
    payload({ changes: Array.from({ length: 1001 }, () => ({ id: 'a' })) }),
    '[]',
    '{',
  ].map((body): Attempt => [`a hook that says ${body.slice(0, 40)}`, hook(body, signed(body)), 400, 401]),
  ['a hook of 300 KB', hook('x'.repeat(300_000), signed('x'.repeat(300_000))), 413],
  ['a hook that is read', { path: '/hooks/changed' }, 405],
  ['a payment of nobody', { path: '/payment/card/nobody' }, 404, 410],
  ...['decision=paid', 'decision=', '{"decision":"pay"}', 'x'.repeat(10_000), 'decision=pay&decision=decline'].map(
    (body): Attempt => [`a payment of nobody, ${body.slice(0, 30)}`, form('/payment/card/nobody', body), 400, 404, 410],
  ),
  [
    'a message of Stripe where there is none',
    form('/payment/stripe/webhook', '{}', { 'stripe-signature': 't=1,v1=x' }),
    404,
  ],
  ['a way back from Stripe where there is none', { path: '/payment/stripe/nobody/success' }, 404],
];
