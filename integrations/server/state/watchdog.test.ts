import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeLog } from '#server/request-log.ts';
import { Watchdog } from './watchdog.ts';

const lines: string[] = [];
const dog = new Watchdog(makeLog('info', (line) => lines.push(line)));
afterEach(() => dog.stop());

test('what keeps others waiting is told with what was asked meanwhile', async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: '/store-api/product?a=1' });
  dog.start();
  await pause(60);
  dog.watch(request, new ServerResponse(request));
  const until = performance.now() + 320;
  while (performance.now() < until);
  await pause(80);
  expect(dog.told.count).toBe(1);
  expect(dog.told.latest[0]?.during).toEqual(['POST /store-api/product']);
  expect(dog.told.latest[0]?.ms).toBeGreaterThanOrEqual(200);
  expect(lines.join()).toContain('"during":["POST /store-api/product"]');
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
