import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { aCustomer, aGuest, aShopper, PASSWORD } from '#tests/support/shopper.ts';

/* What many at once, or a token from somewhere else, could break. */

let store: AStore;
beforeAll(async () => {
  store = await aStore();
  await aCustomer(store, EMAIL);
});
afterAll(() => store?.close());

const EMAIL = 'viktoria@example.com';

const CHOSEN = 'a-token-that-an-attacker-has-chosen';

it.each([
  ['a login', '/account/login', () => ({ username: EMAIL, password: PASSWORD })],
  [
    'a registration',
    '/account/register',
    () => aGuest({ guest: false, email: `${newId()}@example.com`, password: PASSWORD }),
  ],
  ['a guest', '/account/register', () => aGuest({ email: `${newId()}@example.com` })],
])('a token that somebody has chosen is another one after %s', async (_, path, body) => {
  const token = (await store.requestStore('GET', '/context', undefined, { 'sw-context-token': CHOSEN })).headers.get(
    'sw-context-token',
  );
  const response = await store.requestStore('POST', path, body(), { 'sw-context-token': token ?? CHOSEN });
  expect(response.status).toBe(200);
  expect([token, CHOSEN]).not.toContain(response.headers.get('sw-context-token'));
  for (const old of [token ?? '', CHOSEN])
    expect((await store.requestStore('POST', '/account/customer', {}, { 'sw-context-token': old })).status).toBe(403);
});

it('a token is nobody’s after a logout', async () => {
  const shopper = await aCustomer(store, `${newId()}@example.com`);
  const { token } = shopper;
  await shopper.requestStore('POST', '/account/logout');
  expect((await store.requestStore('POST', '/account/customer', {}, { 'sw-context-token': token })).status).toBe(403);
});

const times = <One>(count: number, one: () => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, one));
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();

it('one cart that is ordered twenty times at once is one order', async () => {
  const shopper = await aCustomer(store, `${newId()}@example.com`);
  await shopper.put('41-201');
  const orders = await times(20, () => shopper.requestStore('POST', '/checkout/order'));
  expect(new Set(orders.filter(({ status }) => status === 200).map(({ body }) => body.orderNumber)).size).toBe(1);
});

it('one order that is cancelled eight times at once is cancelled once', async () => {
  const shopper = await aCustomer(store, `${newId()}@example.com`);
  await shopper.put('41-201');
  const { id } = (await shopper.requestStore('POST', '/checkout/order')).body;
  const responses = await times(8, () => shopper.requestStore('POST', '/order/state/cancel', { orderId: id }));
  expect(statuses(responses)).toEqual([200, ...Array(7).fill(400)]);
});

it('one address that registers six times at once is one account', async () => {
  const email = `${newId()}@example.com`;
  const responses = await times(6, () => aShopper(store).becomeGuest({ guest: false, email, password: PASSWORD }));
  expect(statuses(responses)).toEqual([200, ...Array(5).fill(400)]);
});

it('twenty pieces that are put at once are twenty', async () => {
  const shopper = aShopper(store);
  await shopper.put('41-201');
  await times(19, () => shopper.put('41-201'));
  expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems[0].quantity).toBe(20);
});
