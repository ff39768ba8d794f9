import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { idle, type Loading } from '#features/session/loading.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import type { Context } from '#store-api/contract/context.ts';
import { remembered } from './remembered.store.ts';
import { createWishlist } from './wishlist.store.ts';

/** A localStorage in memory. */
function aBrowserWith(...storedIds: string[]) {
  let account: readonly string[] | null = null;
  return {
    get: () => account ?? [...storedIds],
    ownIds: () => [...storedIds],
    keepOwn: (ids: readonly string[]) => void storedIds.splice(0, storedIds.length, ...ids),
    keepAccount: (ids: readonly string[] | null) => {
      account = ids;
    },
    /** A change by another tab. */
    elsewhere: () => {},
    listenElsewhere(listener: () => void) {
      this.elsewhere = listener;
    },
  };
}

const refused = (status: number, code: string) =>
  new ApiError({ status, statusText: '', url: '/x', headers: new Headers() }, { errors: [{ code }] });

/** A store with the wishlist of an account, newest first, that records its requests. It sells a, b and c. */
function aStoreWith(...list: string[]) {
  const requested: string[] = [];
  const trouble: { next?: Error | undefined } = {};
  const send = vi.fn(
    async (
      call: { method: string; path: string },
      { path, body }: { path?: { productId: string }; body?: { productIds?: string[]; ids?: string[] } } = {},
    ) => {
      const id = path?.productId ?? '';
      requested.push(`${call.method} ${call.path.replace('{productId}', id)}`);
      if (trouble.next) throw trouble.next;
      if (call.path === '/product') return { elements: sold.filter((one) => body?.ids?.includes(one)).map(product) };
      if (call.path.endsWith('/merge')) list.unshift(...(body?.productIds ?? []).toReversed());
      else if (call.method === 'DELETE') list.splice(list.indexOf(id), 1);
      else if (call.path.includes('/add/')) {
        if (list.includes(id)) throw refused(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT');
        list.unshift(id);
      }
      return { products: { elements: list.map(product) } };
    },
  );
  return { send: send as unknown as Send, requested, list, trouble };
}

const sold = ['a', 'b', 'c'];
const product = (id: string) => ({ id });
/** The session of a customer, and its change by another tab. */
function as(customer: object | null) {
  const $context = atom<Loading<Context>>(idle);
  let now = { customer } as unknown as Context;
  const becomes = (other: object | null) => {
    now = { customer: other } as unknown as Context;
    $context.set({ state: 'success', value: now });
  };
  return { ready: async () => now, refresh: async () => {}, $context, becomes };
}
const anonymous = as(null);
const guest = as({ id: 'g', active: true, guest: true });
const RUTH = { id: 'r', active: true, guest: false };
const ruth = as(RUTH);
const ids = (wishlist: ReturnType<typeof createWishlist>) =>
  wishlist.$wishlist.get().value?.products.map(({ id }) => id);

describe('The wishlist of who is not logged in (D3)', () => {
  it.each([
    ['anonymous', anonymous],
    ['a guest', guest],
  ])('lies in the browser of %s, newest first', async (_, who) => {
    const [store, browser] = [aStoreWith(), aBrowserWith()];
    const wishlist = createWishlist(store.send, who, browser);
    await wishlist.add('a');
    await wishlist.add('b');
    await wishlist.add('a');
    await wishlist.load();
    expect(browser.ownIds()).toEqual(['a', 'b']);
    expect(ids(wishlist)).toEqual(['a', 'b']);
    expect(store.requested).toEqual(['POST /product']);
  });

  it('still counts what the store no longer has, so that it can be said and taken off', async () => {
    const wishlist = createWishlist(aStoreWith().send, anonymous, aBrowserWith('gone', 'c'));
    await wishlist.load();
    expect(wishlist.$wishlist.get().value).toMatchObject({ ids: ['gone', 'c'], products: [{ id: 'c' }] });
    await wishlist.remove('gone');
    expect(wishlist.$wishlist.get().value?.ids).toEqual(['c']);
  });

  it('is emptied at once', async () => {
    const [store, browser] = [aStoreWith(), aBrowserWith('a', 'b')];
    await createWishlist(store.send, anonymous, browser).clear();
    expect(browser.ownIds()).toEqual([]);
    expect(store.requested).toEqual([]);
  });
});

describe('The wishlist of an account', () => {
  it('takes over what the browser had before the login, and empties that list (D3)', async () => {
    const [store, browser] = [aStoreWith('c'), aBrowserWith('b', 'a')];
    const wishlist = createWishlist(store.send, ruth, browser);
    await wishlist.load();
    expect(ids(wishlist)).toEqual(['b', 'a', 'c']);
    expect(wishlist.$wishlist.get().value?.merged).toBe(2);
    expect(browser.ownIds()).toEqual([]);
    expect(browser.get()).toEqual(['b', 'a', 'c']);
  });

  it('is asked for once by two who want it at the same time, and who wants it later still learns what was taken over (D15, D3)', async () => {
    const [store, browser] = [aStoreWith('c'), aBrowserWith('b', 'a')];
    const wishlist = createWishlist(store.send, ruth, browser);
    await Promise.all([wishlist.load(), wishlist.load()]);
    expect(store.requested).toEqual(['POST /customer/wishlist/merge', 'POST /customer/wishlist']);
    await wishlist.load();
    expect(wishlist.$wishlist.get()).toMatchObject({ state: 'success', value: { merged: 2 } });
    await wishlist.remove('c');
    await wishlist.load();
    expect(wishlist.$wishlist.get().value?.merged).toBe(0);
  });

  it('is read anew when it is changed while it is read, and nothing is taken over twice (D15)', async () => {
    const [store, browser] = [aStoreWith('c'), aBrowserWith('a')];
    const wishlist = createWishlist(store.send, ruth, browser);
    const old = wishlist.load();
    await wishlist.remove('c');
    await old;
    await vi.waitFor(() => expect(wishlist.$wishlist.get()).toMatchObject({ state: 'success', value: { merged: 1 } }));
    expect(ids(wishlist)).toEqual(['a']);
    expect(browser.get()).toEqual(['a']);
    expect(store.requested.filter((call) => call.endsWith('/merge'))).toHaveLength(1);
  });

  it('keeps the list of the browser when it could not be taken over', async () => {
    const [store, browser] = [aStoreWith('c'), aBrowserWith('a')];
    store.trouble.next = new TypeError('fetch failed');
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    await createWishlist(store.send, ruth, browser).load();
    expect(browser.ownIds()).toEqual(['a']);
  });

  it('is changed at the store; what is there already, or gone already, is as it was wanted', async () => {
    const [store, browser] = [aStoreWith('c'), aBrowserWith()];
    const wishlist = createWishlist(store.send, ruth, browser);
    await wishlist.add('c');
    await wishlist.add('a');
    store.trouble.next = refused(404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND');
    await wishlist.remove('c');
    expect(store.requested).toEqual([
      'POST /customer/wishlist/add/c',
      'POST /customer/wishlist/add/a',
      'DELETE /customer/wishlist/delete/c',
    ]);
    expect(browser.get()).toEqual(['a']);
  });

  it('is emptied one by one at the store', async () => {
    const store = aStoreWith('a', 'b');
    const wishlist = createWishlist(store.send, ruth, aBrowserWith());
    await wishlist.load();
    await wishlist.clear();
    expect(store.requested.slice(1)).toEqual([
      'DELETE /customer/wishlist/delete/a',
      'DELETE /customer/wishlist/delete/b',
    ]);
    expect(store.list).toEqual([]);
  });

  it.each([
    ['nobody', 'add', null, ['b', 'c'], ['add/b']],
    ['nobody', 'remove', null, [], ['delete/b']],
    ['who has logged in anew', 'add', RUTH, [], ['add/b', 'add/b']],
    ['who has logged in anew', 'remove', RUTH, [], ['delete/b', 'delete/b']],
  ] as const)(
    'whose session has expired (403) is changed as %s is now: %s (H9)',
    async (_, what, now, expectedIds, expectedCalls) => {
      const [store, browser, somebody] = [aStoreWith('b'), aBrowserWith(), as(RUTH)];
      store.trouble.next = refused(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
      const refresh = vi.fn(async () => {
        store.trouble.next = undefined;
        if (!now) browser.keepOwn(what === 'add' ? ['c'] : ['b']);
        somebody.becomes(now);
      });
      await createWishlist(store.send, { ...somebody, refresh }, browser)[what]('b');
      expect(browser.ownIds()).toEqual(expectedIds);
      expect(store.requested.flatMap((call) => call.split('/wishlist/')[1] ?? [])).toEqual(expectedCalls);
      expect(refresh).toHaveBeenCalledOnce();
    },
  );

  it('says when the store refuses', async () => {
    const store = aStoreWith();
    store.trouble.next = refused(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
    await expect(createWishlist(store.send, ruth, aBrowserWith()).add('a')).rejects.toThrow();
  });
});

describe('A wishlist that can’t be read (G4)', () => {
  it('is empty without a word where there never was one (404)', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = aStoreWith();
    store.trouble.next = refused(404, 'CHECKOUT__WISHLIST_NOT_FOUND');
    const wishlist = createWishlist(store.send, ruth, aBrowserWith());
    await wishlist.load();
    expect(wishlist.$wishlist.get()).toMatchObject({ state: 'success', value: { ids: [] } });
    expect(errorLog).not.toHaveBeenCalled();
    errorLog.mockRestore();
  });

  it('is nothing to log where its customer has logged out meanwhile', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = aStoreWith();
    store.trouble.next = refused(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
    const wishlist = createWishlist(store.send, ruth, aBrowserWith());
    await wishlist.load();
    expect(wishlist.$wishlist.get().state).toBe('error');
    expect(errorLog).not.toHaveBeenCalled();
    errorLog.mockRestore();
  });

  it('is empty too after any other failure, which is logged and can be tried again', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = aStoreWith('a');
    store.trouble.next = new TypeError('fetch failed');
    const wishlist = createWishlist(store.send, ruth, aBrowserWith());
    await wishlist.load();
    expect(wishlist.$wishlist.get()).toMatchObject({ state: 'error', value: { ids: [] } });
    expect(errorLog).toHaveBeenCalledOnce();
    store.trouble.next = undefined;
    await wishlist.load();
    expect(ids(wishlist)).toEqual(['a']);
    errorLog.mockRestore();
  });
});

describe('A wishlist without a connection', () => {
  const cutOff = async (trouble: Error, navigator: object, stale?: object) => {
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('document', { querySelector: () => stale ?? null });
    vi.spyOn(remembered, 'get').mockReturnValue([product('a'), product('c')] as never);
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = aStoreWith();
    store.trouble.next = trouble;
    const wishlist = createWishlist(store.send, anonymous, aBrowserWith('b', 'a'));
    await wishlist.load();
    const calls = errorLog.mock.calls.length;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    return { ...wishlist.$wishlist.get(), calls };
  };
  const lost = new TypeError('fetch failed');

  it('is what was read last and is still noted, and no failure', async () => {
    expect(await cutOff(lost, { onLine: false })).toMatchObject({
      ...{ state: 'success', calls: 0 },
      value: { ids: ['b', 'a'], products: [{ id: 'a' }], isLastSeen: true },
    });
  });

  it('is that too where the browser believes in a connection, and the page was one that the worker had kept', async () =>
    expect(await cutOff(lost, { onLine: true }, {})).toMatchObject({ state: 'success', value: { isLastSeen: true } }));

  it('is a failure where the store has answered, or the page has come from the network', async () => {
    expect(await cutOff(refused(500, 'X'), { onLine: true }, {})).toMatchObject({ state: 'error', calls: 1 });
    expect(await cutOff(lost, { onLine: true })).toMatchObject({ state: 'error', calls: 1 });
  });
});

describe('A wishlist that is shown while another tab goes on', () => {
  it('is read again once it is another, and by nobody who does not show it', async () => {
    const [store, browser] = [aStoreWith(), aBrowserWith('a')];
    const wishlist = createWishlist(store.send, anonymous, browser);
    browser.elsewhere();
    expect(store.requested).toEqual([]);
    await wishlist.load();
    browser.elsewhere();
    expect(store.requested).toHaveLength(1);
    browser.keepOwn(['b', 'a']);
    browser.elsewhere();
    await vi.waitFor(() => expect(ids(wishlist)).toEqual(['b', 'a']));
  });

  it('is not shown to who comes after a logout, not even by an answer that was under way', async () => {
    const [store, browser] = [aStoreWith('c'), aBrowserWith()];
    const somebody = as({ id: 'r', active: true, guest: false });
    const wishlist = createWishlist(store.send, somebody, browser);
    await wishlist.load();
    const underWay = wishlist.load();
    somebody.becomes(null);
    expect(wishlist.$wishlist.get().value).toBeUndefined();
    await underWay;
    await vi.waitFor(() => expect(wishlist.$wishlist.get()).toMatchObject({ state: 'success', value: { ids: [] } }));
  });
});
