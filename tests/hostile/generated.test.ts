// Patterns over user input are linear, or the input’s length is checked first: a backtracking one once stopped the
// process. Memory is compared as heap after a collection; stalls come from /health, without the time in which the
// process had no core.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Manifest } from '#media/manifest.ts';
import { MEDIA_MANIFEST } from '#media/release-lists.ts';
import { chance } from '#tests/contract/fuzz/chance.ts';
import { allOperations, MEANT, someIds, someTokens } from '#tests/contract/fuzz/operations.ts';
import { residentMb } from '#tests/load/process.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { builtFiles, builtRelease } from '#tests/support/release.ts';
import type { Shop } from '#tests/support/shop.ts';
import { aFilledShop } from './a-filled-shop.ts';
import { nextRawRequest, type Ways } from './generated/requests.ts';
import { LONGEST_STALL_MS, watchStalls } from './generated/stalls.ts';
import { type RawRequest, type Received, sendRequest } from './raw-request.ts';

/*
 * Requests that nobody has thought of, over every route that there is: the Store API's from its own router, pages from
 * the list of the build. The shop never fails, never stands still, and in the end it holds what it held.
 */

/** Requests of a run; `HOSTILE=100000 npm test -- tests/hostile/generated.test.ts` is the long one. */
const COUNT = Number(process.env.HOSTILE ?? 2000);
/** Another seed is another run; request n of a seed is always the same. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_124);
/** Under way at the same time. */
const AT_ONCE = 8;
/** Sessions are new after so many requests: some log out, empty carts or forget a guest. */
const SESSIONS_LAST = 2000;
/** From here on, when files and drawn pages have filled the memory that they are kept in; a shorter run says nothing. */
const SETTLED = 0.6;
const SAYS_MEMORY = 50_000;
const MOST_GROWTH_MB = 32;

let shop: Shop;
let ways: Ways;
beforeAll(async () => {
  const tidy = '--expose-gc --import ./tests/hostile/generated/tidy-when-asked.ts';
  shop = await aFilledShop({ CAPTCHA: 'off', NODE_OPTIONS: tidy });
  const store = await aStore();
  const { files, onDemand } = builtFiles(builtRelease());
  ways = {
    calls: { operations: allOperations(store.app), ids: someIds(), tokens: [] },
    files: [
      ...Object.keys(files).map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`),
      ...somePictures(),
    ],
    onDemand: onDemand.filter((pattern) => !pattern.includes('store-api')),
  };
  await store.close();
});
afterAll(() => shop?.remove());

/** Made when they are asked for the first time. */
function somePictures(): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(builtRelease(), MEDIA_MANIFEST), 'utf8'));
  const all = Object.values(manifest).flatMap(({ files }) => files.map(({ webp }) => webp));
  return all.filter((_, at) => at % 25 === 0);
}

const request: AStore['requestStore'] = (method, path, body, headers) =>
  fetch(`${shop.url}/store-api${path}`, {
    method,
    headers: { 'sw-access-key': 'SWSCHOFUNDHERDDEMOSHOP0000', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Sends requests `from` to `to`. @returns what was wrong, and how often each status was heard */
async function sendAll(from: number, to: number) {
  const troubles: string[] = [];
  const received: Record<number, number> = {};
  let next = from;
  const sendSome = async (end: number) => {
    while (next < end && troubles.length < 20) {
      const at = next++;
      const what = nextRawRequest(chance(SEED + at), ways);
      const response = await sendRequest(shop.url, what).catch((error: NodeJS.ErrnoException) => error);
      const trouble = troubleOf(response, what);
      if (trouble) troubles.push(`#${at} ${trouble}: ${JSON.stringify(what).slice(0, 1000)}`);
      if (!(response instanceof Error)) received[response.status] = (received[response.status] ?? 0) + 1;
    }
  };
  while (next < to && troubles.length < 20) {
    ways.calls.tokens = await someTokens({ requestStore: request }, shop.url);
    const end = Math.min(to, next + SESSIONS_LAST);
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendSome(end)));
  }
  return { troubles, received };
}

const INSIDE = /\bat \S+ \(?(file|node|\/)|\.ts:\d+:\d+|SQLITE_|no such (table|column)|syntax error near/i;

function troubleOf(response: Received | NodeJS.ErrnoException, { path, body = '' }: RawRequest): string | undefined {
  // who sends more than is read may be hung up on before the answer has come
  if (response instanceof Error) return body.length > 1_000_000 ? undefined : `no answer (${response.code})`;
  const { status, headers, text } = response;
  if (INSIDE.test(text)) return `${status} shows the inside, ${text.match(INSIDE)?.[0]}`;
  const isQueueFull = status === 503 && headers['retry-after'] !== undefined;
  // the page that says so has an address of its own
  const isMeant =
    MEANT.some((code) => text.includes(code)) || new RegExp(`^(/[\\w-]+)?(/error)?/${status}\\b`).test(path);
  return status < 500 || isMeant || isQueueFull ? undefined : `${status} ${text.slice(0, 200)}`;
}

/** What the shop holds in its tidied heap and beside it, in MB. */
async function heldMb(): Promise<number> {
  const heldLines = () => [...shop.log().matchAll(/^held (\d+) MB$/gm)];
  const before = heldLines().length;
  shop.process.kill('SIGUSR2');
  await expect.poll(() => heldLines().length, { timeout: 10_000 }).toBeGreaterThan(before);
  return Number(heldLines().at(-1)?.[1]);
}

/** The same as `sendAll`, with the stalls that the shop told meanwhile. */
async function sendWatched(from: number, to: number) {
  const end = watchStalls(shop, LONGEST_STALL_MS);
  const { troubles, received } = await sendAll(from, to);
  return { troubles, received, stalls: await end() };
}

it(`answers ${COUNT} requests of HOSTILE_SEED=${SEED}`, { timeout: 120_000 + COUNT * 100 }, async () => {
  const saysMemory = COUNT >= SAYS_MEMORY;
  const settled = Math.floor(COUNT * SETTLED);
  const first = await sendWatched(0, settled);
  const before = saysMemory ? await heldMb() : 0;
  const second = await sendWatched(settled, COUNT);
  const after = saysMemory ? await heldMb() : 0;
  const stalls = [...first.stalls, ...second.stalls];
  console.log(
    `hostile: ${JSON.stringify({ first: first.received, second: second.received, stalls, before, after, residentMb: residentMb(shop.process.pid) })}`,
  );
  expect([...first.troubles, ...second.troubles]).toEqual([]);
  expect(shop.log()).not.toMatch(/incident|unhandled|uncaught/i);
  expect(stalls).toEqual([]);
  expect(after - before).toBeLessThan(MOST_GROWTH_MB);
});
