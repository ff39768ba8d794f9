import { expect, it } from 'vitest';
import { totalOf } from './select.ts';

it.each([
  // mode, page, all hits, on this page → total
  ['none', 1, 500, 10, 10],
  ['exact', 3, 500, 10, 500],
  ['next-pages', 1, 500, 10, 61],
  ['next-pages', 1, 61, 10, 61],
  ['next-pages', 1, 60, 10, 60],
  ['next-pages', 6, 60, 10, 10],
  ['next-pages', 7, 60, 0, 0],
] as const)('%s on page %d of %d hits with %d shown: %d', (totalCount, page, all, shown, total) =>
  expect(totalOf({ totalCount, page, limit: 10, ids: null }, all, shown)).toBe(total),
);

it('knows no pages for ids', () =>
  expect(totalOf({ totalCount: 'next-pages', page: 2, limit: 10, ids: ['a'] }, 500, 12)).toBe(12));
