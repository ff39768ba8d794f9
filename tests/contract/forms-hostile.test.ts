import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { productId } from '#tests/support/shopper.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

const ROUTES = [
  '/account/register-confirm',
  '/account/recovery-password',
  '/account/recovery-password-confirm',
  '/account/customer-recovery-is-expired',
  '/account/newsletter-recipient',
  '/newsletter/subscribe',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/contact-form',
  '/appointment-request',
  '/back-in-stock/subscribe',
  '/back-in-stock/confirm',
  '/back-in-stock/unsubscribe',
];

const FIELDS = [
  'email',
  'hash',
  'em',
  'storefrontUrl',
  'option',
  'newPassword',
  'newPasswordConfirm',
  'subject',
  'comment',
  'firstName',
  'lastName',
  'salutationId',
  'phone',
  'zip',
  'productId',
  'serviceType',
  'partnerId',
  'acceptedTerms',
  'measures',
  'day',
  'time',
  'description',
  '__proto__',
];

/** What a right call would send, so that some get past the first check. */
const RIGHT = fc.constantFrom<unknown>(
  'anna@example.com',
  'http://localhost',
  'subscribe',
  'assembly',
  'kuechenwerk-zuerichberg',
  '2026-12-03',
  productId('10-104-CR'),
  '0'.repeat(32),
  true,
  { bodyWidth: 550 },
);

const HOSTILE = fc.constantFrom<unknown>(
  "' or 1=1 --",
  'a@b.c\r\nBcc: d@e.f',
  '{{email}} %s',
  '../../../etc/passwd',
  '\u0000\ud800\u202e',
  'x'.repeat(20_000),
  Number.MAX_SAFE_INTEGER,
  -0,
  [],
  { toString: 'x' },
);

const value = fc.oneof(RIGHT, RIGHT, HOSTILE, fc.jsonValue(), fc.string({ unit: 'binary' }));
const body = fc.oneof(
  { weight: 9, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value) },
  { weight: 1, arbitrary: fc.oneof(fc.jsonValue(), fc.string()) },
);

it('no form breaks, whatever is sent: every answer is of the contract, and none tells of the inside', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), body, async (path, sent) => {
      const response = await store.requestStore('POST', path, sent);
      const text = await response.text();
      expect(response.status, `${path} ${JSON.stringify(sent)}: ${text}`).toBeLessThan(500);
      expect(text).not.toMatch(/\.ts:\d|sqlite|\b(insert into|update "|select ")/i);
    }),
    { numRuns: 2000 },
  );
  await store.store.outbox.flush();
  const failed = await store.store.records.read.all("select name from mail where state = 'failed'");
  expect(failed).toEqual([]);
}, 120_000);
