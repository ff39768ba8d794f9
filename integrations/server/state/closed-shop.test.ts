import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { PageFiles } from '#server/on-demand/page-files.ts';
import { makeLog } from '#server/request-log.ts';
import { FileBodies } from '#server/responses/file-bodies.ts';
import { serve } from '#server/serve.ts';
import { closeServer } from '#server/shut-down.ts';
import type { Site } from '#server/site.ts';
import type { HealthReport } from '#store/health.ts';
import { ShopState } from './shop-state.ts';

const entry = createHash('sha256').update('key').digest('hex');
const CLOSED: HealthReport = { status: 'ready', store: 'embedded', maintenance: { since: '2026-11-24', entry } };
const NOT_OPEN: HealthReport = { status: 'not ready', reason: 'the database is unreachable' };

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test.each([
  ['GET //', 301],
  ['POST //', 400],
  ['GET //%', 400],
  ['GET /%', 400],
  ['GET /%zz?entry=key', 400],
  ['GET http://[', 400],
  ['GET http://shop.example/', 400],
  ['OPTIONS *', 400],
  ['GET /?entry=%', 503],
])('a closed shop answers %s', async (line, status) => {
  const port = await aShop(CLOSED);
  expect(await sendRaw(port, `${line} HTTP/1.1\r\nhost: shop.example`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('a closed shop answers an address that is too long', async () => {
  const line = `GET /${'a'.repeat(5000)}`;
  expect(await sendRaw(await aShop(CLOSED), `${line} HTTP/1.1\r\nhost: shop.example`)).toMatch(/^HTTP\/1.1 400 /);
});

test.each(['a b', 'shop.example/x', '[', '@', ''])('a closed shop answers who calls it «%s»', async (host) => {
  const port = await aShop(CLOSED);
  expect(await sendRaw(port, `GET / HTTP/1.1\r\nhost: ${host}`)).toMatch(/^HTTP\/1.1 400 /);
});

test('whatever goes wrong, nobody is left without an answer', async () => {
  const lines: string[] = [];
  const state = Object.defineProperty(new ShopState(siteSaying(CLOSED).app, makeLog('silent')), 'entry', {
    get: () => {
      throw new Error('a mistake of ours');
    },
  });
  const port = await aShop(CLOSED, { state, log: makeLog('error', (line) => lines.push(line)) });
  const response = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: shop.example');
  expect(response).toMatch(/^HTTP\/1.1 500 /);
  expect(response).not.toContain('a mistake of ours');
  expect(lines.join()).toContain('a mistake of ours');
});

test('programs are told of the maintenance as a Shopware tells it, and everybody when to come back', async () => {
  const port = await aShop(CLOSED);
  const response = await sendRaw(port, 'POST /store-api/context HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 0');
  expect(response).toMatch(/^HTTP\/1.1 503 /);
  expect(response).toMatch(/retry-after: 300\r\n/i);
  expect(JSON.parse(bodyOf(response)).errors).toEqual([
    {
      status: '503',
      code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
      title: 'Service Unavailable',
      detail: 'The sales channel is in maintenance mode.',
      meta: { parameters: [] },
    },
  ]);
  expect(await sendRaw(port, 'GET /shop HTTP/1.1\r\nhost: shop.example')).toMatch(
    /^HTTP\/1.1 503 .*retry-after: 300\r\n/is,
  );
});

test('its owner reaches the Store API, and hooks are heard', async () => {
  const port = await aShop(CLOSED, { hookSecret: 'a-secret-of-16-and-more' });
  expect(await sendRaw(port, 'GET /store-api/context HTTP/1.1\r\nhost: shop.example\r\ncookie: entry=key')).toContain(
    'drawn /store-api/context',
  );
  expect(await sendRaw(port, 'GET /hooks/changed HTTP/1.1\r\nhost: shop.example')).toMatch(/^HTTP\/1.1 405 /);
});

test('a payment that was made before the shop was closed is booked', async () => {
  const port = await aShop(CLOSED);
  const rawRequest = 'POST /payment/stripe/webhook HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 2\r\n\r\n{}';
  expect(await sendRaw(port, rawRequest)).toMatch(/^HTTP\/1.1 200 .*drawn \/payment\/stripe\/webhook/s);
});

test('crawlers read what they may, as always', async () => {
  const port = await aShop(CLOSED);
  expect(await sendRaw(port, 'GET /robots.txt HTTP/1.1\r\nhost: shop.example')).toMatch(/^HTTP\/1.1 200 /);
});

test.each(['POST /payment/stripe/webhook', 'GET /payment/card/x', 'POST /store-api/context'])(
  'a store that is not open yet has others come again: %s',
  async (line) => {
    const port = await aShop(NOT_OPEN);
    const response = await sendRaw(port, `${line} HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 0`);
    expect(response).toMatch(/^HTTP\/1.1 503 .*retry-after: 10\r\n/is);
  },
);

test('a remote store that is away at the start is asked all the same, and a store that was open once', async () => {
  const remote = new ShopState(siteSaying(NOT_OPEN).app, makeLog('silent'), { isRemote: true });
  const fell = siteSaying(CLOSED);
  const opened = new ShopState(fell.app, makeLog('silent'));
  await opened.trouble();
  fell.health = NOT_OPEN;
  await opened.trouble();
  expect([remote.isNotOpen, opened.isNotOpen]).toEqual([false, false]);
  opened.stop();
});

/** The port of a shop whose store says this of itself. */
async function aShop(health: HealthReport, more: object = {}): Promise<number> {
  const site = siteSaying(health);
  const state = new ShopState(site.app, makeLog('silent'));
  await state.trouble();
  const settings = { host: '127.0.0.1', port: 0, siteUrl: undefined, now: () => new Date('2026-11-25') };
  const { server, port } = await serve({ ...settings, site, state, log: makeLog('silent'), ...more });
  ends.push(async () => {
    state.stop();
    await closeServer(server);
  });
  return port;
}

/** A site without files, whose pages contain their own address. */
function siteSaying(health: HealthReport): Site & { health: HealthReport } {
  const robots = { disk: import.meta.filename, type: 'text/plain', digest: 'x', bytes: 1, immutable: false };
  const site = {
    health,
    pages: new PageFiles({
      page: (pathname: string) => (pathname === '/robots.txt' ? robots : undefined),
      addresses: () => [],
      shownIn: {},
      begunAt: 0,
    }),
    asset: async () => undefined,
    errorPage: () => undefined,
    errorStatus: () => undefined,
    isOnDemand: () => false,
    bodies: new FileBodies('http://localhost'),
    handle: async () => {},
    app: {
      handle: async ({ url }: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end(`drawn ${url}`),
      checkHealth: async () => ({ status: 'reason' in site.health ? 503 : 200, report: site.health }) as const,
      ...{ closeStore: async () => {}, forgetShared: () => {}, onResume: () => {}, setDrawnPictures: () => {} },
    },
  };
  return site;
}

/** The response to these lines within a second; empty when there is none. */
const sendRaw = (port: number, lines: string): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    const end = lines.includes('\r\n\r\n') ? '' : '\r\n\r\n';
    const line = connect(port, '127.0.0.1', () =>
      line.write(lines.replace('host:', 'connection: close\r\nhost:') + end),
    );
    line.setTimeout(1000, () => line.destroy());
    line.on('data', (part) => {
      text += part.toString('latin1');
    });
    line.on('error', () => {}).on('close', () => resolve(text));
  });

const bodyOf = (response: string): string => response.split('\r\n\r\n')[1] ?? '';
