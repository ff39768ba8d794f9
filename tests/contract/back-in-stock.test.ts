import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceStock } from '#store/back-in-stock/notices.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aShopper, productId } from '#tests/support/shopper.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

const GRILL = productId('10-104-CR');
const FORKS = productId('12-110');

const subscribe = (email: unknown, product: unknown = GRILL, more = {}) =>
  aShopper(store).requestStore('POST', '/back-in-stock/subscribe', {
    productId: product,
    email,
    storefrontUrl: 'http://localhost',
    ...more,
  });
const confirm = (hash: unknown) => aShopper(store).requestStore('POST', '/back-in-stock/confirm', { hash });
const unsubscribe = (body: unknown) => aShopper(store).requestStore('POST', '/back-in-stock/unsubscribe', body);

const tokenTo = async (email: string, path = '/back-in-stock/confirm') =>
  linkIn((await store.mailsTo(email)).at(-1), path).searchParams.get('hash') ?? '';
const subjectsTo = async (email: string) => (await store.mailsTo(email)).map(({ subject }) => subject);

/** Sets a stock, as the shop's owner does, and tells whoever waits. */
const setStock = (id: string, quantity: number) =>
  store.store.records.transaction(async (tx) => {
    await tx.run(`update stock set available = ${quantity} where product_id = '${id}'`);
    await announceStock(store.store, tx, [id], store.store.clock());
  });

/** Somebody who waits, with the click done. */
async function aWaiting(email: string, product = GRILL) {
  await subscribe(email, product);
  return confirm(await tokenTo(email));
}

describe('a notice for a product that is out of stock', () => {
  it('counts after the click in the mail, and comes once (C16, D8)', async () => {
    await setStock(GRILL, 0);
    expect((await subscribe('anna@example.com')).body).toMatchObject({ success: true, status: 'subscribed' });
    await setStock(GRILL, 3);
    expect(await subjectsTo('anna@example.com')).toHaveLength(1);
    await setStock(GRILL, 0);
    expect((await confirm(await tokenTo('anna@example.com'))).body.status).toBe('subscribed');
    expect((await subscribe('Anna@example.com')).body.status).toBe('alreadySubscribed');
    await setStock(GRILL, 0);
    expect(await subjectsTo('anna@example.com')).toHaveLength(1);
    await Promise.all([setStock(GRILL, 7), setStock(GRILL, 8)]);
    const [confirmation, notification, ...more] = await store.mailsTo('anna@example.com');
    expect([confirmation?.subject, notification?.subject, more]).toEqual([
      expect.stringMatching(/^Benachrichtigung zu «.+» bestätigen$/),
      expect.stringMatching(/^«.+» ist wieder lieferbar$/),
      [],
    ]);
    expect(notification?.text).toMatch(/\(Artikel 10-104-CR\) ist wieder an Lager, [78] Stück zu CHF 249\.00/);
    expect(await store.store.records.read.all("select id from stock_notice where email = 'anna@example.com'")).toEqual(
      [],
    );
  });

  it('leads to the page of the product', async () => {
    await setStock(FORKS, 0);
    await aWaiting('bea@example.com', FORKS);
    await setStock(FORKS, 1);
    const mail = (await store.mailsTo('bea@example.com')).at(-1);
    const path = [...(mail?.text ?? '').matchAll(/http:\/\/localhost\/(\S+)/g)].map(([, match]) => match)[0];
    const response = await aShopper(store).requestStore('POST', '/seo-url', {
      filter: [{ type: 'equals', field: 'seoPathInfo', value: path }],
    });
    expect(response.body.elements[0].foreignKey).toBe(FORKS);
  });

  it('comes when an order is called off that had taken the last piece', async () => {
    await setStock(FORKS, 1);
    const buyer = aShopper(store);
    await buyer.put('12-110');
    await buyer.becomeGuest({ email: 'buyer@example.com' });
    const { body } = await buyer.requestStore('POST', '/checkout/order');
    await aWaiting('carla@example.com', FORKS);
    expect((await buyer.requestStore('POST', '/order/state/cancel', { orderId: body.id })).status).toBe(200);
    expect((await subjectsTo('carla@example.com')).at(-1)).toMatch(/ist wieder lieferbar$/);
  });

  it('comes with the click itself, to this address alone, when the goods were back before it', async () => {
    await setStock(FORKS, 0);
    await subscribe('late@example.com', FORKS);
    const token = await tokenTo('late@example.com');
    await setStock(FORKS, 4);
    await subscribe('silent@example.com', FORKS);
    expect((await confirm(token)).body).toMatchObject({ status: 'subscribed', products: [expect.any(String)] });
    expect((await subjectsTo('late@example.com')).at(-1)).toMatch(/ist wieder lieferbar$/);
    expect((await subjectsTo('silent@example.com')).at(-1)).toMatch(/bestätigen$/);
    expect((await confirm(token)).status).toBe(404);
    await setStock(FORKS, 5);
    expect(await subjectsTo('late@example.com')).toHaveLength(2);
  });

  it('offers to end what else is waited for, and does so', async () => {
    await setStock(GRILL, 0);
    await setStock(FORKS, 0);
    await aWaiting('dora@example.com', GRILL);
    await aWaiting('dora@example.com', FORKS);
    await setStock(GRILL, 2);
    const hash = await tokenTo('dora@example.com', '/back-in-stock/unsubscribe');
    expect((await unsubscribe({ hash })).body).toMatchObject({ success: true, status: 'unsubscribed' });
    expect((await unsubscribe({ hash })).status).toBe(404);
    const before = (await subjectsTo('dora@example.com')).length;
    await setStock(FORKS, 2);
    expect(await subjectsTo('dora@example.com')).toHaveLength(before);
  });

  it.each([
    ['that asks for the click', 1],
    ['that says that it is back', 2],
  ])('can be ended by the mail %s, although nothing else is waited for (D8)', async (_, mails) => {
    const email = `kurt${mails}@example.com`;
    await setStock(GRILL, 0);
    await aWaiting(email);
    if (mails === 2) {
      await setStock(GRILL, 2);
      await setStock(GRILL, 0);
    }
    const link = linkIn((await store.mailsTo(email)).at(-1), '/back-in-stock/unsubscribe');
    if (mails === 2) await aWaiting(email); // again, for the same product
    expect((await unsubscribe(Object.fromEntries(link.searchParams))).body.status).toBe('unsubscribed');
    const before = (await subjectsTo(email)).length;
    await setStock(GRILL, 3);
    expect(await subjectsTo(email)).toHaveLength(before);
  });

  it('ends by address and product, and does not tell whether there was one (D8)', async () => {
    await setStock(GRILL, 0);
    await aWaiting('eva@example.com');
    const ended = await unsubscribe({ email: 'EVA@example.com', productId: GRILL });
    const none = await unsubscribe({ email: 'nobody@example.com', productId: GRILL });
    expect([none.status, none.body]).toEqual([ended.status, ended.body]);
    await setStock(GRILL, 1);
    expect((await subjectsTo('eva@example.com')).at(-1)).toMatch(/bestätigen$/);
  });

  it('can be confirmed twice, but not after a week', async () => {
    await setStock(GRILL, 0);
    await subscribe('fritz@example.com');
    const token = await tokenTo('fritz@example.com');
    expect((await confirm(token)).body.status).toBe('subscribed');
    expect((await confirm(token)).body.status).toBe('alreadySubscribed');
    await subscribe('gina@example.com');
    const late = await tokenTo('gina@example.com');
    const at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
    await store.store.records.transaction((tx) =>
      tx.run(`update stock_notice set created_at = '${at}' where email = 'gina@example.com'`),
    );
    expect((await confirm(late)).status).toBe(404);
  });

  it('is one, however often it is asked for at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => subscribe('hans@example.com', FORKS)));
    const rows = await store.store.records.read.all("select id from stock_notice where email = 'hans@example.com'");
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['no address', '', GRILL, 400],
    ['a header', 'a@example.com\r\nBcc: b@example.com', GRILL, 400],
    ['no product', 'a@example.com', '', 400],
    ['a list of products', 'a@example.com', [GRILL], 400],
    ['an unknown product', 'a@example.com', '0'.repeat(32), 404],
    ['what is no id', 'a@example.com', "' or 1=1", 404],
    ['a product with variants, which is never sold itself', 'a@example.com', productId('10-104'), 404],
  ])('is refused for %s', async (_, email, product, status) => {
    expect((await subscribe(email, product as string)).status).toBe(status);
  });

  it('leads to no other shop', async () => {
    expect((await subscribe('a@example.com', GRILL, { storefrontUrl: 'https://evil.example' })).status).toBe(400);
  });

  it.each([
    [undefined, 400],
    ['', 400],
    [['x'], 400],
    ['0'.repeat(32), 404],
  ])('has no link %j', async (hash, status) => {
    expect((await confirm(hash)).status).toBe(status);
    expect((await unsubscribe({ hash: hash ?? 7 })).status).toBe(status);
  });
});
