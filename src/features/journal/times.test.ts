import { expect, test } from 'vitest';
import { spanWords, timeWords } from './page-heads.ts';

const plain = (words: string) => words.replaceAll('\u00A0', ' ');

test.each([
  [35, '35 min'],
  [95, '1 h 35 min'],
  [540, '9 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(plain(timeWords('de', minutes))).toBe(words);
});

test.each([
  [{ from: 10 }, '10 min'],
  [{ from: 4, to: 5 }, '4–5 min'],
  [{ from: 420, to: 540 }, '7–9 h'],
  [{ from: 50, to: 70 }, '50 min – 1 h 10 min'],
  [{ from: 90, to: 100 }, '1 h 30 min – 1 h 40 min'],
])('a step takes %j: %s', (time, words) => {
  expect(plain(spanWords('de', time))).toBe(words);
});
