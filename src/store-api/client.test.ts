import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createSend } from './client.ts';
import { addLineItems, readCart } from './contract/cart.ts';
import { readProduct } from './contract/product.ts';

const emptyCart = {
  price: { netPrice: 0, totalPrice: 0, positionPrice: 0, taxStatus: 'gross', calculatedTaxes: [], taxRules: [] },
  lineItems: [],
  errors: [],
};

/** A store that answers once and remembers what it was asked. */
function aStore(body: unknown, init: ResponseInit = {}) {
  const requests: Request[] = [];
  const kept: string[] = [];
  const send = createSend({
    endpoint: 'http://store.test/store-api/',
    accessKey: 'SWSCTEST',
    readToken: () => 'old-token-of-the-shopper',
    keepToken: (token) => kept.push(token),
    fetch: async (input, options) => {
      requests.push(new Request(input as string, options));
      return Response.json(body, init);
    },
  });
  return { send, requested: requests, kept };
}

describe('send', () => {
  it.each([
    ['FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 1],
    ['CHECKOUT__CUSTOMER_ALREADY_CONFIRMED', 0],
  ])('hints two seconds after a 412 with %s that the connection is wrong, %i times (B19, I2)', async (code, times) => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { send } = aStore({ errors: [{ code }] }, { status: 412 });
    await expect(send(readCart)).rejects.toThrow(ApiError);
    vi.advanceTimersByTime(1999);
    expect(warn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(warn).toHaveBeenCalledTimes(times);
    warn.mockRestore();
    vi.useRealTimers();
  });

  it('stops without endpoint or key (H7)', () => {
    expect(() => createSend({ endpoint: '', accessKey: 'x' })).toThrow(
      'Make sure that endpoint and accessToken are settled in the configuration',
    );
  });

  it('sends key, token and inheritance, and copes with a slash at the end of the endpoint (G1)', async () => {
    const { send, requested: requests } = aStore(emptyCart);
    await send(readCart);
    const [request] = requests;
    expect(request?.url).toBe('http://store.test/store-api/checkout/cart');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'sw-access-key': 'SWSCTEST',
      'sw-context-token': 'old-token-of-the-shopper',
      'sw-inheritance': '1',
    });
  });

  it('keeps a new token, but never one of a publicly cached answer', async () => {
    const uncached = aStore(emptyCart, { headers: { 'sw-context-token': 'new-token-of-the-shopper' } });
    await uncached.send(readCart);
    expect(uncached.kept).toEqual(['new-token-of-the-shopper']);
    const cached = aStore(emptyCart, {
      headers: { 'sw-context-token': 'somebody-elses-token', 'cache-control': 'public, max-age=60' },
    });
    await cached.send(readCart);
    expect(cached.kept).toEqual([]);
  });

  it('keeps a new token that comes with a refusal (G1)', async () => {
    const refused = aStore(
      { errors: [] },
      { status: 403, headers: { 'sw-context-token': 'new-token-of-the-shopper' } },
    );
    await expect(refused.send(readCart)).rejects.toThrow(ApiError);
    expect(refused.kept).toEqual(['new-token-of-the-shopper']);
  });

  it('keeps the token of a login that was faster than the answer (D2)', async () => {
    const kept: string[] = [];
    let token = 'old-token-of-the-shopper';
    const send = createSend({
      endpoint: 'http://store.test/store-api',
      accessKey: 'SWSCTEST',
      readToken: () => token,
      keepToken: (newToken) => kept.push(newToken),
      fetch: async () => {
        token = 'token-after-the-login';
        return Response.json(emptyCart, { headers: { 'sw-context-token': 'a-late-token-of-nobody' } });
      },
    });
    await send(readCart);
    expect(kept).toEqual([]);
  });

  it('makes a list of the errors of a cart, whichever shape they have', async () => {
    const error = { key: 'a', level: 10, message: 'm', messageKey: 'product-stock-reached', parameters: [] };
    const { send } = aStore({ ...emptyCart, errors: { a: error } });
    expect((await send(readCart)).errors).toEqual([{ ...error, parameters: {} }]);
  });

  it('fills the path and refuses to forget a part of it', async () => {
    const { send, requested: requests } = aStore({ product: { id: 'x' } });
    await send(readProduct, { path: { id: 'a b' } });
    expect(requests[0]?.url).toContain('/product/a%20b');
    await expect(send(readProduct)).rejects.toThrow('needs a value for "id"');
  });

  it('throws what the server refused, and what nobody can read', async () => {
    const refused = aStore({ errors: [{ code: 'X', title: 'No', detail: 'because' }] }, { status: 403 });
    await expect(refused.send(readCart)).rejects.toThrow(ApiError);
    const strange = aStore({ lineItems: 'none' });
    await expect(strange.send(readCart)).rejects.toThrow('has another shape');
  });

  it('reads once more where the connection broke, and changes nothing twice', async () => {
    const broken = vi.fn(async (): Promise<Response> => {
      throw new TypeError('fetch failed');
    });
    const send = createSend({ endpoint: 'http://store.test', accessKey: 'SWSCTEST', fetch: broken });
    await expect(send(addLineItems, { body: { items: [] } })).rejects.toMatchObject({ name: 'FetchError' });
    expect(broken).toHaveBeenCalledOnce();
    broken.mockReset().mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValue(Response.json(emptyCart));
    expect(await send(readCart)).toMatchObject(emptyCart);
    expect(broken).toHaveBeenCalledTimes(2);
  });

  it('gives up on a store that is silent for longer than it has patience (D15)', async () => {
    const silent = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.throwIfAborted();
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const connection = { endpoint: 'http://store.test', accessKey: 'SWSCTEST', fetch: silent as typeof fetch };
    const send = createSend({ ...connection, patienceMs: 5 });
    await expect(send(readCart)).rejects.toThrow(/timeout/);
    const left = new AbortController();
    const pending = send(readCart, { signal: left.signal });
    left.abort(new Error('nobody waits any more'));
    await expect(pending).rejects.toThrow(/nobody waits/);
  });
});
