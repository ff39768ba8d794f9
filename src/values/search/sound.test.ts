import { expect, it, vi } from 'vitest';
import { soundsLike } from './analyzer.ts';

const WORDS = ['raclette', 'caquelon', 'fondue', 'rechaud', 'giesskanne', 'zink'];

it.each([
  ['raklet', ['raclette']],
  ['rahklette', ['raclette']],
  ['kakelon', ['caquelon']],
  ['phondue', ['fondue']],
  ['vondue', ['fondue']],
  ['giskane', []],
  ['rak', []],
  ['velohelm', []],
])('%s sounds like %j', (word, expected) => expect(soundsLike(word, WORDS)).toEqual(expected));

it('listens to a vocabulary once, however often it is asked', () => {
  const vocabulary = [...WORDS];
  const listens = vi.spyOn(String.prototype, 'replace');
  const counts = ['raklet', 'kakelon', 'vondue'].map((word) => {
    listens.mockClear();
    soundsLike(word, vocabulary);
    return listens.mock.calls.length;
  });
  listens.mockRestore();
  expect(counts[1]).toBeLessThan(counts[0] ?? 0);
  expect(counts[2]).toBe(counts[1]);
});
