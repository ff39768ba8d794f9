import { expect, test, vi } from 'vitest';
import { movedTo } from './redirects.content.ts';
import { holdingOn, redirectFor } from './redirects.ts';

const clock = vi.hoisted(() => ({ now: '' }));
vi.mock('#store-api/now.server.ts', () => ({ shopNow: () => new Date(clock.now) }));
vi.mock('#features/navigation/target.content.ts', () => ({ hrefOf: async () => '/kontakt' }));
vi.mock('astro:content', () => ({
  getCollection: async () => [
    { data: { from: '/alt', match: 'exact', to: { page: 'contact' }, status: 301, since: '2026-12-24' } },
  ],
}));

const entry = (from: string, match: 'exact' | 'prefix') => ({ from, match });
const ENTRIES = [
  entry('/kehrichtsysteme', 'prefix'),
  entry('/kehrichtsysteme/masse', 'exact'),
  entry('/kehrichtsysteme/masse/alt', 'prefix'),
  entry('/blog', 'exact'),
];
const of = (path: string) => redirectFor(ENTRIES, path)?.from;

test('the exact address wins over a prefix (B14)', () => {
  expect(of('/kehrichtsysteme/masse')).toBe('/kehrichtsysteme/masse');
});

test('the longer prefix wins over the shorter (B14)', () => {
  expect(of('/kehrichtsysteme/masse/alt/550')).toBe('/kehrichtsysteme/masse/alt');
  expect(of('/kehrichtsysteme/x/y')).toBe('/kehrichtsysteme');
});

test('a prefix is itself too, with and without a slash, and ends at a segment', () => {
  expect(of('/kehrichtsysteme/')).toBe('/kehrichtsysteme');
  expect(of('/kehrichtsysteme-neu')).toBeUndefined();
});

test('an exact one has nothing below', () => {
  expect(of('/blog/raclette')).toBeUndefined();
  expect(of('/')).toBeUndefined();
});

test('an entry holds from its day on; until then the one that was there before (B14)', () => {
  const entries = [
    { ...entry('/kehrichtsysteme', 'prefix'), since: '2026-11-01' },
    { ...entry('/kehrichtsysteme/masse', 'exact'), since: '2026-12-24' },
  ];
  const on = (day: string) => redirectFor(holdingOn(entries, day), '/kehrichtsysteme/masse')?.from;
  expect(['2026-10-31', '2026-12-23', '2026-12-24'].map(on)).toEqual([
    ...[undefined, '/kehrichtsysteme', '/kehrichtsysteme/masse'],
  ]);
});

test('it begins to lead on at midnight in Switzerland, without another build (B14)', async () => {
  clock.now = '2026-12-23T22:59:59Z';
  expect(await movedTo('/alt')).toBeUndefined();
  clock.now = '2026-12-23T23:00:00Z';
  expect(await movedTo('/alt')).toEqual({ to: '/kontakt', status: 301 });
});
