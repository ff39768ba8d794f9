import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { idOf } from '#store/id.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { aCustomer, aShopper, countryId, PASSWORD, paymentId, productId } from '#tests/support/shopper.ts';

const SHOP = 'https://shop.test';
const STOREFRONT = 'https://other.test';
const from = { origin: STOREFRONT };
let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ SITE_URL: SHOP, STOREFRONT_URLS: STOREFRONT });
});
afterAll(() => store.close());

/** The origins to which the links of every mail to an address lead. */
const originsIn = async (address: string) => {
  const mails = await store.mailsTo(address);
  const links = mails.flatMap(({ text = '' }) =>
    [...(text?.matchAll(/https:\/\/(?:shop|other)\.test/g) ?? [])].map(String),
  );
  return { mails: mails.length, origins: [...new Set(links)] };
};

it('an order and what becomes of it is mailed with links to the storefront where it was placed', async () => {
  const email = 'order@example.com';
  const shopper = aShopper(store);
  await shopper.requestStore('POST', '/checkout/cart/line-item', { items: [aLine] }, from);
  // a server that draws pages names no origin: its session knows
  await shopper.becomeGuest({ email, storefrontUrl: `${STOREFRONT}/fr-FR` });
  await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId('invoice') });
  const { body: order } = await shopper.requestStore('POST', '/checkout/order');
  await shopper.requestStore('POST', '/order/state/cancel', { orderId: order.id });
  expect(await originsIn(email)).toEqual({ mails: 2, origins: [STOREFRONT] });
});

it('a session remembers the last storefront, for its language too, and only one of STOREFRONT_URLS', async () => {
  const shopper = aShopper(store);
  const { body } = await shopper.requestStore('POST', '/language');
  const id = (name: RegExp) => body.elements.find((each: { name: string }) => name.test(each.name)).id;
  const change = async (languageId: string, headers?: Record<string, string>) =>
    (await shopper.requestStore('PATCH', '/context', { languageId }, headers)).body.redirectUrl;
  expect(await change(id(/fran/i), from)).toBe(`${STOREFRONT}/fr-FR`);
  expect(await change(id(/english/i))).toBe(`${STOREFRONT}/en-US`);
  expect(await change(id(/fran/i), { origin: 'https://evil.test' })).toBe(`${SHOP}/fr-FR`);
  expect(await change(id(/english/i))).toBe(`${SHOP}/en-US`);
});

it('who is logged in at two storefronts at once goes on where each of them was, in one cart', async () => {
  const email = 'both@example.com';
  const here = await aCustomer(store, email, { storefrontUrl: SHOP });
  const there = aShopper(store);
  await there.requestStore('POST', '/account/login', { username: email, password: PASSWORD }, from);
  const { body } = await here.requestStore('POST', '/language');
  const id = (name: RegExp) => body.elements.find((each: { name: string }) => name.test(each.name)).id;
  const change = async (shopper: typeof here, languageId: string) =>
    (await shopper.requestStore('PATCH', '/context', { languageId })).body.redirectUrl;
  expect(await change(here, id(/fran/i))).toBe(`${SHOP}/fr-FR`);
  expect(await change(there, id(/english/i))).toBe(`${STOREFRONT}/en-US`);
  expect(await change(here, id(/fran/i))).toBe(`${SHOP}/fr-FR`);
});

it('where somebody registered outlives the session, for other processes too; one that is a storefront no longer leads home', async () => {
  const email = 'account@example.com';
  await aCustomer(store, email, { storefrontUrl: STOREFRONT, ...A_BUSINESS });
  const owner = (STOREFRONT_URLS: string, ...typed: string[]) =>
    runOwner(typed, { ...store.env, SITE_URL: SHOP, STOREFRONT_URLS }, 'content');
  expect(await owner('', 'customers', 'decline-professional', email, '--reason', 'Es fehlt etwas')).toMatchObject({
    code: 0,
  });
  expect((await originsIn(email)).origins).toEqual([STOREFRONT, SHOP]);
  expect((await store.mailsTo(email)).at(-1)?.text).toContain(SHOP);
});

const A_BUSINESS = {
  accountType: 'business',
  vatIds: ['CHE-123.456.788 MWST'],
  requestedGroupId: idOf('customer-group', 'professional'),
  billingAddress: {
    ...{ company: 'Muster AG', street: 'Kernserstrasse 3', zipcode: '6060', city: 'Sarnen' },
    countryId: countryId('CH'),
  },
};

const aLine = { id: productId('10-104-GR'), referencedId: productId('10-104-GR'), quantity: 1, type: 'product' };
