import { expect, test } from 'vitest';
import { nearestWord, wordsOfNames } from './nearest-word.ts';

const WORDS = wordsOfNames(['Raclette-Ofen für 4 Personen', 'Raclette', 'Fondue', 'Giesskanne 10 l', 'Dörren']);

test.each([
  ['raclezze', 'Raclette'],
  ['gieskane', 'Giesskanne'],
  ['fondüüü', 'Fondue'],
  ['fnodue', 'Fondue'],
  ['velohelm', undefined],
  ['99-999', undefined],
])('%s means %s', (typed, meant) => expect(nearestWord(typed, WORDS)).toBe(meant));

test('a word that is there needs no other', () => {
  expect(nearestWord('RACLETTE', WORDS)).toBeUndefined();
  expect(nearestWord('dorren', WORDS)).toBeUndefined();
});

test('names give their words, not their figures and short ones', () => {
  expect([...WORDS]).toEqual(['Raclette-Ofen', 'Personen', 'Raclette', 'Fondue', 'Giesskanne', 'Dörren']);
});
