import { expect, test } from 'vitest';
import { policyOf } from './send-rendered.ts';

const rendered = (status: number, headers: Record<string, string> = {}) => ({ status, headers, body: Buffer.from('') });

test('a page says how long it is good and what it shows; its own path is always among it', () => {
  const headers = { 'surrogate-control': 'max-age=30, stale-while-revalidate=600', 'surrogate-key': 'a@17 b listings' };
  expect(policyOf(rendered(200, headers), '/x')).toEqual({
    ...{ maxAgeMs: 30_000, staleMs: 600_000 },
    tags: new Map([
      ['/x', undefined],
      ['a', 17],
      ['b', undefined],
      ['listings', undefined],
    ]),
  });
});

test.each([
  ['a page that says nothing', 200, {}],
  ['one for this visitor', 200, { 'surrogate-control': 'max-age=30', 'set-cookie': 'a=1' }],
  ['one that only says what it shows', 200, { 'surrogate-key': 'a' }],
  ['trouble', 502, { 'surrogate-control': 'max-age=30' }],
  ['a mistake of ours', 500, { 'surrogate-control': 'max-age=30' }],
])('%s is not kept', (_, status, headers) => expect(policyOf(rendered(status, headers), '/x')).toBeNull());

test('what is unknown or has moved is kept briefly and never stale', () => {
  expect(policyOf(rendered(404), '/x')).toMatchObject({ maxAgeMs: 60_000, staleMs: 0 });
  expect(policyOf(rendered(301), '/x')).toMatchObject({ maxAgeMs: 30_000, staleMs: 0 });
});
