import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { aRecipe } from '#tests/support/a-recipe.ts';
import { choiceOf, matches, segmentsOf, singleChoices } from './filters.ts';

describe('A choice of recipes', () => {
  test('has one address in each language, which leads back to it', () => {
    const all = { device: 'dehydrator', diet: 'vegan', time: 'long', season: 'autumn' } as const;
    expect(segmentsOf('de', all)).toEqual(['doerrgeraet', 'vegan', 'mit-geduld', 'herbst']);
    for (const { code } of LOCALES)
      for (const choice of [...singleChoices(), all, {}])
        expect(choiceOf(code, segmentsOf(code, choice))).toEqual(choice);
  });
  test('is unknown in another order, twice, in another language or with another word', () => {
    expect(choiceOf('de', ['vegan', 'raclette'])).toBeUndefined();
    expect(choiceOf('de', ['raclette', 'fondue'])).toBeUndefined();
    expect(choiceOf('de', ['raclette', 'raclette'])).toBeUndefined();
    expect(choiceOf('en-US', ['herbst'])).toBeUndefined();
    expect(choiceOf('de', ['raclette', 'lauwarm'])).toBeUndefined();
  });
  test('finds what it asks for, all at once', () => {
    const quick = aRecipe({ prepMinutes: 20, cookMinutes: 25, restMinutes: 0, season: ['winter'], diet: ['vegan'] });
    expect(matches(quick, { device: 'raclette', time: '45', season: 'winter', diet: 'vegan' })).toBe(true);
    expect(matches(quick, { time: '90' })).toBe(true);
    expect(matches(quick, { time: 'long' })).toBe(false);
    expect(matches(quick, { season: 'summer' })).toBe(false);
    expect(matches(quick, { device: 'fondue' })).toBe(false);
  });
  test('counts the time of resting and drying', () => {
    expect(matches(aRecipe({ prepMinutes: 20, cookMinutes: 0, restMinutes: 600 }), { time: 'long' })).toBe(true);
  });
});
