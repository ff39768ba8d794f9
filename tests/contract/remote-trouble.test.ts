import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { type FetchStore, proxy } from '#store/remote/proxy.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { badLine } from '#tests/support/bad-line.ts';
import { serveFetch } from '#tests/support/serve-fetch.ts';
import { aQuietStore, productId } from '#tests/support/shopper.ts';
import { AGAIN } from '#tests/support/times.ts';

// The same limits, in a time that tests can wait for.
vi.mock('#store/remote/limits.ts', async (original) => ({
  ...(await original<object>()),
  ...{ READ_MS: 400, WRITE_MS: 800, PAUSES_MS: [50, 150], MOST_AT_ONCE: 20 },
}));
const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});

const KEY = 'SWSCHOFUNDHERDDEMOSHOP0000';
const anOven = JSON.stringify({
  items: [{ id: productId('10-104-GR'), referencedId: productId('10-104-GR'), quantity: 1, type: 'product' }],
});

/** The shop's own `/store-api/*` in front of a Shopware at this address. */
const aShop = (url: string): FetchStore =>
  proxy(readConfig({ STORE_API_ENDPOINT: `${url}/store-api`, STORE_API_ACCESS_TOKEN: KEY }));

const makeRequest = (method: string, path: string, body?: BodyInit, more: RequestInit = {}) =>
  new Request(`http://shop.test/store-api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sw-context-token': 'a-token-of-a-shopper' },
    ...(body !== undefined && { body }),
    ...more,
  });

describe('a remote Shopware behind a bad line', () => {
  let store: AStore;
  let server: Awaited<ReturnType<typeof serveFetch>>;
  let line: Awaited<ReturnType<typeof badLine>>;
  let shop: FetchStore;
  const received: string[] = [];
  const count = (call: string) => received.filter((one) => one === call).length;

  const handleRequest = (request: Request) => {
    received.push(`${request.method} ${new URL(request.url).pathname.replace('/store-api', '')}`);
    return store.app.fetch(request);
  };
  beforeAll(async () => {
    store = await aQuietStore();
    server = await serveFetch(handleRequest);
    line = await badLine(server.port);
    shop = aShop(line.url);
  });
  afterAll(async () => {
    await line.close();
    await server.close();
    store.close();
  });
  beforeEach(() => {
    received.length = 0;
  });
  afterEach(() => {
    line.slowsDown(0);
    line.breaks(0);
  });

  it('reads that broke off are asked again, and the shopper does not notice', async () => {
    line.breaks(2);
    const read = await shop(makeRequest('POST', '/product', '{"limit":3}'));
    expect(read.status).toBe(200);
    expect((await read.json()).elements).toHaveLength(3);
    expect(count('POST /product')).toBe(3);
  });

  it('a read that breaks off every time is 502, after three attempts', async () => {
    line.breaks(9);
    const read = await shop(makeRequest('GET', '/context'));
    expect(read.status).toBe(502);
    expect(await read.json()).toMatchObject({ errors: [{ code: 'STORE_API__UNREACHABLE' }] });
    expect(count('GET /context')).toBe(3);
  });

  it('a write whose answer broke off is never repeated: the article is in the cart once', async () => {
    line.breaks(1);
    const write = await shop(makeRequest('POST', '/checkout/cart/line-item', anOven));
    expect(write.status).toBe(502);
    expect(count('POST /checkout/cart/line-item')).toBe(1);
    const cart = await (await shop(makeRequest('GET', '/checkout/cart'))).json();
    const goods = cart.lineItems.filter(({ type }: { type: string }) => type === 'product');
    expect(goods).toMatchObject([{ quantity: 1 }]);
  });

  it('a write that takes too long is 504 and not repeated', async () => {
    line.slowsDown(1200);
    const write = await shop(makeRequest('POST', '/checkout/cart/line-item', anOven));
    expect(write.status).toBe(504);
    expect(await write.json()).toMatchObject({ errors: [{ code: 'STORE_API__TOO_SLOW' }] });
    expect(count('POST /checkout/cart/line-item')).toBe(1);
  });

  it('a slow read is 504 with a time to come back, and gives a slow store no more work', async () => {
    line.slowsDown(900);
    const read = await shop(makeRequest('POST', '/product', '{"limit":1}'));
    expect([read.status, read.headers.get('retry-after')]).toEqual([504, '5']);
    expect(count('POST /product')).toBe(1);
  });

  it('a read that began while the line was down is answered once it is back', async () => {
    await line.goesDown();
    const read = shop(makeRequest('GET', '/context'));
    setTimeout(() => line.comesBack(), 60);
    expect((await read).status).toBe(200);
  });

  it('after a restart the next write finds its way at once', async () => {
    await shop(makeRequest('GET', '/context'));
    await server.close();
    const down = await shop(makeRequest('DELETE', '/checkout/cart'));
    expect(down.status).toBe(502);
    server = await serveFetch(handleRequest, server.port);
    expect((await shop(makeRequest('DELETE', '/checkout/cart'))).status).toBeLessThan(300);
    expect(count('DELETE /checkout/cart')).toBe(1);
  });

  it('a kept connection carries nothing from one question to the next', async () => {
    const warnings: string[] = [];
    const warn = ({ message }: Error) => warnings.push(message);
    process.on('warning', warn);
    for (let question = 0; question < 15; question++) await shop(makeRequest('GET', '/context'));
    await new Promise((later) => setTimeout(later, 0));
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  it('twenty shoppers at once hear nothing of two breaks', async () => {
    line.breaks(2);
    const reads = await Promise.all(Array.from({ length: 20 }, () => shop(makeRequest('GET', '/context'))));
    expect(reads.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('more at once than a Shopware can take hear 503 at once', async () => {
    line.slowsDown(200);
    const reads = await Promise.all(Array.from({ length: 25 }, () => shop(makeRequest('GET', '/context'))));
    const busy = reads.filter(({ status }) => status === 503);
    expect(busy).toHaveLength(5);
    expect(await busy[0]?.json()).toMatchObject({ errors: [{ code: 'STORE_API__BUSY' }] });
  });
});

it('whatever went wrong, neither key nor token nor query stands in the log', async () => {
  logged.mockClear();
  const shop = aShop('http://127.0.0.1:9');
  const response = await shop(makeRequest('POST', `/product/${'ab'.repeat(16)}?search=private`, '{}'));
  const output = JSON.stringify([logged.mock.calls, await response.text(), [...response.headers]]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(output).not.toMatch(/SWSC|a-token-of-a-shopper|private|abababab/);
});

describe('a remote that answers oddly', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  async function aRemote(listener: RequestListener): Promise<FetchStore> {
    const server = createServer(listener);
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    return aShop(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  it.each([
    [502, 502, 'STORE_API__UNREACHABLE'],
    [503, 503, 'STORE_API__BUSY'],
    [504, 504, 'STORE_API__TOO_SLOW'],
    [408, 504, 'STORE_API__TOO_SLOW'],
  ])('a gateway’s page for %d becomes %d in the API’s own envelope', async (gatewayStatus, status, code) => {
    const shop = await aRemote((_, out) =>
      out.writeHead(gatewayStatus, { 'content-type': 'text/html', 'retry-after': '42' }).end('<h1>nginx</h1>'),
    );
    const response = await shop(makeRequest('GET', '/context'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, '42']);
    expect(await response.json()).toMatchObject({ errors: [{ code, meta: { parameters: { seconds: 42 } } }] });
  });

  it('what the Shopware says itself is passed on as it stands', async () => {
    const maintenance = { errors: [{ status: '503', code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE' }] };
    const shop = await aRemote((_, out) =>
      out.writeHead(503, { 'content-type': 'application/json', 'set-cookie': 'x=1' }).end(JSON.stringify(maintenance)),
    );
    const response = await shop(makeRequest('GET', '/context'));
    expect(await response.json()).toEqual(maintenance);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('nobody is sent to another host, a way inside stays inside', async () => {
    const shop = await aRemote((incoming, out) =>
      out
        .writeHead(302, { location: incoming.url?.includes('far') ? 'https://evil.example/x' : '/store-api/b?c=1' })
        .end(),
    );
    expect((await shop(makeRequest('GET', '/far'))).status).toBe(502);
    const near = await shop(makeRequest('GET', '/near'));
    expect([near.status, near.headers.get('location')]).toEqual([302, '/store-api/b?c=1']);
  });

  it('answers without a body have none', async () => {
    const shop = await aRemote((incoming, out) => {
      if (incoming.method === 'HEAD') out.writeHead(200, { 'content-length': 5 }).end();
      else out.writeHead(incoming.url?.endsWith('304') ? 304 : 204).end();
    });
    expect((await shop(makeRequest('HEAD', '/x'))).headers.get('content-length')).toBe('5');
    expect((await shop(makeRequest('GET', '/304'))).status).toBe(304);
    expect((await shop(makeRequest('DELETE', '/x'))).status).toBe(204);
  });

  it('a body that is too large is refused before the remote hears of it', async () => {
    let received = 0;
    const shop = await aRemote((_, out) => {
      received += 1;
      out.end();
    });
    const huge = makeRequest('POST', '/contact-form', 'x', { headers: { 'content-length': String(12 * 1024 * 1024) } });
    expect((await shop(huge)).status).toBe(413);
    const unannounced = makeRequest('POST', '/product', new Uint8Array(1024 * 1024 + 1));
    expect((await shop(unannounced)).status).toBe(413);
    expect(received).toBe(0);
  });

  it('documents flow: the first bytes are here before the last ones are written', async () => {
    let finish = () => {};
    const shop = await aRemote((_, out) => {
      out.writeHead(200, { 'content-type': 'application/pdf' }).write('first');
      finish = () => out.end('last');
    });
    const body = (await shop(makeRequest('GET', '/document/download/a/b'))).body?.pipeThrough(new TextDecoderStream());
    const reader = body?.getReader();
    expect((await reader?.read())?.value).toBe('first');
    finish();
    expect((await reader?.read())?.value).toBe('last');
  });

  it('uploads flow: the remote reads the beginning before the end is sent', async () => {
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const shop = await aRemote((incoming, out) => {
      incoming.once('data', begun).on('end', () => out.end('{}'));
    });
    const body = new ReadableStream({
      async start(upload) {
        upload.enqueue(new TextEncoder().encode('first'));
        await beginning;
        upload.enqueue(new TextEncoder().encode('lasts'));
        upload.close();
      },
    });
    const headers = { 'content-length': '10' };
    const upload = makeRequest('POST', '/contact-form', undefined, { body, duplex: 'half', headers } as RequestInit);
    expect((await shop(upload)).status).toBe(200);
  });

  it('long JSON flows too, and one that breaks off late breaks off for the client', async () => {
    const shop = await aRemote((_, out) => {
      out.writeHead(200, { 'content-type': 'application/json' }).write(`"${'x'.repeat(5 * 1024 * 1024)}`);
      setTimeout(() => out.destroy(), 50);
    });
    const response = await shop(makeRequest('GET', '/product'));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('a client that goes away ends the question at once', { retry: AGAIN }, async () => {
    const began = performance.now();
    const gone = new AbortController();
    let ended = () => {};
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const shop = await aRemote((incoming) => {
      incoming.socket.once('close', () => ended());
      gone.abort();
    });
    expect((await shop(makeRequest('DELETE', '/checkout/cart', undefined, { signal: gone.signal }))).status).toBe(499);
    await end;
    expect(performance.now() - began).toBeLessThan(700); // a write would have waited for 800
  });

  it('and so does one that goes away in the middle of an answer', async () => {
    let ended = () => {};
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const shop = await aRemote((_, out) => {
      out
        .once('close', () => ended())
        .writeHead(200, { 'content-type': 'application/pdf' })
        .write('first');
    });
    const response = await shop(makeRequest('GET', '/document/download/a/b'));
    await response.body?.cancel();
    await end;
  });
});
