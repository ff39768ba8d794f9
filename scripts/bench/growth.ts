import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { currentFolder } from '#server/release/releases.ts';
import { growShop } from './grown-shop.ts';
import type { Figure } from './report.ts';
import { type MeasuredServer, openServer, watchPeak } from './server.ts';
import { type Client, openClient } from './shopper.ts';

/** Articles of the shops that are measured: today's, and what it may grow to. */
export const SIZES = [222, 2000, 10_000];

/** Times that each request is sent, one after the other. */
const ROUNDS = 60;

/** Builds and opens shops of several sizes, and asks each for the same. A wanted value holds for the largest. */
export async function measureGrowth(sizes: readonly number[] = SIZES): Promise<Figure[]> {
  const figures: Figure[] = [];
  let smallestMsPerPage: number | undefined;
  for (const size of sizes) {
    console.error(`growth: ${size} articles`);
    const folder = path.resolve('.cache/bench/growth');
    growShop(folder, size);
    const { figures: built, msPerPage } = await measureBuild(folder, smallestMsPerPage);
    smallestMsPerPage ??= msPerPage;
    const all = [...built, ...(await measureShop(folder))];
    figures.push(...all.map((figure) => ({ ...figure, what: `${size} articles, ${figure.what}` })));
  }
  return figures;
}

async function measureBuild(folder: string, floor: number | undefined) {
  const started = performance.now();
  const peak = await buildPages(folder);
  const seconds = (performance.now() - started) / 1000;
  const client = clientOf(folder);
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const msPerPage = (seconds * 1000) / pages.length;
  const index = gzipSync(readFileSync(path.join(client, 'search-index.json'))).length;
  const figures: Figure[] = [
    { what: 'build of the pages', unit: 's', value: seconds, most: 180 },
    { what: 'pages built', unit: 'pages', value: pages.length },
    { what: 'build, a page', unit: 'ms', value: msPerPage, ...(floor && { floor, most: 1.2 * floor }) },
    { what: 'build, peak memory', unit: 'MB', value: peak, most: 1200 },
    { what: 'search index in the browser, after gzip', unit: 'KB', value: index / 1024, most: 60 },
  ];
  return { figures, msPerPage };
}

const clientOf = (folder: string) => path.join(currentFolder(path.join(folder, 'dist')), 'client');

/** @returns the highest resident memory that a process of the build had, in MB */
async function buildPages(cwd: string): Promise<number> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build', '--pages'], { cwd, stdio: 'ignore' });
  const endWatch = watchPeak(child.pid);
  const [code] = await once(child, 'exit');
  const peak = endWatch();
  if (code !== 0) throw new Error(`The build in ${cwd} ended with ${code}.`);
  return peak;
}

/** The shop with an empty database, and again with a full one. */
async function measureShop(folder: string): Promise<Figure[]> {
  const started = performance.now();
  const server = await openServer('dist', folder);
  try {
    const opened = (performance.now() - started) / 1000;
    const client = openClient(server.url);
    const figures = await measureRequests(server, client, folder);
    return [
      { what: 'shop open after the build', unit: 's', value: opened, most: 2 },
      ...figures,
      { what: 'server, memory', unit: 'MB', value: server.memoryMb(), most: 350 },
    ];
  } finally {
    await server.close();
  }
}

async function measureRequests(server: MeasuredServer, client: Client, folder: string): Promise<Figure[]> {
  await setTimeout(5000); // what the shop prepares behind the first visitor's back
  const [category] = await client.largestCategories();
  const products = await client.products(ROUNDS);
  const terms = ['raclette', 'korb', 'sack 35', 'racelte', '10-104', 'dichtung'];
  const listing = { order: 'price-asc', p: 3, 'min-price': 5, limit: 24 };
  const requests: [what: string, most: number, send: (round: number) => Promise<unknown>][] = [
    ['listing, filtered and sorted, page 3', 30, () => client.post(`/product-listing/${category}`, listing)],
    ['search', 30, (round) => client.post('/search', { search: terms[round % terms.length], limit: 24 })],
    ['suggest', 30, (round) => client.post('/search-suggest', { search: terms[round % terms.length], limit: 6 })],
    ['product', 30, (round) => client.post(`/product/${products[round]}`, {})],
    ['add to cart', 50, (round) => client.add(products[round] ?? '')],
    ['page of a product at its first visit', 80, pagesWithoutFile(server, folder, await client.addresses(10 * ROUNDS))],
  ];
  const figures: Figure[] = [];
  for (const [what, most, send] of requests) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      await send(round);
      took.push(performance.now() - started);
    }
    const p95 = took.sort((a, b) => a - b)[Math.floor(0.95 * ROUNDS)] ?? 0;
    figures.push({ what: `${what}, p95`, unit: 'ms', value: p95, most });
  }
  return figures;
}

/** Opens one page after the other that the build has left out; where there is none, pages that are files. */
function pagesWithoutFile(server: MeasuredServer, folder: string, addresses: readonly string[]) {
  const client = clientOf(folder);
  const unbuilt = addresses.filter((address) => !existsSync(path.join(client, address, 'index.html')));
  const opened = unbuilt.length >= ROUNDS ? unbuilt : addresses;
  return async (round: number) => {
    const response = await fetch(new URL(opened[round] ?? '/', server.url));
    if (!response.ok) throw new Error(`${opened[round]} was answered with ${response.status}.`);
    await response.arrayBuffer();
  };
}
