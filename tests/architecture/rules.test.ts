import { describe, expect, test } from 'vitest';
import * as imports from './import-rules.ts';
import { map } from './map-rule.ts';
import { colons, unused, words } from './message-rules.ts';
import * as names from './name-rules.ts';
import * as order from './source-rules.ts';
import { type Law, readTree } from './sources.ts';
import * as looks from './style-rules.ts';
import * as suffixes from './suffix-rules.ts';
import { vocabulary } from './vocabulary-rule.ts';

const { circles, ...importLaws } = imports;
const rules: Law[] = [
  ...Object.values(importLaws),
  ...Object.values(names),
  ...Object.values(suffixes),
  ...Object.values(looks),
  ...Object.values(order),
  words,
  unused,
  colons,
  map,
  vocabulary,
];
const tree = readTree();

describe.each(rules.map((law) => [law.says, law] as const))('%s', (_says, law) => {
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
