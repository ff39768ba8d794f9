import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Unit } from './recipe.schema.ts';
import { unitsSchema } from './recipe.schema.ts';
import { inWords, measured, measuresOf, scaled } from './scale.ts';

const file = 'content/shop/units.yaml';
const units = parseEntry(unitsSchema, parse(readFileSync(file, 'utf8')), file);

/** What stands on the page, with blanks that break to read them better. */
function amountText(
  amount: number | null,
  unit: Unit | undefined,
  name: string,
  factor: number,
  locale: Locale = 'de',
) {
  const item = measured(locale, { amount, unit, name: { de: name, 'en-US': name, 'fr-FR': name } }, units);
  const { amount: figure, name: form } = scaled(item, factor, measuresOf(locale, units));
  return `${figure} ${form}`.trim().replaceAll('\u00A0', ' ');
}

describe('A recipe for another number of people', () => {
  test('keeps its own figures for as many as it is written for', () => {
    expect(amountText(333, 'g', 'Mehl', 1)).toBe('333 g Mehl');
    expect(amountText(0.5, 'tsp', 'Salz', 1)).toBe('½ TL Salz');
  });
  test('rounds as one weighs: to half grams, grams, fives, tens', () => {
    expect(amountText(4, 'g', 'Safran', 0.3)).toBe('1 g Safran');
    expect(amountText(270, 'g', 'Weissmehl', 1.5)).toBe('405 g Weissmehl');
    expect(amountText(7, 'g', 'Hefe', 0.5)).toBe('3,5 g Hefe');
  });
  test('changes to the unit that reads better, and back', () => {
    expect(amountText(800, 'g', 'Käse', 2)).toBe('1,6 kg Käse');
    expect(amountText(998, 'g', 'Käse', 1.0001)).toBe('1 kg Käse');
    expect(amountText(1, 'kg', 'Kartoffeln', 0.5)).toBe('500 g Kartoffeln');
    expect(amountText(4, 'dl', 'Wein', 3)).toBe('1,2 l Wein');
    expect(amountText(1, 'l', 'Bouillon', 0.25)).toBe('2,5 dl Bouillon');
  });
  test('turns spoons into larger ones where whole or half ones come out', () => {
    expect(amountText(1, 'tsp', 'Salz', 6)).toBe('2 EL Salz');
    expect(amountText(1, 'tsp', 'Salz', 7.5)).toBe('2½ EL Salz');
    expect(amountText(1, 'tsp', 'Salz', 4)).toBe('4 TL Salz');
    expect(amountText(1, 'tbsp', 'Öl', 0.5)).toBe('1½ TL Öl');
  });
  test('counts pieces in the form that fits', () => {
    expect(amountText(3, 'piece', 'Birnen', 1 / 3)).toBe('1 Birne');
    expect(amountText(3, 'piece', 'Birnen', 0.5)).toBe('1½ Birnen');
    expect(amountText(1, 'piece', 'poire', 1.5, 'fr-FR')).toBe('1½ poire');
    expect(amountText(1, 'piece', 'poire', 2, 'fr-FR')).toBe('2 poires');
    expect(amountText(1, 'pinch', 'Salz', 3)).toBe('3 Prisen Salz');
    expect(amountText(1, 'clove', 'garlic', 2, 'en-US')).toBe('2 cloves garlic');
  });
  test('never rounds away to nothing', () => {
    expect(amountText(1, 'pinch', 'Salz', 0.25)).toBe('1 Prise Salz');
    expect(amountText(1, 'piece', 'Ei', 0.2)).toBe('½ Ei');
  });
  test('leaves out the figure of what is to taste', () => {
    expect(amountText(null, undefined, 'Pfeffer', 3)).toBe('Pfeffer');
  });
  test('speaks of millilitres to American kitchens, with a point', () => {
    expect(amountText(4, 'dl', 'wine', 1, 'en-US')).toBe('400 ml wine');
    expect(amountText(800, 'g', 'cheese', 1.5, 'en-US')).toBe('1.2 kg cheese');
  });
});

describe('In a sentence', () => {
  const sentence = (locale: Locale, amount: number, unit: Unit, name: string) =>
    inWords(locale, { amount: `${amount} ${unit}`, name }, unit, units);
  test('French joins unit and ingredient', () => {
    expect(sentence('fr-FR', 80, 'g', 'noix')).toBe('80 g de noix');
    expect(sentence('fr-FR', 2, 'g', 'herbes')).toBe('2 g d’herbes');
    expect(sentence('fr-FR', 2, 'g', 'haricots')).toBe('2 g de haricots');
    expect(inWords('fr-FR', { amount: '3', name: 'poires' }, 'piece', units)).toBe('3 poires');
  });
  test('the others do not', () => expect(sentence('de', 80, 'g', 'Nüsse')).toBe('80 g Nüsse'));
});

test('a page carries the units that it needs, and those they turn into', () => {
  expect(Object.keys(measuresOf('de', units, ['tsp']).units).sort()).toEqual(['tbsp', 'tsp']);
  expect(Object.keys(measuresOf('en-US', units, ['dl']).units).sort()).toEqual(['dl', 'l', 'ml']);
});
