import { expect, it } from 'vitest';
import { nearWords, slipsBetween, wordsWith } from './near-words.ts';

it.each([
  ['giesskanne', 'giesskanne', 0],
  ['gieskanne', 'giesskanne', 1],
  ['gieskane', 'giesskanne', 2],
  ['fodnue', 'fondue', 1],
  ['abc', 'xyz', 3],
])('%s is %s but for %d slips', (a, b, slips) => expect(slipsBetween(a, b, 2)).toBe(slips));

it('finds what was meant', () => {
  const words = ['raclette', 'racks', 'fondu', 'recycle'];
  expect(nearWords('raclezze', words)).toEqual(['raclette']);
  expect(nearWords('fonduuu', words)).toEqual(['fondu']);
  expect(nearWords('bicycle', words)).toEqual([]);
  expect(nearWords('rac', words)).toEqual([]);
});

it('finds the parts of long words', () => {
  expect(wordsWith('tisch', ['gartentisch', 'tischgrill', 'tisch'])).toEqual(['gartentisch']);
  expect(wordsWith('ti', ['gartentisch'])).toEqual([]);
});
