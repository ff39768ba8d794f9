import { describe, expect, test } from 'vitest';
import * as imports from './law-imports.ts';
import * as looks from './law-looks.ts';
import { map } from './law-map.ts';
import * as names from './law-names.ts';
import * as order from './law-order.ts';
import * as suffixes from './law-suffixes.ts';
import { colons, unused, words } from './law-words.ts';
import { type Law, readTree } from './sources.ts';

const { circles, ...importLaws } = imports;
const laws: Law[] = [
  ...Object.values(importLaws),
  ...Object.values(names),
  ...Object.values(suffixes),
  ...Object.values(looks),
  ...Object.values(order),
  words,
  unused,
  colons,
  map,
];
const tree = readTree();

describe.each(laws.map((law) => [law.says, law] as const))('%s', (_says, law) => {
  test('holds in the whole tree', () => {
    expect(law.broken(tree)).toEqual([]);
  });

  test('would notice who breaks it', () => {
    for (const planted of law.planted)
      expect(law.broken(planted), planted.map(({ text }) => text).join('\n')).not.toEqual([]);
    for (const fine of law.fine ?? []) expect(law.broken(fine)).toEqual([]);
  });
});

test('a plan that leads in a circle is noticed', () => {
  expect(circles({ a: ['b'], b: ['c'], c: ['a'] })).not.toEqual([]);
  expect(circles({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
});
