import { FetchError } from 'ofetch';
import { expect, it, test } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { solveCaptcha } from './captcha.store.ts';
import { sourcesFor } from './services.ts';

/** A store that asks for this, or can't be asked. */
const aStore = (sendCall: unknown) =>
  (async () => {
    if (sendCall instanceof Error) throw sendCall;
    return sendCall;
  }) as unknown as Send;
const refusal = (status: number) =>
  new ApiError({ status, statusText: '', url: '/captcha', headers: new Headers() }, null);

it.each([
  ['nothing where the store asks for nothing', { provider: 'off' }, { token: '' }],
  ['nothing to a Shopware, which has no such call', refusal(404), { token: '' }],
  ['that there is no key', { provider: 'turnstile' }, { trouble: 'noKey' }],
  ['that there is no key for the work either', { provider: 'proof-of-work' }, { trouble: 'noKey' }],
  ['that there is no version', { provider: 'recaptcha', siteKey: 'site' }, { trouble: 'noVersion' }],
])('the robot check says %s (E14, H8)', async (_, sendCall, expected) =>
  expect(await solveCaptcha(aStore(sendCall))).toEqual(expected),
);

it.each([
  ['without a connection', new FetchError('no line')],
  ['by a store that is away', refusal(502)],
  ['by a store that wants a pause', refusal(429)],
])('a robot check that nobody has told about, %s, is for the form to tell (H8)', async (_, trouble) =>
  expect(solveCaptcha(aStore(trouble))).rejects.toBe(trouble),
);

test('a puzzle without an answer could not be executed (H8)', async () => {
  const puzzle = { provider: 'proof-of-work', salt: 's', challenge: 'never', signature: 'g', maxNumber: 3 };
  expect(await solveCaptcha(aStore(puzzle))).toEqual({ trouble: 'executeFailed' });
});

test('the content policy opens for the service that is configured, and for no other (E14)', () => {
  const hosts = (captcha?: string) => [
    ...new Set(Object.values(sourcesFor(captcha)).flatMap((sources) => sources.map((each) => new URL(each).host))),
  ];
  expect([hosts(), hosts('off'), hosts('proof-of-work')]).toEqual([[], [], []]);
  expect(hosts('turnstile')).toEqual(['challenges.cloudflare.com']);
  const google = ['www.google.com', 'www.gstatic.com', 'recaptcha.google.com'];
  expect([hosts('recaptcha-v2'), hosts('recaptcha-v3')]).toEqual([google, google]);
});
