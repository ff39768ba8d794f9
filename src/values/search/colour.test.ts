import { expect, it } from 'vitest';
import { type Analyzer, synonymMap } from './analyzer.ts';
import { colouredFirst, namedColour, queryOf } from './query.ts';

const COLOURS = ['Crème', 'Graphit', 'Tannengrün', 'Bordeauxrot'];
const synonyms = synonymMap(
  [
    { term: 'Crème', same: [], from: ['beige'] },
    { term: 'Bordeauxrot', same: [], from: ['roter'] },
  ],
  'de',
);
const analyzer: Analyzer = { locale: 'de', words: [], synonyms };

it.each([
  ['gruner ofen', 2],
  ['grunes gerat', 2],
  ['roter ofen', 3],
  ['bordeaux', 3],
  ['ofen beige', 0],
  ['ofen', undefined],
  ['grun oder rot', undefined],
  ['ot', undefined],
])('«%s» names the colour %s', (words, expected) =>
  expect(namedColour(queryOf(words.split(' '), analyzer), COLOURS, 'de')).toBe(expected),
);

it('what comes in the colour stands first, as its variant', () => {
  const green = new Map([['four', 'four in green']]);
  expect(colouredFirst(['six', 'four', 'two'], (hit) => green.get(hit))).toEqual(['four in green', 'six', 'two']);
});
