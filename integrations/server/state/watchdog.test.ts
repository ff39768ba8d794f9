import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLog } from '#server/request-log.ts';
import { goesOn, Watchdog } from './watchdog.ts';

/** How often the dog looks, ms. */
const BEAT_MS = 20;

let now = 0;
let lines: string[] = [];
let dog: Watchdog;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  lines = [];
  dog = new Watchdog(
    makeLog('info', (line) => lines.push(line)),
    () => now,
  );
  dog.start();
});
afterEach(() => {
  dog.stop();
  vi.useRealTimers();
});

/** Time passes while others are answered. */
function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += BEAT_MS) {
    now += BEAT_MS;
    vi.advanceTimersByTime(BEAT_MS);
  }
}

/** Time passes during which nobody is; then the dog looks again. */
const keepWaiting = (ms: number) => {
  now += ms;
};
const tick = () => void vi.advanceTimersByTime(BEAT_MS);

/** A request that is handled so. */
function startRequest(line: string, handle: () => Promise<unknown> = async () => {}): ServerResponse {
  const [method, url] = line.split(' ');
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
  const response = new ServerResponse(request);
  void dog.watch(request, response, async () => void (await handle()));
  return response;
}

test.each([0, 1, 10, BEAT_MS - 1])('200 ms are seen whenever they begin: %i ms after a look', (begin) => {
  pass(60);
  now += begin;
  keepWaiting(200);
  tick();
  expect(dog.report.count).toBe(1);
  expect(dog.report.latest[0]?.ms).toBeGreaterThanOrEqual(200);
});

test('what is shorter by more than the time between two looks is not told', () => {
  pass(60);
  keepWaiting(200 - BEAT_MS - 1);
  now += BEAT_MS; // the last look was so long ago
  tick();
  pass(60);
  expect(dog.report.count).toBe(0);
});

test('what kept others waiting is named first, whatever waited longer', () => {
  for (let i = 0; i < 6; i += 1) startRequest(`GET /slow/${i}`, () => new Promise(() => {}));
  pass(60);
  startRequest('GET /before');
  startRequest('POST /store-api/product?a=1', async () => keepWaiting(300));
  startRequest('GET /after');
  tick();
  expect(dog.report.latest[0]?.during.slice(0, 2)).toEqual(['POST /store-api/product', 'GET /slow/0']);
  expect(dog.report.latest[0]?.during).toHaveLength(5);
  expect(lines.join()).toContain('"during":["POST /store-api/product"');
});

test('what goes on after a wait is named, when it says so', async () => {
  let goOn = () => {};
  const waited = new Promise<void>((done) => {
    goOn = done;
  });
  startRequest('GET /slow', () => new Promise(() => {}));
  startRequest('GET /search?search=a', async () => {
    await waited;
    goesOn();
    keepWaiting(250);
  });
  pass(60);
  goOn();
  await Promise.resolve();
  await Promise.resolve();
  startRequest('GET /after');
  tick();
  expect(dog.report.latest[0]?.during).toEqual(['GET /search', 'GET /slow', 'GET /after']);
});

test('what answers right after a wait of nobody’s is named', () => {
  startRequest('GET /slow', () => new Promise(() => {}));
  const response = startRequest('POST /store-api/account/login', () => new Promise(() => {}));
  pass(60);
  keepWaiting(250);
  response.emit('prefinish');
  tick();
  expect(dog.report.latest[0]?.during).toEqual(['POST /store-api/account/login', 'GET /slow']);
});

test('what waits for a body is not blamed, but when the body is there', () => {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    ...{ method: 'POST', url: '/store-api/cart' },
    headers: { 'content-length': '2' },
  });
  void dog.watch(request, new ServerResponse(request), async () => {});
  startRequest('GET /slow', () => new Promise(() => {}));
  pass(60);
  request.emit('end');
  keepWaiting(250);
  tick();
  expect(dog.report.latest[0]?.during[0]).toBe('POST /store-api/cart');
});

test('it knows whether anybody waits for an answer', () => {
  expect(dog.isBusy).toBe(false);
  const response = startRequest('GET /slow', () => new Promise(() => {}));
  expect(dog.isBusy).toBe(true);
  response.emit('close');
  pass(20);
  expect(dog.isBusy).toBe(false);
});

test('what is done for nobody in particular is named by what it is', () => {
  startRequest('GET /slow', () => new Promise(() => {}));
  pass(60);
  void dog.during('warming', async () => keepWaiting(250));
  tick();
  expect(dog.report.latest[0]?.during).toEqual(['warming', 'GET /slow']);
});

test('real time is looked at, too', async () => {
  vi.useRealTimers();
  const real = new Watchdog(makeLog('silent'));
  real.start();
  await new Promise((done) => setTimeout(done, 50));
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/busy' });
  await real.watch(request, new ServerResponse(request), async () => {
    const until = performance.now() + 210;
    while (performance.now() < until);
  });
  await expect.poll(() => real.report.latest[0]?.during).toEqual(['GET /busy']);
  real.stop();
});
