import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { makeLog, untoldProxy } from './request-log.ts';

const from = (headers: IncomingMessage['headers']) => Object.assign(new IncomingMessage(new Socket()), { headers });
const FORWARDED = { 'x-forwarded-for': '192.0.2.1' };

/** What the log says after these requests. */
function warningsAfter(proxies: number, ...requests: IncomingMessage['headers'][]): string[] {
  const lines: string[] = [];
  const check = untoldProxy(
    makeLog('warn', (line) => lines.push(line)),
    proxies,
  );
  for (const headers of requests) check(from(headers));
  return lines;
}

test('a proxy that the shop was not told of is named once, with what to set', () => {
  const lines = warningsAfter(0, {}, FORWARDED, FORWARDED, FORWARDED);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', proxy: expect.stringContaining('Set PROXIES to') });
});

test('a proxy that is known is not, nor is no proxy', () => {
  expect(warningsAfter(1, FORWARDED, {})).toEqual([]);
  expect(warningsAfter(0, {}, {})).toEqual([]);
});
