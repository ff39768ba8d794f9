import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { guestsOf, isFor } from '../planner.ts';
import { raclettePlannerSchema } from '../tools.schema.ts';

const file = 'content/shop/raclette-planner.yaml';
const read = (path: string) => parse(readFileSync(path, 'utf8'));
const { setups, limits, circuitWatts } = parseEntry(raclettePlannerSchema, read(file), file);
/** What the catalog says of an oven; a coupling has neither. */
const oven = (article: string): { persons?: number; 'power-w'?: number } =>
  read(`content/products/${article}/product.yaml`).properties;
const answersFor = (guests: number) => setups.filter((setup) => isFor(setup.guests, guests));

describe('The coupling calculator (A8)', () => {
  test.each(Array.from({ length: limits.maxGuests }, (_, index) => index + 1))('has one answer for %i', (guests) => {
    const [match, ...others] = answersFor(guests);
    expect(others).toEqual([]);
    expect(match?.places).toBeGreaterThanOrEqual(guests);
  });
  test.each([0, 17, -1])('has none for %i', (guests) => expect(answersFor(guests)).toEqual([]));
  test('couples two ovens for four for seven and eight, and no earlier', () => {
    const coupled = [
      { article: '10-104', count: 2 },
      { article: '10-140', count: 1 },
    ];
    expect(answersFor(8)[0]?.devices).toEqual(coupled);
    expect(answersFor(7)[0]?.devices).toEqual(coupled);
    expect(answersFor(6)[0]?.devices).toEqual([{ article: '10-106', count: 1 }]);
  });
  test.each(setups.map((setup) => [guestsOf(setup.guests), setup] as const))(
    'counts places, watts and fuses of %s as the ovens say',
    (_guests, { devices, places, watts, circuits }) => {
      const sum = (figure: 'persons' | 'power-w') =>
        devices
          .filter(({ article }) => article !== '10-140')
          .reduce((all, { article, count }) => all + (oven(article)[figure] ?? 0) * count, 0);
      expect([sum('persons'), sum('power-w')]).toEqual([places, watts]);
      expect(circuits).toBe(watts > circuitWatts ? 2 : 1);
      // one coupling joins two of the ovens that couple
      const count = (articleNumber: string) => devices.find(({ article }) => article === articleNumber)?.count ?? 0;
      expect(count('10-140') * 2).toBeLessThanOrEqual(count('10-104'));
    },
  );
  test('writes a span, and one number where it has no width', () =>
    expect([guestsOf({ from: 7, to: 8 }), guestsOf({ from: 2, to: 2 })]).toEqual(['7–8', '2']));
});
