import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { aCustomer, aGuest, aShopper, paymentId, productId, type Shopper } from '#tests/support/shopper.ts';
import { PRETENCES } from './cases/pretences.ts';
import { BELONGINGS, EMAIL, type Json, type Victim, type Who } from './cases/strangers.ts';

/*
 * What a stranger tries at what belongs to somebody: each time they hear a refusal and nothing of it, and in the end
 * everything is as it was.
 */

let store: AStore;
let victim: Victim;
let strangers: Record<Who, Shopper>;
const logged = vi.spyOn(console, 'error');
beforeAll(async () => {
  store = await aStore();
  victim = await aVictim();
  const [customer, guest, nobody] = [await aCustomer(store, 'eve@example.com'), aShopper(store), aShopper(store)];
  await guest.becomeGuest({ email: 'mallory@example.com' });
  strangers = { customer, guest, nobody };
});
afterAll(() => store?.close());

/** Words of the victim that stand nowhere else. */
const OF_THE_VICTIM = /viktoria|Geheimhausen|Opferweg/i;

async function aVictim(): Promise<Victim> {
  const home = {
    street: 'Opferweg 7',
    zipcode: '6060',
    city: 'Geheimhausen',
    countryId: aGuest().billingAddress.countryId,
  };
  const who = { firstName: 'Viktoria', billingAddress: home };
  const order = async (shopper: Shopper, method = 'invoice') => {
    await shopper.put('41-201');
    await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
    return (await shopper.requestStore('POST', '/checkout/order')).body;
  };
  const shopper = await aCustomer(store, EMAIL, who);
  const guest = aShopper(store);
  await guest.becomeGuest({ ...who, email: 'viktoria.guest@example.com' });
  const placed = await order(shopper);
  const [guestOrder, unpaid] = [await order(guest), await order(guest, 'card')];
  await shopper.requestStore('POST', `/product/${productId('14-101')}/review`, {
    title: 'Geheimhausen',
    content: 'x'.repeat(60),
    points: 4,
  });
  const reviews = await shopper.requestStore('POST', `/product/${productId('14-101')}/reviews`);
  const { defaultBillingAddressId } = (await shopper.requestStore('POST', '/account/customer')).body;
  const [{ id, deepLinkCode }] = placed.documents;
  const review = reviews.body.elements.find(({ title }: Json) => title === 'Geheimhausen').id;
  return {
    shopper,
    order: placed,
    guestOrder,
    unpaid,
    address: defaultBillingAddressId,
    review,
    file: `${id}/${deepLinkCode}`,
  };
}

it.each([...BELONGINGS, ...PRETENCES])('%s tries %s: %s', async (who, _, call, body, expected) => {
  logged.mockClear();
  const [method = '', path = ''] = call.split(' ');
  const { address, file, order, shopper } = victim;
  const words: Record<string, string> = {
    address,
    file,
    order: order.id,
    document: order.documents[0].id,
    token: shopper.token,
  };
  const sent = typeof body === 'function' ? body(victim) : body;
  const filled = path.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  const token = strangers[who].token;
  const response = await store.requestStore(method, filled, sent, token === '' ? {} : { 'sw-context-token': token });
  const text = await response.text();
  expect([response.status, text.slice(0, 300)]).toEqual([expected, expect.any(String)]);
  expect(text.replaceAll(EMAIL, '')).not.toMatch(OF_THE_VICTIM);
  expect(text).not.toContain(shopper.token);
  expect(logged).not.toHaveBeenCalled();
});

it('and everything of the victim is as it was', async () => {
  const { shopper, order, address } = victim;
  const me = (await shopper.requestStore('POST', '/account/customer')).body;
  expect([me.email, me.defaultBillingAddressId]).toEqual([EMAIL, address]);
  const { elements } = (await shopper.requestStore('POST', '/account/list-address')).body;
  expect(elements.map(({ street, city }: Json) => [street, city])).toEqual([['Opferweg 7', 'Geheimhausen']]);
  const mine = (await shopper.requestStore('POST', '/order', { ids: [order.id] })).body.orders.elements[0];
  expect([mine.stateMachineState.technicalName, mine.transactions.length]).toEqual(['open', 1]);
});

it('nor is anybody more than before: no group, number or price of their own', async () => {
  const eve = (await strangers.customer.requestStore('POST', '/account/customer')).body;
  const { currentCustomerGroup, context } = (await strangers.customer.requestStore('GET', '/context')).body;
  expect([eve.email, eve.guest, context.taxState]).toEqual(['eve@example.com', false, 'gross']);
  expect(eve.groupId).toBe(currentCustomerGroup.id);
  expect(eve.customerNumber).toMatch(/^2\d{4}$/);
});
