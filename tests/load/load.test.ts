import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '#tests/support/shop.ts';
import { AGAIN } from '#tests/support/times.ts';
import { type Crowd, type Done, gather } from './crowd.ts';
import { figureOf, figuresByDeed } from './figures.ts';

const SHOPPERS = 16;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);

let shop: Shop;
let crowd: Crowd;
beforeAll(async () => {
  shop = await openShop(process.env.PROF ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/load-prof' } : {});
  crowd = await gather(shop.url, SHOPPERS);
}, 60_000);
afterAll(() => shop.remove());

it('load', { timeout: 200_000 }, async () => {
  const done: Done[] = [];
  const cpu0 = cpuMsOf(shop.process.pid);
  const started = performance.now();
  let rss20 = 0;
  setTimeout(() => {
    rss20 = residentMb(shop.process.pid);
  }, 20_000).unref();
  await crowd.shop(
    () => performance.now() - started > SECONDS * 1000,
    (each) => done.push(each),
  );
  const cpu = cpuMsOf(shop.process.pid) - cpu0;
  console.log(
    'load',
    loadavg(),
    'per second',
    done.length / SECONDS,
    'cpu',
    cpu / (SECONDS * 10),
    '% rss20',
    rss20,
    'rss',
    residentMb(shop.process.pid),
  );
  console.log('cpu ms/request', cpu / done.length);
  console.table(figuresByDeed(done));
  console.log('cart', figureOf(done.filter(({ deed }) => deed.startsWith('cart'))));
  console.log(
    Object.entries(Object.groupBy(done, ({ deed, status }) => `${deed} ${status}`))
      .map(([k, v]) => `${k}: ${v?.length}`)
      .join(', '),
  );
  console.log(shop.log().slice(0, 2000));
});

function residentMb(pid: number | undefined) {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
}
function cpuMsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
