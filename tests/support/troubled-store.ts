import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '#scripts/free-port.ts';
import { test as base, expect } from './journey.ts';
import { openShop } from './shop.ts';

/** How a store can fail: what its server, the one before it or the line does. */
export const TROUBLES = {
  /** A gateway gives up on the store, as a proxy does after its own limit. */
  timeout: (out) => out.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504 Gateway Time-out</h1>'),
  '500': (out) =>
    out
      .writeHead(500, JSON_TYPE)
      .end('{"errors":[{"status":"500","code":"0","title":"Internal Server Error","detail":"SQLSTATE[HY000]"}]}'),
  '503': (out) => out.writeHead(503, { 'content-type': 'text/html', 'retry-after': '7' }).end('<h1>503</h1>'),
  /** Nobody listens any more: the line ends without an answer. */
  refused: (out) => out.destroy(),
  /** An answer that breaks off in its middle, though it says that it is whole. */
  malformed: (out) => out.writeHead(200, JSON_TYPE).end('{"elements":[{"id":'),
} satisfies Record<string, (out: ServerResponse) => unknown>;
const JSON_TYPE = { 'content-type': 'application/json' };

export type Trouble = keyof typeof TROUBLES;

/** A shop whose store stands behind a door that can fail, call by call. */
export interface TroubledShop {
  url: string;
  /** From now on calls like this fail, and never reach the store: `fails('500', 'POST /checkout/order')`. */
  fails: (trouble: Trouble, call: RegExp) => void;
  /** Waits for a call that has failed: without one nothing would be proven. */
  hasFailed: () => Promise<void>;
  /** The store answers again. */
  recovers: () => void;
  /** Somebody else comes: how often the one before has asked for mails is nothing to them. */
  welcomes: () => void;
}

/** One such shop for each worker, built once; a test has it to itself. */
export const test = base.extend<{ troubled: TroubledShop }, { shops: TroubledShop }>({
  shops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const port = String(Number(process.env.JOURNEY_PORT ?? 4545) + 20 + parallelIndex);
      const url = `http://localhost:${port}`;
      const storePort = String(await freePort()); // its payment page and its pictures are there, past the proxy
      const store = await openShop({ PORT: storePort, STOREFRONT_URLS: url, SITE_URL: '', PROXIES: '1' });
      const proxy = await startProxy(store.url);
      const shop = await openShop({
        PORT: port,
        STORE_API_ENDPOINT: `${proxy.url}/store-api`,
        STORE_API_ACCESS_TOKEN: process.env.STORE_ACCESS_KEY ?? 'SWSCHOFUNDHERDDEMOSHOP0000',
        MEDIA_ORIGINS: `http://localhost:${storePort}`,
      });
      await use({ ...proxy, url });
      await shop.remove();
      await store.remove();
      proxy.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  troubled: ({ shops }, use) => {
    shops.welcomes();
    return use(shops);
  },
  baseURL: ({ shops }, use) => use(shops.url),
});

async function startProxy(store: string) {
  let wrong: { trouble: Trouble; call: RegExp } | undefined;
  let failed = 0;
  let visitor = 0;
  const server: Server = createServer((incoming, out) => {
    const call = `${incoming.method} ${incoming.url?.replace('/store-api', '').replace(/\?.*/, '')}`;
    if (!wrong?.call.test(call)) return pass(incoming, out);
    failed += 1;
    incoming.resume().once('end', () => wrong && TROUBLES[wrong.trouble](out));
  });
  const pass = (incoming: IncomingMessage, out: ServerResponse) => {
    const { method, headers, url = '' } = incoming;
    const from = { 'x-forwarded-for': `192.0.2.${visitor}` };
    const outgoing = request(new URL(url, store), { method, headers: { ...headers, ...from } }, (response) => {
      out.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(out);
    });
    outgoing.once('error', () => out.destroy());
    incoming.pipe(outgoing);
  };
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fails: (trouble: Trouble, call: RegExp) => {
      wrong = { trouble, call };
      failed = 0;
    },
    hasFailed: () => expect.poll(() => failed, `nothing has failed that is like ${wrong?.call}`).toBeGreaterThan(0),
    recovers: () => {
      wrong = undefined;
    },
    welcomes: () => {
      visitor += 1;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
