import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import type { Send } from '#store-api/client.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { aCart } from './a-cart.ts';
import { createCart } from './cart.store.ts';
import { fingerprintOf } from './cart.ts';
import { countIn } from './cart-fingerprint.store.ts';

type Options = { body?: unknown; signal?: AbortSignal; headers?: Record<string, string> };
type PendingRequest = {
  what: string;
  body: unknown;
  token: string | undefined;
  respond: (cart: Cart) => void;
  fail: (error: unknown) => void;
};

/** A cart whose store answers when the test says so. */
function aShopper() {
  const requests: PendingRequest[] = [];
  const send = ((call: { method: string; path: string }, options: Options = {}) =>
    new Promise<Cart>((resolve, reject) => {
      requests.push({
        what: `${call.method} ${call.path.split('/cart')[1]}`,
        body: options.body,
        token: options.headers?.[TOKEN_NAME],
        respond: resolve,
        fail: reject,
      });
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    })) as unknown as Send;
  const $fingerprint = atom('0');
  const browser = { token: 'a-token' };
  return {
    ...createCart(send, $fingerprint as never, () => browser.token),
    requested: requests,
    $fingerprint,
    browser,
  };
}

/** Lets everything happen that is already decided. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => setImmediate(resolve)));

const ovens = (quantity: number) => aCart().with('10-104', quantity);

describe('The cart of a shopper', () => {
  it('is idle, pending, then there; and counts for every tab', async () => {
    const shopper = aShopper();
    expect(shopper.$cart.get().state).toBe('idle');
    const loaded = shopper.load();
    expect(shopper.$cart.get().state).toBe('pending');
    await settled();
    shopper.requested[0]?.respond(ovens(2).cart);
    await loaded;
    expect(shopper.$cart.get()).toMatchObject({ state: 'success', value: { hash: 'a-hash' } });
    expect(countIn(shopper.$fingerprint.get())).toBe(2);
  });

  it('is read once for everybody who asks meanwhile (D15)', async () => {
    const shopper = aShopper();
    const both = Promise.all([shopper.load(), shopper.load()]);
    await settled();
    expect(shopper.requested).toHaveLength(1);
    shopper.requested[0]?.respond(ovens(1).cart);
    const [one, two] = await both;
    expect(one).toBe(two);
  });

  it('drops a reading that a change has overtaken (D15)', async () => {
    const shopper = aShopper();
    const loaded = shopper.load();
    await settled();
    const added = shopper.addProduct('10-104', 1);
    expect(await loaded).toBeUndefined();
    await settled();
    shopper.requested[1]?.respond(ovens(1).cart);
    await added;
    expect(shopper.$cart.get().state).toBe('success');
  });

  it('makes one change after the other', async () => {
    const shopper = aShopper();
    shopper.addProduct('10-104', 1);
    shopper.removeLine('41-202');
    await settled();
    expect(shopper.requested.map(({ what }) => what)).toEqual(['POST /line-item']);
    shopper.requested[0]?.respond(ovens(1).cart);
    await settled();
    expect(shopper.requested.map(({ what }) => what)).toEqual(['POST /line-item', 'POST /line-item/delete']);
    expect(shopper.$cart.get().state).toBe('pending');
  });

  it('puts the same product into the same line', async () => {
    const shopper = aShopper();
    shopper.addProduct('10-104', 2);
    await settled();
    expect(shopper.requested[0]?.body).toEqual({
      items: [{ id: '10-104', type: 'product', referencedId: '10-104', quantity: 2 }],
    });
  });

  it('adds one piece at least (E10)', () => {
    const shopper = aShopper();
    expect(() => shopper.addProduct('10-104', 0)).toThrow('once or more often');
    expect(() => shopper.addProduct('10-104', 1.5)).toThrow('once or more often');
  });

  it('sends the last of many quick presses (C4, D15), one request at a time, and keeps what the server says', async () => {
    const shopper = aShopper();
    shopper.changeQuantity('10-104', 2);
    for (const quantity of [3, 4, 5]) shopper.changeQuantity('10-104', quantity);
    await settled();
    expect(shopper.requested.map(({ body }) => body)).toEqual([{ items: [{ id: '10-104', quantity: 2 }] }]);
    expect(shopper.$pendingQuantities.get()).toEqual({ '10-104': 5 });
    shopper.requested[0]?.respond(ovens(2).cart);
    await settled();
    expect(shopper.requested[1]?.body).toEqual({ items: [{ id: '10-104', quantity: 5 }] });
    shopper.requested[1]?.respond(ovens(4).error('product-stock-reached', 10).cart);
    await settled();
    expect(shopper.requested).toHaveLength(2);
    expect(shopper.$pendingQuantities.get()).toEqual({});
    expect(shopper.$cart.get().value?.lineItems[0]?.quantity).toBe(4);
  });

  it('hands its messages out once (C3, D4)', async () => {
    const shopper = aShopper();
    const added = shopper.addProduct('10-104', 9);
    await settled();
    shopper.requested[0]?.respond(ovens(4).error('product-stock-reached', 10).cart);
    await added;
    expect(shopper.takeErrors().map(({ messageKey }) => messageKey)).toEqual(['product-stock-reached']);
    expect(shopper.takeErrors()).toEqual([]);
  });

  it('loses nothing when the store is down, and does it again on request', async () => {
    const shopper = aShopper();
    const loaded = shopper.load();
    await settled();
    shopper.requested[0]?.respond(ovens(2).cart);
    await loaded;
    const changed = shopper.changeQuantity('10-104', 3);
    await settled();
    shopper.requested[1]?.fail(new TypeError('fetch failed'));
    await changed;
    expect(shopper.$cart.get()).toMatchObject({ state: 'error', value: { lineItems: [{ quantity: 2 }] } });
    expect(shopper.$pendingQuantities.get()).toEqual({});
    const again = shopper.retry();
    await settled();
    expect(shopper.requested[2]?.body).toEqual({ items: [{ id: '10-104', quantity: 3 }] });
    shopper.requested[2]?.respond(ovens(3).cart);
    await again;
    expect(shopper.$cart.get().state).toBe('success');
  });

  it('makes up for everything that did not get through, the last wish about each thing (D15)', async () => {
    const shopper = aShopper();
    const failed = [
      shopper.addProduct('10-104', 1),
      shopper.changeQuantity('41-202', 3),
      shopper.changeQuantity('41-202', 4),
    ];
    for (const request of [0, 1, 2]) {
      await settled();
      shopper.requested[request]?.fail(new TypeError('fetch failed'));
    }
    await Promise.all(failed);
    shopper.addCode('WINTER10');
    await settled();
    shopper.requested[3]?.respond(ovens(1).cart);
    await settled();
    expect(shopper.$cart.get()).toMatchObject({ state: 'error', value: { hash: 'a-hash' } });
    const again = shopper.retry();
    await settled();
    shopper.requested[4]?.respond(aCart().cart); // nothing of it has arrived
    await settled();
    shopper.requested[5]?.respond(ovens(1).cart);
    await settled();
    expect(shopper.requested.slice(5).map(({ what, body }) => [what, body])).toEqual([
      ['POST /line-item', { items: [{ id: '10-104', type: 'product', referencedId: '10-104', quantity: 1 }] }],
      ['PATCH /line-item', { items: [{ id: '41-202', quantity: 4 }] }],
    ]);
    shopper.requested[6]?.respond(ovens(2).cart);
    await again;
    expect(shopper.$cart.get().state).toBe('success');
  });

  it.each(['retry', 'add'] as const)('puts nothing in twice when only the answer was lost: %s', async (way) => {
    const shopper = aShopper();
    shopper.$fingerprint.set(fingerprintOf(ovens(1).cart));
    const added = shopper.addProduct('10-104', 2);
    await settled();
    shopper.requested[0]?.fail(new TypeError('fetch failed'));
    await added;
    const again = way === 'retry' ? shopper.retry() : shopper.addProduct('10-104', 2);
    await settled();
    shopper.requested[1]?.respond(ovens(3).cart);
    await again;
    expect(shopper.requested.map(({ what }) => what)).toEqual(['POST /line-item', 'GET ']);
    expect(shopper.$cart.get()).toMatchObject({ state: 'success', value: { lineItems: [{ quantity: 3 }] } });
  });

  it('leaves a code that did not get through in its field, and reads the cart instead', async () => {
    const shopper = aShopper();
    const entered = shopper.addCode('WINTER10');
    await settled();
    shopper.requested[0]?.fail(new TypeError('fetch failed'));
    await entered;
    shopper.retry();
    await settled();
    expect(shopper.requested[1]?.what).toBe('GET ');
  });

  it('does not repeat what the store has refused, and reads what there is instead', async () => {
    const shopper = aShopper();
    const changed = shopper.changeQuantity('gone', 2);
    await settled();
    shopper.requested[0]?.fail(refusal(400));
    await changed;
    expect(shopper.$cart.get().state).toBe('error');
    shopper.retry();
    await settled();
    expect(shopper.requested[1]?.what).toBe('GET ');
  });

  it('puts a removed line back as it was', async () => {
    const shopper = aShopper();
    const [line] = ovens(3).cart.lineItems;
    if (line) shopper.putBack({ ...line, id: 'a-line' });
    await settled();
    expect(shopper.requested[0]?.body).toEqual({
      items: [{ id: 'a-line', type: 'product', referencedId: '10-104', quantity: 3 }],
    });
  });

  it('trims a code', async () => {
    const shopper = aShopper();
    shopper.addCode(' WINTER10 ');
    await settled();
    expect(shopper.requested[0]?.body).toEqual({ items: [{ type: 'promotion', referencedId: 'WINTER10' }] });
  });

  it('reads again what another tab has changed, but only if this page shows it', async () => {
    const shopper = aShopper();
    shopper.$fingerprint.set(fingerprintOf(ovens(1).cart));
    await settled();
    expect(shopper.requested).toHaveLength(0);
    const loaded = shopper.load();
    await settled();
    shopper.requested[0]?.respond(ovens(1).cart);
    await loaded;
    shopper.$fingerprint.set(fingerprintOf(ovens(5).cart));
    await settled();
    expect(shopper.requested.map(({ what }) => what)).toEqual(['GET ', 'GET ']);
  });

  it('is forgotten once it is ordered', async () => {
    const shopper = aShopper();
    const loaded = shopper.load();
    await settled();
    shopper.requested[0]?.respond(ovens(2).cart);
    await loaded;
    shopper.forget();
    await settled();
    expect(shopper.$cart.get().state).toBe('idle');
    expect(countIn(shopper.$fingerprint.get())).toBe(0);
    expect(shopper.requested).toHaveLength(1);
  });
});

const refusal = (status: number, code?: string) =>
  new ApiError({ status, statusText: '', url: '/checkout/cart', headers: new Headers() }, { errors: [{ code }] });

describe('A line that is taken out', () => {
  it('is taken out once, however often that is pressed', async () => {
    const shopper = aShopper();
    const both = Promise.all([shopper.removeLine('10-104'), shopper.removeLine('10-104')]);
    expect(shopper.isLeaving('10-104')).toBe(true);
    await settled();
    shopper.requested[0]?.respond(aCart().cart);
    const [one, two] = await both;
    expect(one).toBe(two);
    expect(shopper.requested.map(({ what }) => what)).toEqual(['POST /line-item/delete']);
    expect(shopper.isLeaving('10-104')).toBe(false);
    expect(shopper.$cart.get().state).toBe('success');
  });

  it('forgets how many of it were wished, before and meanwhile', async () => {
    const shopper = aShopper();
    shopper.changeQuantity('10-104', 2);
    shopper.changeQuantity('10-104', 3);
    const removed = shopper.removeLine('10-104');
    shopper.changeQuantity('10-104', 4);
    await settled();
    shopper.requested[0]?.respond(ovens(2).cart);
    await settled();
    shopper.requested[1]?.respond(aCart().cart);
    await removed;
    await settled();
    expect(shopper.requested.map(({ what }) => what)).toEqual(['PATCH /line-item', 'POST /line-item/delete']);
    expect(shopper.$pendingQuantities.get()).toEqual({});
  });

  it.each(['removeLine', 'changeQuantity'] as const)('is gone already, elsewhere: %s reads the cart', async (verb) => {
    const shopper = aShopper();
    const done = verb === 'removeLine' ? shopper.removeLine('10-104') : shopper.changeQuantity('10-104', 2);
    await settled();
    shopper.requested[0]?.fail(refusal(404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'));
    await settled();
    expect(shopper.requested[1]?.what).toBe('GET ');
    shopper.requested[1]?.respond(aCart().cart);
    await done;
    expect(shopper.$cart.get().state).toBe('success');
  });
});

describe('A change that a login overtakes', () => {
  const of = (token: string, cart: Cart): Cart => ({ ...cart, token });

  /** Somebody presses the button; before the answer comes, another tab has logged in. */
  async function anOven() {
    const shopper = aShopper();
    const added = shopper.addProduct('10-104', 1);
    await settled();
    shopper.browser.token = 'after-login';
    shopper.requested[0]?.respond(of('a-token', ovens(1).cart));
    await settled();
    return { ...shopper, added };
  }

  it('is made again where it came after the login and lies in the session before', async () => {
    const shopper = await anOven();
    expect(shopper.requested[1]).toMatchObject({ what: 'GET ', token: 'a-token' });
    shopper.requested[1]?.respond(of('a-token', ovens(1).cart));
    await settled();
    expect(shopper.requested[2]).toMatchObject({ what: 'POST /line-item', token: undefined });
    const cart = of('after-login', ovens(3).cart);
    shopper.requested[2]?.respond(cart);
    expect(await shopper.added).toBe(cart);
    expect(countIn(shopper.$fingerprint.get())).toBe(3);
  });

  it('is not made twice where the login has taken it along', async () => {
    const shopper = await anOven();
    shopper.requested[1]?.respond(of('a-token', aCart().cart));
    await settled();
    expect(shopper.requested[2]).toMatchObject({ what: 'GET ', token: undefined });
    shopper.requested[2]?.respond(of('after-login', ovens(1).cart));
    await shopper.added;
    expect(shopper.requested).toHaveLength(3);
    expect(shopper.$cart.get().state).toBe('success');
  });

  it('asks the session of now about a line that the one before no longer knows', async () => {
    const shopper = aShopper();
    const changed = shopper.changeQuantity('10-104', 4);
    await settled();
    shopper.browser.token = 'after-login';
    shopper.requested[0]?.fail(refusal(404));
    await settled();
    expect(shopper.requested[1]).toMatchObject({ what: 'PATCH /line-item', body: { items: [{ quantity: 4 }] } });
    shopper.requested[1]?.respond(of('after-login', ovens(4).cart));
    await changed;
    expect(shopper.$cart.get().value?.lineItems[0]?.quantity).toBe(4);
  });
});
