import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { currentFolder } from '#server/release/releases.ts';
import { ownClock } from '#tests/load/process.ts';
import { growShop } from './grown-shop.ts';
import type { Figure } from './report.ts';
import { endedCpuMs, type MeasuredServer, openServer, watchStarted } from './server.ts';
import { type Client, openClient } from './shopper.ts';

/** Articles of the shops that are measured: today's, and what it may grow to. */
const SIZES = [222, 2000, 10_000];

/** Times that each request is sent, one after the other. */
const ROUNDS = 60;

/** Changes of an article that are waited for, in the largest shop. */
const CHANGES = 100;

/** Builds and opens shops of several sizes, and asks each for the same. */
export async function measureGrowth(sizes: readonly number[] = SIZES, changes = CHANGES): Promise<Figure[]> {
  const figures: Figure[] = [];
  let smallest: Build | undefined;
  for (const size of sizes) {
    console.error(`growth: ${size} articles`);
    const build = await buildGrown(size);
    smallest ??= build;
    const opening = await measureOpening(build, size === Math.max(...sizes) ? changes : 5);
    const all = [...buildFigures(build, smallest), ...opening];
    figures.push(...all.map((figure) => ({ ...figure, what: `${size} articles, ${figure.what}` })));
  }
  return figures;
}

/** A shop whose pages were built from nothing. */
export interface Build {
  folder: string;
  seconds: number;
  /** Processor time, in ms: what it takes whoever else works on the machine. */
  cpuMs: number;
  peakMb: number;
  pages: number;
  /** Share of the time for which it was ready to work and had no core. */
  inLine: number;
}

/** A copy of the shop with so many articles, with its pages and without what is made behind the open shop. */
export async function buildGrown(size: number): Promise<Build> {
  const folder = path.resolve(`.cache/bench/growth/${size}`);
  growShop(folder, size);
  const [started, cpuBefore] = [performance.now(), endedCpuMs()];
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build', '--pages'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWatch = watchStarted(child.pid);
  const [code] = await once(child, 'exit');
  const { peakMb, inLineMs } = endWatch();
  if (code !== 0) throw new Error(`The build in ${folder} ended with ${code}.`);
  const seconds = (performance.now() - started) / 1000;
  const names = readdirSync(clientOf(folder), { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html')).length;
  return { folder, seconds, cpuMs: endedCpuMs() - cpuBefore, peakMb, pages, inLine: inLineMs / (seconds * 1000) };
}

const clientOf = (folder: string) => path.join(currentFolder(path.join(folder, 'dist')), 'client');

function buildFigures(build: Build, smallest: Build): Figure[] {
  const index = gzipSync(readFileSync(path.join(clientOf(build.folder), 'search-index.json'))).length;
  const perPage = { value: (build.seconds * 1000) / build.pages, floor: (smallest.seconds * 1000) / smallest.pages };
  return [
    { what: 'build of the pages', unit: 's', value: build.seconds },
    { what: 'build, processor time', unit: 's', value: build.cpuMs / 1000 },
    { what: 'pages built', unit: 'pages', value: build.pages },
    { what: 'build, a page', unit: 'ms', ...perPage, most: Number((1.2 * perPage.floor).toPrecision(3)) },
    { what: 'build, peak memory', unit: 'MB', value: build.peakMb, most: 1200 },
    { what: 'search index in the browser, after gzip', unit: 'KB', value: index / 1024, most: 60 },
  ];
}

const SECRET = 'signs what the bench tells of changes';

/** Opens a shop with an empty database; `close` ends it. */
export async function openGrown({ folder }: Pick<Build, 'folder'>): Promise<MeasuredServer> {
  const server = await openServer('dist', { cwd: folder, env: { HOOK_SECRET: SECRET } });
  await setTimeout(5000); // what the shop prepares behind the first visitor's back
  return server;
}

/** The shop with an empty database, and again when its store is filled. */
async function measureOpening({ folder, seconds }: Build, changes: number): Promise<Figure[]> {
  const started = performance.now();
  const first = await openServer('dist', { cwd: folder });
  const opened = (performance.now() - started) / 1000;
  await first.close({ keepData: true });
  const restarted = performance.now();
  const again = await openServer('dist', { cwd: folder, env: { DATA_DIR: first.dataDir, HOOK_SECRET: SECRET } });
  const reopened = (performance.now() - restarted) / 1000;
  try {
    await setTimeout(5000);
    const requests = [...(await requestsOf(again)), await firstVisit(again, folder)];
    const [figures = []] = await askAlternately([{ server: again, requests }]);
    const live = await measureChanges(again, folder, changes);
    return [
      { what: 'from nothing to an open shop', unit: 's', value: seconds + opened, most: 180 },
      { what: 'shop open, with an empty database', unit: 's', value: opened },
      { what: 'shop open, with the same content as before', unit: 's', value: reopened, most: 2 },
      ...figures,
      { what: `changed article live, longest of ${changes}`, unit: 's', value: live / 1000, most: 5 },
      { what: 'server, memory', unit: 'MB', value: again.memoryMb(), most: 350 },
    ];
  } finally {
    await again.close();
  }
}

/** One request that is sent again and again; `most` is what 95 of 100 may take, in ms. */
interface Request {
  what: string;
  most: number;
  send: (round: number) => Promise<unknown>;
}

/** What shoppers ask for most, and what is made of all articles. */
export async function requestsOf(server: MeasuredServer): Promise<Request[]> {
  const client = openClient(server.url);
  const [category] = await client.largestCategories();
  const products = await client.products(ROUNDS);
  const terms = ['raclette', 'korb', 'sack 35', 'racelte', '10-104', 'dichtung'];
  const listing = { order: 'price-asc', p: 3, 'min-price': 5, limit: 24 };
  return [
    {
      what: 'listing, filtered and sorted, page 3',
      most: 30,
      send: () => client.post(`/product-listing/${category}`, listing),
    },
    {
      what: 'search',
      most: 30,
      send: (round) => client.post('/search', { search: terms[round % terms.length], limit: 24 }),
    },
    {
      what: 'suggest',
      most: 30,
      send: (round) => client.post('/search-suggest', { search: terms[round % terms.length], limit: 6 }),
    },
    { what: 'product', most: 30, send: (round) => client.post(`/product/${products[round]}`, {}) },
    { what: 'add to cart', most: 50, send: (round) => client.add(products[round] ?? '') },
  ];
}

/** One page after the other that the build has left out; where there is none, pages that are files. */
async function firstVisit(server: MeasuredServer, folder: string): Promise<Request> {
  const [client, addresses] = [clientOf(folder), await openClient(server.url).addresses(10 * ROUNDS)];
  const unbuilt = addresses.filter((address) => !existsSync(path.join(client, address, 'index.html')));
  const visited = unbuilt.length >= ROUNDS ? unbuilt : addresses;
  return {
    what: 'page of a product at its first visit',
    most: 80,
    send: (round) => pageAt(server, visited[round] ?? '/'),
  };
}

async function pageAt(server: MeasuredServer, address: string): Promise<string> {
  const response = await fetch(new URL(address, server.url));
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.text();
}

/** A shop, and what it is asked for. */
interface AskedShop {
  server: MeasuredServer;
  requests: Request[];
}

/**
 * Asks shops for the same, each in its turn. @returns for each what 95 of 100 answers of a request took, on a machine that
 * has nothing else to do
 */
export async function askAlternately(shops: readonly AskedShop[]): Promise<Figure[][]> {
  const figures: Figure[][] = shops.map(() => []);
  for (const at of (shops[0]?.requests ?? []).keys()) {
    const took: number[][] = shops.map(() => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [place, { server, requests }] of shops.entries()) {
        const clock = ownClock(process.pid, server.pid);
        await requests[at]?.send(round);
        took[place]?.push(clock());
      }
    for (const [place, { requests }] of shops.entries()) {
      const [request, times] = [requests[at], took[place]?.sort((a, b) => a - b) ?? []];
      if (!request) continue;
      const { what, most } = request;
      figures[place]?.push({ what: `${what}, p95`, unit: 'ms', value: times[Math.floor(0.95 * ROUNDS)] ?? 0, most });
    }
  }
  return figures;
}

interface Article {
  id: string;
  number: string;
  address: string;
}

/** Gives up waiting for a page to show a change, in ms. */
const PATIENCE_MS = 30_000;

/**
 * Sets the stock of an article as its merchant does, tells the shop of it as a Shopware does, and asks for its page until
 * that shows it, again and again: in turns of an article whose page is a file, and of the last one. @returns ms of the slowest
 */
async function measureChanges(server: MeasuredServer, folder: string, changes: number): Promise<number> {
  const { module } = await runnerImport<typeof import('#store/cli/run.ts')>(
    path.resolve('integrations/store-api/cli/run.ts'),
    { configFile: false, logLevel: 'error' },
  );
  const articles = await Promise.all(
    (['ASC', 'DESC'] as const).map((order) => articleAt(openClient(server.url), order)),
  );
  const env = { ...process.env, DATA_DIR: server.dataDir };
  let longest = 0;
  for (let round = 0; round < changes; round++) {
    const article = articles[round % articles.length];
    if (!article) throw new Error('The shop has no articles.');
    const before = await availabilityOn(server, article.address);
    const stock = before === 'InStock' ? '0' : '40';
    const { code, error } = await module.runOwner(['stock', 'set', article.number, stock], env, `${folder}/content`);
    if (code !== 0) throw new Error(error);
    const started = performance.now();
    await tellOfChange(server, article.id);
    while ((await availabilityOn(server, article.address)) === before) {
      if (performance.now() - started > PATIENCE_MS)
        throw new Error(`${article.address} still shows ${before} after ${PATIENCE_MS / 1000} s.`);
      await setTimeout(10);
    }
    longest = Math.max(longest, performance.now() - started);
  }
  return longest;
}

/** The first or last article by number that comes in one version. */
async function articleAt(client: Client, order: 'ASC' | 'DESC'): Promise<Article> {
  const filter = [
    { type: 'equals', field: 'parentId', value: null },
    { type: 'equals', field: 'childCount', value: 0 },
    { type: 'equals', field: 'available', value: true },
    { type: 'equals', field: 'states', value: 'is-physical' }, // a file never runs out
  ];
  const sort = [{ field: 'productNumber', order }];
  const { elements } = await client.post<{ elements: Listed[] }>('/product', { filter, sort, limit: 1 });
  const [product] = elements;
  if (!product) throw new Error('The shop has no article that comes in one version.');
  return { id: product.id, number: product.productNumber, address: `/${product.seoUrls[0]?.seoPathInfo}` };
}

type Listed = { id: string; productNumber: string; seoUrls: { seoPathInfo: string }[] };

/** The word of schema.org for it (InStock, BackOrder …) that the page says. */
async function availabilityOn(server: MeasuredServer, address: string): Promise<string> {
  const [, word] = (await pageAt(server, address)).match(/"availability":"https:\/\/schema\.org\/(\w+)"/) ?? [];
  if (!word) throw new Error(`${address} does not say whether its article is there.`);
  return word;
}

async function tellOfChange(server: MeasuredServer, id: string): Promise<void> {
  const body = JSON.stringify({ timestamp: Math.floor(Date.now() / 1000), changes: [{ id }] });
  const signature = createHmac('sha256', SECRET).update(body).digest('hex');
  const headers = { 'x-hook-signature': signature };
  const response = await fetch(new URL('/hooks/changed', server.url), { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`POST /hooks/changed was answered with ${response.status}.`);
}
