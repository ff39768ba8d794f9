import { expect, test } from 'vitest';
import { both, either, WordIndex } from './word-index.ts';

const FIELDS = [
  { boost: 6, tier: 0 },
  { boost: 1, tier: 1 },
];
const WHOLE = { boost: 1, isBegin: false };
const BEGIN = { boost: 1, isBegin: true };

const over = (...texts: string[][]) => {
  const index = new WordIndex(FIELDS);
  for (const [id, each] of texts.entries()) index.add(id, each);
  return index;
};
/** Ids, the best first. */
const ids = (hits: ReturnType<WordIndex['find']>) =>
  [...hits].sort(([, a], [, b]) => b.score - a.score).map(([id]) => id);

test('what is rare, stands in a short field of weight, or is said twice counts more; one that only begins so counts less', () => {
  const index = over(['pan', 'a'], ['pan with lid', 'a'], ['lid', 'pan pan c b'], ['lid', 'pan c b'], ['pancake', 'a']);
  expect(ids(index.find('pan', WHOLE))).toEqual([0, 1, 2, 3]);
  expect(ids(index.find('pan', BEGIN))).toEqual([0, 1, 4, 2, 3]);
  expect(index.find('pan', BEGIN).get(4)?.tiers).toEqual({ pancake: 0 });
  expect(ids(index.find('pan', { ...BEGIN, boost: 3 }))).toEqual([0, 1, 4, 2, 3]);
  const [twice = 0, once = 0] = [2, 3].map((id) => index.find('pan', WHOLE).get(id)?.score ?? 0);
  expect(twice / once).toBeLessThan(1.9);
  expect(index.find('constructor', BEGIN).size).toBe(0);
});

test('hits of two words are joined, with what they are asked by and where it stands', () => {
  const index = over(['red pan', ''], ['pan', 'red'], ['red', '']);
  const [red, pan] = [index.find('red', WHOLE), index.find('pan', WHOLE)];
  expect([...both(red, pan).keys()].sort()).toEqual([0, 1]);
  expect(both(red, pan).get(1)).toMatchObject({ queryTerms: ['red', 'pan'], tiers: { red: 1, pan: 0 } });
  expect([...either(red, pan).keys()].sort()).toEqual([0, 1, 2]);
  expect(pan.get(0)?.queryTerms, 'joining changes neither').toEqual(['pan']);
});

test('what has gone is neither found nor counted, before and after its places are forgotten', () => {
  const names = Array.from({ length: 40 }, (_, id) => [`pan ${id % 2 === 0 ? 'even' : 'odd'} n${id}`, 'x']);
  const left = names.filter((_, id) => id % 2 === 1);
  const fresh = over(...left).find('odd', BEGIN);
  for (const portion of [1, 20]) {
    const index = over(...names);
    const gone = names.flatMap((_, id) => (id % 2 === 0 ? id : []));
    for (let at = 0; at < gone.length; at += portion) index.discard(gone.slice(at, at + portion));
    expect(index.find('even', BEGIN).size).toBe(0);
    const found = index.find('odd', BEGIN);
    expect(found.size).toBe(20);
    expect(found.get(1)?.score).toBeCloseTo(fresh.get(0)?.score ?? 0, 10);
  }
});
