import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { proxy } from '#store/remote/proxy.ts';
import { createSend } from '#store-api/client.ts';
import { addLineItems, readCart } from '#store-api/contract/cart.ts';
import { readContext } from '#store-api/contract/context.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { aQuietStore, productId } from '#tests/support/shopper.ts';

/** A second store on another port plays the remote Shopware. */
let remote: AStore;
let server: Awaited<ReturnType<typeof serveFetch>>;
beforeAll(async () => {
  remote = await aQuietStore();
  server = await serveFetch((request) => remote.app.fetch(request));
});
afterAll(async () => {
  await server.close();
  await remote.close();
});

/** The shop's own `/store-api/*`, set up for a Shopware at `endpoint`. */
function aShop(endpoint: string, set: { key?: string } = {}) {
  const key = set.key ?? remote.store.config.STORE_ACCESS_KEY;
  const pass = proxy(readConfig({ STORE_API_ENDPOINT: endpoint, STORE_API_ACCESS_TOKEN: key }));
  let token: string | undefined;
  const send = createSend({
    endpoint: 'http://shop.test/store-api',
    accessKey: 'SWSCWHATEVERTHEBROWSERSENDS',
    readToken: () => token,
    keepToken: (newToken) => {
      token = newToken;
    },
    fetch: (input, init) => pass(new Request(input, init)),
  });
  return { send, pass };
}

describe('a remote Shopware', () => {
  it('is asked through the shop, with its own key, and its token comes back', async () => {
    const { send } = aShop(`${server.url}/store-api/`);
    const { token } = await send(readContext);
    const id = productId('10-104-GR');
    await send(addLineItems, { body: { items: [{ id, referencedId: id, quantity: 2, type: 'product' }] } });
    const cart = await send(readCart);
    expect(cart.lineItems[0]).toMatchObject({ id, quantity: 2 });
    expect(cart.token).toBe(token);
  });

  it('tells its own refusals: a wrong key is 412, an unknown address 404', async () => {
    const wrong = aShop(`${server.url}/store-api`, { key: 'SWSCANOTHERSHOP' });
    await expect(wrong.send(readContext)).rejects.toMatchObject({ status: 412 });
    const response = await aShop(`${server.url}/store-api`).pass(new Request('http://shop.test/store-api/nowhere'));
    expect(response.status).toBe(404);
  });

  it('never hears the cookies of the shop', async () => {
    const received: (string | null)[] = [];
    const spy = await serveFetch((request) => {
      received.push(request.headers.get('cookie'));
      return Response.json({});
    });
    const request = new Request('http://shop.test/store-api/context', { headers: { cookie: 'secret=1' } });
    await aShop(`${spy.url}/store-api`).pass(request);
    await spy.close();
    expect(received).toEqual([null]);
  });

  it('is told as 502 with a time to come back, when nobody answers', async () => {
    const { pass } = aShop('http://127.0.0.1:9/store-api');
    const response = await pass(new Request('http://shop.test/store-api/context'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '5']);
    expect(await response.json()).toMatchObject({ errors: [{ status: '502', meta: { parameters: { seconds: 5 } } }] });
  });
});
