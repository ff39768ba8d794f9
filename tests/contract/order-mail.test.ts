import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide } from '#store/payment/hosted-page.ts';
import { acceptMoney } from '#store/payment/settle.ts';
import { orderTransaction } from '#store/records/schema/order.ts';
import { NO_PRICE } from '#store/rules/price/price.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aGuest, aShopper, paymentId } from '#tests/support/shopper.ts';

const SITE = 'https://shop.example';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ SITE_URL: SITE });
});
afterAll(() => store.close());

/** Buys as a guest, and begins to pay by card. */
async function aBuyer(email: string, method = 'card', headers: Record<string, string> = {}) {
  const shopper = aShopper(store);
  await shopper.put('10-104-CR');
  await shopper.becomeGuest({ email, storefrontUrl: SITE });
  await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
  const { body: order } = await shopper.requestStore('POST', '/checkout/order', {}, headers);
  const urls = { finishUrl: `${SITE}/paid`, errorUrl: `${SITE}/unpaid` };
  const { body } = await shopper.requestStore('POST', '/handle-payment', { orderId: order.id, ...urls });
  return { shopper, order, token: String(body.redirectUrl).split('/').at(-1) ?? '' };
}

const subjectsTo = async (email: string) => (await store.mailsTo(email)).map(({ subject }) => subject);

describe('an order', () => {
  it('is confirmed by one mail, also when the call comes twice, and its link opens the order', async () => {
    const { shopper, order } = await aBuyer('anna@example.com', 'invoice');
    await shopper.requestStore('POST', '/checkout/order');
    const mails = await store.mailsTo('anna@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([`Ihre Bestellung ${order.orderNumber}`]);
    expect(mails[0]).toMatchObject({ from: { name: 'Hof & Herd', address: 'shop@hofundherd.example' } });
    expect(mails[0]?.raw).toMatch(/^auto-submitted: auto-generated/im);
    const { pathname } = linkIn(mails[0], `/account/order/${order.deepLinkCode}`);
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: pathname.split('/').at(-1) }];
    const opened = await aShopper(store).requestStore('POST', '/order', {
      filter,
      email: 'anna@example.com',
      zipcode: '6060',
    });
    expect(opened.body.orders.elements[0].orderNumber).toBe(order.orderNumber);
  });

  it('that is refused sends none', async () => {
    const shopper = aShopper(store);
    await shopper.becomeGuest({ email: 'empty@example.com', storefrontUrl: SITE });
    expect((await shopper.requestStore('POST', '/checkout/order')).status).toBe(400);
    expect(await store.mailsTo('empty@example.com')).toEqual([]);
  });

  it('of an account leads to the account', async () => {
    const shopper = aShopper(store);
    await shopper.put('41-201');
    const account = aGuest({
      guest: false,
      email: 'bea@example.com',
      password: 'ein-langes-wort',
      storefrontUrl: SITE,
    });
    await shopper.requestStore('POST', '/account/register', account);
    const { body } = await shopper.requestStore('POST', '/checkout/order');
    const mail = (await store.mailsTo('bea@example.com')).at(-1);
    const { origin, searchParams } = linkIn(mail, '/login');
    expect([origin, searchParams.get('redirectTo')]).toEqual([SITE, `/account/order/${body.id}`]);
    expect(mail?.text).not.toContain(body.deepLinkCode);
  });
});

describe('a payment', () => {
  it.each([
    ['pay', /^Zahlung zur Bestellung \d+ erhalten$/],
    ['decline', /^Zahlung zur Bestellung \d+ nicht abgeschlossen$/],
    ['cancel', /^Zahlung zur Bestellung \d+ nicht abgeschlossen$/],
  ] as const)('that ends with «%s» is told once', async (decision, subject) => {
    const email = `${decision}@example.com`;
    const { token } = await aBuyer(email);
    const responses = await Promise.all([1, 2].map(() => decide(store.store, token, decision, store.store.clock())));
    expect(responses.filter(Boolean)).toHaveLength(1);
    expect(await subjectsTo(email)).toEqual([
      expect.stringContaining('Ihre Bestellung'),
      expect.stringMatching(subject),
    ]);
  });

  it('that fails again and again is told once an hour', async () => {
    const { shopper, order, token } = await aBuyer('fail@example.com');
    const { store: open } = store;
    const begun = open.clock();
    const urls = { finishUrl: `${SITE}/paid`, errorUrl: `${SITE}/unpaid` };
    const again = async (minutes: number) => {
      const { body } = await shopper.requestStore('POST', '/handle-payment', { orderId: order.id, ...urls });
      const at = new Date(begun.getTime() + minutes * 60_000);
      await decide(open, String(body.redirectUrl).split('/').at(-1) ?? '', 'decline', at);
      return (await subjectsTo('fail@example.com')).length;
    };
    await decide(open, token, 'decline', begun);
    expect([await again(0), await again(59), await again(61)]).toEqual([2, 2, 3]);
  });

  it('that comes after all is told as what it is, whatever was chosen since', async () => {
    const { shopper, order } = await aBuyer('dora@example.com');
    await shopper.requestStore('POST', '/order/payment', { orderId: order.id, paymentMethodId: paymentId('invoice') });
    const [{ id }] = order.transactions;
    const { records, clock } = store.store;
    const accept = () => records.transaction((tx) => acceptMoney(store.store, tx, id, clock()));
    expect([await accept(), await accept()]).toEqual([true, false]);
    const [, mail, ...more] = await store.mailsTo('dora@example.com');
    expect([mail?.text, more]).toEqual([expect.stringContaining('Zahlungsart: Kreditkarte'), []]);
  });

  it('of nothing is not told', async () => {
    const { shopper, order } = await aBuyer('emma@example.com');
    await store.store.records.transaction((tx) =>
      tx.update(orderTransaction).set({ amount: NO_PRICE }).where(eq(orderTransaction.orderId, order.id)),
    );
    const urls = { finishUrl: `${SITE}/paid`, errorUrl: `${SITE}/unpaid` };
    const { body } = await shopper.requestStore('POST', '/handle-payment', { orderId: order.id, ...urls });
    const { body: read } = await shopper.requestStore('POST', '/order');
    const [{ stateMachineState }] = read.orders.elements[0].transactions;
    expect([body.redirectUrl, stateMachineState.technicalName]).toEqual([null, 'paid']);
    expect(await subjectsTo('emma@example.com')).toEqual([expect.stringContaining('Ihre Bestellung')]);
  });

  it('is told in the language of the order', async () => {
    const context = await (await store.requestStore('GET', '/context')).json();
    const english = context.salesChannel.domains[1].languageId;
    const { token } = await aBuyer('carla@example.com', 'card', { 'sw-language-id': english });
    await decide(store.store, token, 'pay', store.store.clock());
    expect((await subjectsTo('carla@example.com')).at(-1)).toMatch(/^Payment received for order \d+$/);
  });
});
