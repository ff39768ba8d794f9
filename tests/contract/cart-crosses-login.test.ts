import { atom } from 'nanostores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCart } from '#features/cart/cart.store.ts';
import { createSend } from '#store-api/client.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aCustomer, aQuietStore, aShopper, PASSWORD, productId, type Shopper } from '#tests/support/shopper.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore({ SHOP_CLOCK: '2026-11-20T09:00:00Z' });
});
afterAll(() => store.close());

const OVEN = '10-104-GR';
const BAGS = '41-202';

/** The cart of one tab. Another tab is faster than its first call, or than the answer to it. */
function aTab(browser: Shopper, onTheWay: () => Promise<unknown>, when: 'before' | 'after') {
  let isFirst = true;
  const send = createSend({
    endpoint: 'http://store.test/store-api',
    accessKey: 'SWSCHOFUNDHERDDEMOSHOP0000',
    readToken: () => browser.token || undefined,
    keepToken: (token) => {
      browser.token = token;
    },
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      const sendRequest = () =>
        store.requestStore(init?.method ?? 'GET', pathname.replace('/store-api', ''), init?.body, headersOf(init));
      if (!isFirst) return sendRequest();
      isFirst = false;
      if (when === 'before') await onTheWay();
      const response = await sendRequest();
      if (when === 'after') await onTheWay();
      return response;
    },
  });
  return createCart(send, atom('0') as never, () => browser.token || undefined);
}

const headersOf = (init?: RequestInit) => Object.fromEntries(new Headers(init?.headers));

/** What the shopper's cart holds now, whoever asks. */
async function held(browser: Shopper) {
  const { body } = await browser.requestStore('GET', '/checkout/cart');
  const lines = body.lineItems.filter(({ good }: { good: boolean }) => good);
  return Object.fromEntries(
    lines.map(({ payload, quantity }: Line) => [payload.productNumber, quantity]).sort(),
  ) as Record<string, number>;
}
type Line = { payload: { productNumber: string }; quantity: number };

/** Somebody with bags in the cart of last time, and with others in that of this browser, who is not logged in yet. */
async function aReturning(email: string) {
  const before = await aCustomer(store, email);
  await before.put(BAGS, 2);
  await before.requestStore('POST', '/account/logout');
  const browser = aShopper(store);
  await browser.put(BAGS, 1);
  const login = () => browser.requestStore('POST', '/account/login', { username: email, password: PASSWORD });
  return { browser, login };
}

describe('Changing the cart while another tab logs in', () => {
  it.each(['before', 'after'] as const)(
    'loses and doubles nothing that is put in, the login %s the store hears of it (D2, D4)',
    async (when) => {
      const { browser, login } = await aReturning(`crossing-${when}@example.com`);
      const tab = aTab(browser, login, when);
      const cart = await tab.addProduct(productId(OVEN), 1);
      expect(cart?.token).toBe(browser.token);
      expect(await held(browser)).toEqual({ [OVEN]: 1, [BAGS]: 3 });
      const { body } = await browser.requestStore('GET', '/context');
      expect(body.customer.email).toBe(`crossing-${when}@example.com`);
    },
  );

  it('takes out what was to be taken out', async () => {
    const { browser, login } = await aReturning('crossing-removal@example.com');
    await aTab(browser, login, 'before').removeLine(productId(BAGS));
    expect(await held(browser)).toEqual({});
  });

  it('sets the quantity that was asked for', async () => {
    const { browser, login } = await aReturning('crossing-quantity@example.com');
    await aTab(browser, login, 'before').changeQuantity(productId(BAGS), 7);
    expect(await held(browser)).toEqual({ [BAGS]: 7 });
  });

  it('goes into the new cart where the other tab logs out', async () => {
    const browser = await aCustomer(store, 'crossing-out@example.com');
    await aTab(browser, () => browser.requestStore('POST', '/account/logout'), 'before').addProduct(productId(OVEN), 2);
    expect(await held(browser)).toEqual({ [OVEN]: 2 });
  });
});
