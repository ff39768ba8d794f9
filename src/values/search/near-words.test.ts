import { expect, it } from 'vitest';
import { nearWords, wordsWith } from './near-words.ts';

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
