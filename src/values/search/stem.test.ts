import { expect, it } from 'vitest';
import { significantWords, stem } from './analyzer.ts';

it.each([
  ['gabeln', 'gabel', 'de'],
  ['gabel', 'gabel', 'de'],
  ['gerate', 'gerat', 'de'],
  ['ofen', 'ofen', 'de'],
  ['bags', 'bag', 'en-US'],
  ['fourchettes', 'fourchett', 'fr-FR'],
  ['fourchette', 'fourchett', 'fr-FR'],
] as const)('%s has the stem %s (%s)', (word, expected, locale) => expect(stem(word, locale)).toBe(expected));

it('leaves out units and small words, unless nothing else is left', () => {
  expect(significantWords(['giesskanne', '10', 'liter'], 'de')).toEqual(['giesskanne', '10']);
  expect(significantWords(['for', 'the'], 'en-US')).toEqual(['for', 'the']);
});
