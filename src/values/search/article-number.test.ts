import { expect, it } from 'vitest';
import { isNumber, numbersNear, plainNumber, spellings, tidyNumber } from './article-number.ts';

it.each(['10-104', '10-104-ro', '13 107', '30602', '30.602', '10–104 ro', '10-1', '10.1'])(
  '%s is an article number, or begins one',
  (term) => expect(isNumber(term)).toBe(true),
);
it.each([
  ...['51—101', '51–101', '51−101', '51‑101', '51‐101', '51\u00AD101', '51_101', '51.101', '51 101', '51\u00A0101'],
  ...['Nr. 51-101', 'Nr.51-101', 'nr 51—101', 'Art. 51-101', 'Art.-Nr. 51-101', 'Artikelnummer: 51-101', '#51-101'],
  ...[
    'Item no. 51-101',
    'Part No 51.101',
    'Réf. 51-101',
    'N° 51-101',
    '№ 51 101',
    'Numéro 51-101',
    'Bestell-Nr. 51-101',
    ' – 51-101',
  ],
])('«%s» is the number 51-101', (written) => {
  expect(isNumber(written)).toBe(true);
  expect(plainNumber(written)).toBe('51101');
  expect(spellings(written)).toContain('51-101');
});

it.each([
  ['Art.-Nr. 51—101', '51-101'],
  ['10_104–ro', '10-104-ro'],
  ['10.104 gr', '10.104 gr'],
  ['Nr. SW10001', 'Nr. SW10001'],
  ['X−LINE', 'X-LINE'],
])('«%s» is tidily «%s»', (written, tidy) => expect(tidyNumber(written)).toBe(tidy));

it.each(['raclette', '10', 'deckel 35 l', '1234', 'Nr. 5', 'Artikel', '#', 'deckel 51-101'])('%s is none', (term) =>
  expect(isNumber(term)).toBe(false),
);

it.each(['24.12.2026', '2026-11-24', '12/2026', '12.2026', '1/2', '10/12', '¾'])('%s is a date or a fraction', (term) =>
  expect(isNumber(term)).toBe(false),
);

it('takes no longer for a hostile term than for another', () => {
  expect(isNumber(`10104${'a'.repeat(90)}!`)).toBe(false); // an attempt for each way to cut it would outlive us
  expect(isNumber(`${'nr.-'.repeat(9000)}!`)).toBe(false);
});

it.each([' 10-104 ro', '10.104.RO', '10–104/Ro', '10104ro'])('%s is compared without signs and in capitals', (term) =>
  expect(plainNumber(term)).toBe('10104RO'),
);

it('has neighbours of the same family, with one slip', () => {
  const all = ['12-101', '12-102', '10-104', '12-999'];
  const near = (term: string) => numbersNear(term, all, (number) => number);
  expect(near('12-104')).toEqual(['12-101', '12-102']);
  expect(near('99-999')).toEqual([]);
});

it.each([
  ['41202', ['41202', '41-202']],
  ['10.104 gr', ['10.104 GR', '10-104-GR']],
  ['41-202', ['41-202']],
  ['sw10001', ['SW10001']],
  [' ', []],
])('«%s» is looked for as %j', (typed, expected) => expect(spellings(typed)).toEqual(expected));
