import { expect, test } from 'vitest';
import { impersonal, makeLog } from './request-log.ts';

test('a path is logged without query, mail addresses and codes', () => {
  expect(impersonal('/shop/kochen?email=a@b.ch')).toBe('/shop/kochen');
  expect(impersonal('/newsletter/anna%40example.ch/confirm')).toBe('/newsletter/:mail/confirm');
  expect(impersonal('/account/order/2f1c0b6f0a4b4c1f9d1e2f3a4b5c6d7e')).toBe('/account/order/:code');
});

test('a long slug stays readable', () => {
  expect(impersonal('/produkt/raclette-ofen-vier-personen-tannengruen')).toContain('tannengruen');
});

test('only lines of the asked level and above are written', () => {
  const lines: string[] = [];
  const log = makeLog('warn', (line) => lines.push(line));
  log('info', { path: '/' });
  log('error', { path: '/x' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', path: '/x' });
});
