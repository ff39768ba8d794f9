import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { makeLog } from './request-log.ts';
import { untoldProxy } from './untold-proxy.ts';

const from = (headers: IncomingMessage['headers']) => Object.assign(new IncomingMessage(new Socket()), { headers });
const FORWARDED = { 'x-forwarded-for': '192.0.2.1' };

/** What the log says after these requests. */
function told(proxies: number, ...requests: IncomingMessage['headers'][]): string[] {
  const lines: string[] = [];
  const look = untoldProxy(
    makeLog('warn', (line) => lines.push(line)),
    proxies,
  );
  for (const headers of requests) look(from(headers));
  return lines;
}

test('a proxy that the shop was not told of is named once, with what to set', () => {
  const lines = told(0, {}, FORWARDED, FORWARDED, FORWARDED);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', proxy: expect.stringContaining('Set PROXIES to') });
});

test('a proxy that is known is not, nor is no proxy', () => {
  expect(told(1, FORWARDED, {})).toEqual([]);
  expect(told(0, {}, {})).toEqual([]);
});
