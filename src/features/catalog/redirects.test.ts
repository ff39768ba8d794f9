import { expect, test } from 'vitest';
import { redirectFor } from './redirects.ts';

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
