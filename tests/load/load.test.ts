import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '#tests/support/shop.ts';
import { AGAIN } from '#tests/support/times.ts';
import { type Crowd, type Done, gather } from './crowd.ts';
import { figureOf, figuresByDeed } from './figures.ts';
import { residentMb } from './resident.ts';

const SHOPPERS = 16;
const SECONDS = 60;
/** By now everything that is kept has been asked for once. */
const SETTLED_SECONDS = 20;

/** All but one of a hundred calls of a cart are answered within this. */
const CART_P99_MS = 100;
/** What the heap and the pages that are kept may still take after that; a leak of 1 KB a request would take ten MB more. */
const MOST_GROWTH_MB = 48;

let shop: Shop;
let crowd: Crowd;
beforeAll(async () => {
  shop = await openShop();
  crowd = await gather(shop.url, SHOPPERS);
}, 60_000);
afterAll(async () => {
  for (const visitor of crowd.visitors) visitor.leave();
  await shop.remove();
});

/** Of every time it was measured: a shop that refuses somebody once has refused. */
const refused: Done[] = [];

it(`${SHOPPERS} shoppers for ${SECONDS} s: carts answer at once, and memory stays as it is`, {
  retry: AGAIN,
  timeout: 2 * SECONDS * 1000,
}, async () => {
  const done: Done[] = [];
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let settledMb: number | undefined;
  await crowd.shop(
    () => seconds() > SECONDS,
    (each) => {
      done.push(each);
      if (seconds() > SETTLED_SECONDS) settledMb ??= residentMb(shop.process.pid);
    },
  );
  refused.push(...done.filter(({ status }) => status !== 200));
  const grownMb = residentMb(shop.process.pid) - (settledMb ?? 0);
  console.log(
    `${Math.round(done.length / SECONDS)} requests a second, ${grownMb} MB more than after ${SETTLED_SECONDS} s`,
  );
  console.table(figuresByDeed(done));
  expect(figureOf(done.filter(({ deed }) => deed.startsWith('cart'))).p99).toBeLessThan(CART_P99_MS);
  expect(grownMb).toBeLessThan(MOST_GROWTH_MB);
});

it('nobody was refused anything', () => {
  expect(refused).toEqual([]);
  expect(shop.log()).toBe('');
});
