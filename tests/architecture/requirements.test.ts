import { expect, test } from 'vitest';
import { proofsIn, titlesIn } from './coverage.ts';
import { REQUIREMENTS } from './requirements.ts';
import { readTree } from './sources.ts';

const coverage = proofsIn(readTree());
const covered = new Set(coverage.flatMap(({ numbers }) => numbers));

test('every number of a requirement is in the title of a test', () => {
  expect(Object.keys(REQUIREMENTS).filter((number) => !covered.has(number))).toEqual([]);
});

test('titles bear only numbers of requirements', () => {
  expect(coverage.filter(({ numbers }) => numbers.some((number) => !(number in REQUIREMENTS)))).toEqual([]);
});

test('titles are read wherever they stand', () => {
  const tests =
    "describe.each([1])('A cart (D4)', () => { it(`is $" + '{empty} (C3, 7.4, H2)`, () => {}); test.use({ a: 1 }); });';
  expect(titlesIn(tests)).toEqual(['A cart (D4)', 'is … (C3, 7.4, H2)']);
  const [group, single] = proofsIn([{ path: 'a.test.ts', text: tests }]);
  expect(group).toEqual({ file: 'a.test.ts', title: 'A cart', numbers: ['D4'] });
  expect(single).toEqual({ file: 'a.test.ts', title: 'is …', numbers: ['C3', 'H2'] });
});
