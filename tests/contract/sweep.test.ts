import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionRow } from '#store/records/checkout/sessions.ts';
import { setStock } from '#store/records/checkout/stock.ts';
import { sweep } from '#store/records/checkout/sweep.ts';
import { session } from '#store/records/schema/session.ts';
import { attempt } from '#store/records/schema/visitor.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { asStore } from '#tests/support/of-store.ts';
import { aGuest, aQuietStore, aShopper, PASSWORD, productId } from '#tests/support/shopper.ts';

/** More than a sweep deletes at once, several times. */
const MANY = 500;

const DAY_MS = 24 * 60 * 60 * 1000;
const TABLES = [
  'customer',
  'password_recovery',
  'newsletter_recipient',
  'stock_notice',
  'attempt',
  'mail',
  'contact_message',
];

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ DOUBLE_OPT_IN: 'accounts' });
  const storefrontUrl = 'http://localhost';
  // what is in stock is told of at once, and waited for no longer
  await store.store.records.transaction((tx) => setStock(tx, productId('12-110'), 0));
  const postJson = (path: string, body: unknown) => aShopper(store).requestStore('POST', path, body);
  for (const email of ['kept@example.com', 'gone@example.com']) {
    await postJson('/account/register', aGuest({ guest: false, email, password: 'ein-langes-wort' }));
    await postJson('/account/recovery-password', { email, storefrontUrl });
    await postJson('/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl });
    await postJson('/contact-form', { email, subject: 'Frage', comment: 'Wann?' });
    await postJson('/back-in-stock/subscribe', { email, productId: productId('12-110'), storefrontUrl });
  }
  const mails = await store.mailsTo('kept@example.com');
  const confirm = async (path: string, route: string) => {
    const mail = mails.find(({ text }) => text?.includes(path));
    const response = await postJson(route, Object.fromEntries(linkIn(mail, path).searchParams));
    expect(response.status).toBe(200);
  };
  await confirm('/registration/confirm', '/account/register-confirm');
  await confirm('/newsletter-subscribe', '/newsletter/confirm');
  await confirm('/back-in-stock/confirm', '/back-in-stock/confirm');
  await store.store.outbox.flush();
});
afterAll(() => store.close());

/** How many rows are left after so many days without anybody. */
async function leftAfter(days: number) {
  await asStore(() => sweep(store.store.records, new Date(Date.now() + days * DAY_MS)));
  const counts = await Promise.all(
    TABLES.map((table) => store.store.records.read.all<[number]>(`select count(*) from ${table}`)),
  );
  return Object.fromEntries(TABLES.map((table, index) => [table, counts[index]?.[0]?.[0]]));
}

it('what nobody confirmed, what no longer counts and what was sent is forgotten in its time, and the rest stays', async () => {
  const start = await leftAfter(0);
  expect(start).toMatchObject({ customer: 2, password_recovery: 2, newsletter_recipient: 2, stock_notice: 2 });
  expect(start.attempt).toBeGreaterThan(0);
  expect(await leftAfter(1.1)).toMatchObject({ customer: 2, password_recovery: 0, attempt: 0, stock_notice: 2 });
  expect(await leftAfter(6.9)).toMatchObject({ customer: 2, stock_notice: 2 });
  expect(await leftAfter(7.1)).toMatchObject({ customer: 1, stock_notice: 1, newsletter_recipient: 2 });
  expect((await leftAfter(29.9)).mail).toBe(start.mail);
  expect(await leftAfter(30.1)).toMatchObject({ customer: 1, newsletter_recipient: 1, stock_notice: 1, mail: 0 });
  expect(await leftAfter(366)).toMatchObject({ customer: 1, newsletter_recipient: 1, stock_notice: 0 });
  expect(await leftAfter(729)).toMatchObject({ contact_message: 2 });
  expect(await leftAfter(731)).toMatchObject({ customer: 1, contact_message: 0 });
});

it('a guest who has ordered and made an account stays without the click in the mail, and one who has not is forgotten', async () => {
  const strict = await aQuietStore({ DOUBLE_OPT_IN: 'accounts' });
  try {
    const [buyer, visitor] = [aShopper(strict), aShopper(strict)];
    await buyer.becomeGuest({ email: 'buyer@example.com' });
    await buyer.put('41-201', 1);
    expect((await buyer.requestStore('POST', '/checkout/order')).status).toBe(200);
    await visitor.becomeGuest({ email: 'visitor@example.com' });
    for (const guest of [buyer, visitor])
      expect((await guest.requestStore('POST', '/account/convert-guest', { password: PASSWORD })).status).toBe(200);
    await sweep(strict.store.records, new Date(Date.now() + 7.1 * DAY_MS));
    expect(await strict.store.records.read.all('select email from customer')).toEqual([['buyer@example.com']]);
  } finally {
    await strict.close();
  }
});

it('a sweep lets those through who write meanwhile, however much there is to forget', async () => {
  const crowded = await aQuietStore();
  try {
    const shopper = aShopper(crowded);
    await shopper.put('41-201', 1);
    const { records } = crowded.store;
    const [old] = await records.read.select().from(session);
    await records.transaction(async (tx) => {
      for (let at = 0; at < MANY; at += 1)
        await tx.insert(session).values({ ...(old as SessionRow), id: `old-${at}`, updatedAt: '2020-01-01' });
    });
    let isSwept = false;
    const sweeping = sweep(records, new Date()).then(() => {
      isSwept = true;
    });
    // whoever asks after the first few are gone
    while ((await records.read.$count(session)) > MANY) await setImmediate();
    expect((await shopper.put('41-201', 1)).status).toBe(200);
    expect(isSwept).toBe(false);
    await sweeping;
    expect(await records.read.$count(session)).toBe(1);
  } finally {
    await crowded.close();
  }
});

it('a sweep that is told to stop begins nothing more', async () => {
  const { records } = store.store;
  const before = await records.read.$count(attempt);
  await sweep(records, new Date('2100-01-01'), AbortSignal.abort());
  expect(await records.read.$count(attempt)).toBe(before);
});
