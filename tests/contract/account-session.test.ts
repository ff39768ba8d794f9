import { scrypt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tokenHash } from '#store/id.ts';
import { changeCustomer } from '#store/records/checkout/customers.ts';
import { tables } from '#store/records/database.ts';
import type { AStore } from '#tests/support/a-store.ts';
import {
  aCustomer,
  aGuest,
  aQuietStore,
  aShopper,
  PASSWORD,
  productId,
  refusalOf,
  type Shopper,
} from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AStore;
const clock = { at: Date.parse('2026-11-24T10:00:00Z') };
beforeAll(async () => {
  store = await aQuietStore();
  store.store.clock = () => new Date(clock.at);
});
afterAll(() => store.close());

let count = 0;
const anEmail = () => `session-${++count}@example.com`;
const login = (shopper: Shopper, username: unknown, password: unknown = PASSWORD) =>
  shopper.requestStore('POST', '/account/login', { username, password });
const logout = (shopper: Shopper) => shopper.requestStore('POST', '/account/logout');
const me = (shopper: Shopper) => shopper.requestStore('POST', '/account/customer');
const cart = async (shopper: Shopper) => {
  const { body } = await shopper.requestStore('GET', '/checkout/cart');
  const lines: { quantity: number; payload: { productNumber: string } }[] = body.lineItems;
  return Object.fromEntries(lines.map(({ payload, quantity }) => [payload.productNumber, quantity]));
};
const withToken = (token: string): Shopper => Object.assign(aShopper(store), { token });
const BAD = [401, ['CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', undefined]];

describe('a login', () => {
  it('moves an anonymous session to a new token; the old one is nobody with nothing (C1, D2)', async () => {
    const email = anEmail();
    await logout(await aCustomer(store, email));
    await store.store.records.transaction(async (tx) => {
      await tx.run('delete from session');
    });
    const shopper = aShopper(store);
    await shopper.put('41-201', 2);
    const { token } = shopper;
    const response = await login(shopper, email);
    expect(response).toMatchObject({ status: 200, body: { redirectUrl: null, apiAlias: 'array_struct' } });
    expect(findings('POST', '/account/login', response.status, response.body)).toEqual([]);
    expect(shopper.token).not.toBe(token);
    expect(await cart(shopper)).toEqual({ '41-201': 2 });
    expect([await cart(withToken(token)), (await me(withToken(token))).status]).toEqual([{}, 403]);
  });

  it('leads each browser with a token of its own to the session of before, so that they share cart and choices', async () => {
    const email = anEmail();
    const first = await aCustomer(store, email);
    await first.put('41-201', 2);
    const second = aShopper(store);
    await second.put('41-201');
    await second.put('12-110');
    const { token } = second;
    await login(second, email);
    expect([first.token, token]).not.toContain(second.token);
    for (const each of [first, second]) expect(await cart(each)).toEqual({ '41-201': 3, '12-110': 1 });
    expect(await cart(withToken(token))).toEqual({});
    await first.put('12-110');
    expect(await cart(second)).toEqual({ '41-201': 3, '12-110': 2 });
    await logout(second);
    expect([await cart(first), (await me(first)).status]).toEqual([{}, 403]);
  });

  it('tells once that two carts were joined, and says nothing where only one had something', async () => {
    const hints = async (shopper: Shopper) => {
      const { body } = await shopper.requestStore('GET', '/checkout/cart');
      return Object.values(body.errors as Record<string, { messageKey: string }>).map(({ messageKey }) => messageKey);
    };
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    await shopper.put('41-201');
    await logout(shopper);
    await login(shopper, email);
    expect(await hints(shopper)).toEqual([]);
    await logout(shopper);
    await shopper.put('12-110');
    await login(shopper, email);
    expect(await hints(shopper)).toEqual(['cart-merged-hint']);
    expect(await hints(shopper)).toEqual([]);
  });

  it('begins anew when the stored session is over', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    await shopper.put('41-201');
    const { token } = shopper;
    clock.at += 25 * 60 * 60 * 1000;
    const later = aShopper(store);
    await login(later, email);
    expect(later.token).not.toBe(token);
    expect(await cart(later)).toEqual({});
    expect((await me(withToken(token))).status).toBe(403);
  });

  it('leaves what another customer has in this browser to them', async () => {
    const [one, other] = [anEmail(), anEmail()];
    await logout(await aCustomer(store, other));
    const shopper = await aCustomer(store, one);
    await shopper.put('41-201');
    await login(shopper, other);
    expect([(await me(shopper)).body.email, await cart(shopper)]).toEqual([other, {}]);
    await login(shopper, one);
    expect([(await me(shopper)).body.email, await cart(shopper)]).toEqual([one, { '41-201': 1 }]);
  });

  it('takes the cart of a guest along, but none of their addresses', async () => {
    const email = anEmail();
    await logout(await aCustomer(store, email));
    const shopper = aShopper(store);
    await shopper.becomeGuest({ billingAddress: { ...aGuest().billingAddress, city: 'Luzern', zipcode: '6003' } });
    await shopper.put('41-201');
    const { body: guest } = await me(shopper);
    await shopper.requestStore('PATCH', '/context', { shippingAddressId: guest.defaultShippingAddressId });
    await login(shopper, email);
    const { body } = await me(shopper);
    expect([body.guest, body.activeShippingAddress.city, await cart(shopper)]).toEqual([
      false,
      'Sarnen',
      { '41-201': 1 },
    ]);
    expect(JSON.stringify(body)).not.toContain(guest.defaultShippingAddressId);
  });

  it('finds the e-mail address however it is written, in either field', async () => {
    const email = anEmail();
    await aCustomer(store, `  ${email.toUpperCase()}  `);
    for (const written of [email, email.toUpperCase(), `  ${email}\t`])
      expect((await login(aShopper(store), written)).status).toBe(200);
    const named = await aShopper(store).requestStore('POST', '/account/login', {
      username: '',
      email,
      password: PASSWORD,
    });
    expect(named.status).toBe(200);
    const again = await aShopper(store).becomeGuest({ guest: false, email: ` ${email}`, password: PASSWORD });
    expect(refusalOf(again)).toEqual([400, ['CUSTOMER_EMAIL_NOT_UNIQUE', '/email']]);
  });

  it('counts attempts on an address however it is written', async () => {
    const email = anEmail();
    const attempt = (username: string) =>
      aShopper(store).requestStore('POST', '/account/login', { username, password: 'falsch' }, { visitor: 'writer' });
    const spellings = [email, ` ${email}`, `${email} `, email.toUpperCase(), `\t${email}`];
    for (const spelling of [...spellings, ...spellings]) expect((await attempt(spelling)).status).toBe(401);
    expect((await attempt(`  ${email}  `)).status).toBe(429);
  });

  it.each<[string, unknown, unknown]>([
    ['nothing', undefined, undefined],
    ['null', null, null],
    ['a number', 7, 7],
    ['lists', ['a@example.com'], [PASSWORD]],
    ['maps', { a: 1 }, { b: 2 }],
    ['signs that databases refuse', 'a\u0000@example.com', 'b\u0000'],
    ['a hostile address', "' or 1=1 --", PASSWORD],
    ['a long address', 'a'.repeat(100_000), PASSWORD],
    ['a long password', 'a@example.com', 'a'.repeat(100_000)],
  ])('is refused like any other with %s', async (_, username, password) => {
    expect(refusalOf(await login(aShopper(store), username, password))).toEqual(BAD);
  });

  it('is refused alike, in words and after as many hashes, whether there is an account or not', async () => {
    const email = anEmail();
    await aCustomer(store, email);
    const refusal = async (username: string) => {
      const before = vi.mocked(scrypt).mock.calls.length;
      const { body } = await login(aShopper(store), username, 'falsches-wort');
      return { body, hashes: vi.mocked(scrypt).mock.calls.length - before };
    };
    const expected = await refusal(email);
    expect(expected.hashes).toBe(1);
    for (const other of ['nobody@example.com', 'no address at all']) expect(await refusal(other)).toEqual(expected);
  });

  it('fails when the account is closed meanwhile, and never with a 500', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const { promise: isClosed, resolve: closes } = Promise.withResolvers<void>();
    const hash = vi.mocked(scrypt).getMockImplementation();
    const isCompared = new Promise<void>((begins) => {
      vi.mocked(scrypt).mockImplementationOnce((...all) => {
        begins();
        isClosed.then(() => hash?.(...all));
      });
    });
    const coming = login(aShopper(store), email);
    await isCompared;
    await shopper.requestStore('DELETE', '/account/customer');
    closes();
    const response = await coming;
    expect(refusalOf(response)).toEqual(BAD);
  });
});

describe('a registration', () => {
  it('leaves the cart of another customer to them', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    await shopper.put('41-201');
    await shopper.becomeGuest();
    expect(await cart(shopper)).toEqual({});
    const again = aShopper(store);
    await login(again, email);
    expect(await cart(again)).toEqual({ '41-201': 1 });
  });

  it('opens one account when it is sent twice at once', async () => {
    const body = aGuest({ guest: false, email: anEmail(), password: PASSWORD });
    const responses = await Promise.all(
      [1, 2, 3].map(() => aShopper(store).requestStore('POST', '/account/register', body)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe('a logout', () => {
  it('hides the session of a customer until the next login', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    await shopper.put('41-201', 2);
    const { token } = shopper;
    const response = await logout(shopper);
    expect(findings('POST', '/account/logout', response.status, response.body)).toEqual([]);
    expect(shopper.token).not.toBe(token);
    for (const each of [shopper, withToken(token)])
      expect([await cart(each), (await me(each)).status]).toEqual([{}, 403]);
    await login(shopper, email);
    expect([await cart(shopper), shopper.token === token]).toEqual([{ '41-201': 2 }, false]);
  });

  it('happens once', async () => {
    const shopper = await aCustomer(store, anEmail());
    const { token } = shopper;
    const responses = await Promise.all([logout(withToken(token)), logout(withToken(token))]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('a customer who is shut out', () => {
  it('is nobody from then on, and can’t log in', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    await store.store.records.transaction(async (tx) => {
      await changeCustomer(tx, (await me(shopper)).body.id, { isActive: false });
    });
    expect((await shopper.requestStore('GET', '/context')).body.customer).toBeNull();
    for (const [method, path] of [
      ['POST', '/account/customer'],
      ['POST', '/order'],
      ['POST', '/account/logout'],
    ] as const)
      expect(refusalOf(await shopper.requestStore(method, path))).toEqual([
        403,
        ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', undefined],
      ]);
    expect(refusalOf(await login(aShopper(store), email))).toEqual(BAD);
  });
});

describe('a customer who leaves', () => {
  it('is gone from every browser, with everything personal', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    await shopper.put('41-201');
    await shopper.requestStore('POST', `/customer/wishlist/add/${productId('12-110')}`);
    const { token } = shopper;
    const { body } = await me(shopper);
    const gone = await shopper.requestStore('DELETE', '/account/customer');
    expect([gone.status, gone.body]).toEqual([204, null]);
    expect(shopper.token).not.toBe(token);
    expect([await cart(withToken(token)), (await me(withToken(token))).status]).toEqual([{}, 403]);
    expect(refusalOf(await login(aShopper(store), email))).toEqual(BAD);
    for (const table of ['customer_address', 'session', 'wishlist', 'wishlist_product'])
      expect(await store.store.records.read.all(`select * from ${table} where customer_id = '${body.id}'`)).toEqual([]);
    expect(refusalOf(await shopper.requestStore('DELETE', '/account/customer'))).toEqual([
      403,
      ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', undefined],
    ]);
    await aCustomer(store, email);
  });
});

it('no token stands in the database, wherever it has been', async () => {
  const email = anEmail();
  const shopper = aShopper(store);
  await shopper.put('41-201');
  const tokens = [shopper.token];
  const noted = async (response: Promise<unknown>) => {
    await response;
    tokens.push(shopper.token);
  };
  await noted(shopper.becomeGuest({ guest: false, email, password: PASSWORD }));
  await noted(shopper.requestStore('POST', '/checkout/order'));
  const passwordChange = { password: PASSWORD, newPassword: `${PASSWORD}-2`, newPasswordConfirm: `${PASSWORD}-2` };
  await noted(shopper.requestStore('POST', '/account/change-password', passwordChange));
  expect(new Set(tokens).size).toBe(3);
  const { read } = store.store.records;
  const rows = [];
  for (const table of tables()) rows.push(...(await read.select().from(table)));
  const kept = JSON.stringify(rows);
  expect(tokens.filter((token) => kept.includes(token))).toEqual([]);
  expect(kept).toContain(tokenHash(shopper.token));
});
