import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownClock } from '#tests/load/process.ts';
import type { Shop } from '#tests/support/shop.ts';
import { aGuest, PASSWORD } from '#tests/support/shopper.ts';
import { AGAIN } from '#tests/support/times.ts';
import { aFilledShop } from './a-filled-shop.ts';
import { LONGEST_STALL_MS, watchStalls } from './generated/stalls.ts';
import { sendRequest } from './raw-request.ts';

/* What one visitor sends three hundred times in a row, at the shop as it is sold: with its own limits and its own hashes. */

let shop: Shop;
beforeAll(async () => {
  shop = await aFilledShop({ CAPTCHA: 'off', LIMITS: '' });
  const account = aGuest({ guest: false, email: 'ruth@example.com', password: PASSWORD, storefrontUrl: shop.url });
  expect((await send('/account/register', account, '10.0.0.1')).status).toBe(200);
});
afterAll(() => shop?.remove());

const send = (path: string, body: unknown, visitor: string) =>
  sendRequest(shop.url, {
    ...{ path: `/store-api${path}`, method: 'POST', body: JSON.stringify(body) },
    headers: {
      ...{ 'content-type': 'application/json', 'sw-access-key': 'SWSCHOFUNDHERDDEMOSHOP0000' },
      'x-forwarded-for': visitor,
    },
  });
const times = Array.from({ length: 300 }, (_, at) => at);
const counted = (outcomes: { status: number }[], status: number) =>
  outcomes.filter((each) => each.status === status).length;

it('300 wrong logins: a right one takes less than two seconds', { retry: AGAIN }, async () => {
  const wrong = times.map((at) =>
    send('/account/login', { username: `n-${at}@example.com`, password: 'falsch' }, '10.0.0.2'),
  );
  const clock = ownClock(shop.process.pid, process.pid); // others have the machine too
  const right = await send('/account/login', { username: 'ruth@example.com', password: PASSWORD }, '10.0.0.3');
  const took = clock();
  const outcomes = await Promise.all(wrong); // before anything is judged: where time is taken again, nobody else is under way
  expect(right.status).toBe(200);
  expect(took).toBeLessThan(2000);
  expect(counted(outcomes, 401)).toBeLessThanOrEqual(30);
  expect(counted(outcomes, 401) + counted(outcomes, 429) + counted(outcomes, 503)).toBe(300);
});

it('300 letters of one visitor: three are sent', async () => {
  const message = { email: 'a@example.com', subject: 'x', comment: 'x' };
  const outcomes = await Promise.all(times.map(() => send('/contact-form', message, '10.0.0.4')));
  expect([counted(outcomes, 200), counted(outcomes, 429)]).toEqual([3, 297]);
});

it('300 forgotten passwords of one visitor: three are mailed', async () => {
  const recovery = { email: 'ruth@example.com', storefrontUrl: shop.url };
  const outcomes = await Promise.all(times.map(() => send('/account/recovery-password', recovery, '10.0.0.5')));
  expect([counted(outcomes, 200), counted(outcomes, 429)]).toEqual([3, 297]);
});

/** Addresses that nobody has asked for before, also where the time is taken again. */
let counter = 0;

it.each([
  ['documents', (at: number) => `/documents/configuration.pdf?bodyWidth=${at}`],
  ['searches', (at: number) => `/search?search=nothing-${at}`],
])('300 %s at once keep nobody waiting', { retry: AGAIN }, async (_, path) => {
  const endOfStalls = watchStalls(shop, LONGEST_STALL_MS);
  const responses = await Promise.all(times.map(() => sendRequest(shop.url, { path: path(counter++) })));
  expect(await endOfStalls()).toEqual([]);
  const failed = responses.filter(({ status }) => status >= 500);
  expect(failed.filter(({ status, headers }) => status !== 503 || !headers['retry-after'])).toEqual([]);
});
