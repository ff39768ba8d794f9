import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { dryingGuideSchema } from '../tools.schema.ts';
import { dryingFor } from './drying.ts';
import { basisOf } from './drying-view.content.ts';

const file = 'content/shop/drying-guide.yaml';
const guide = parseEntry(dryingGuideSchema, parse(readFileSync(file, 'utf8')), file);
const basis = basisOf(guide);
const apples = { rackLoadG: 280, yieldPercent: 17, hours: { from: 7, to: 9 }, spread: false, isHerb: false };
const resultFor = (grams: number, more: Partial<typeof apples> = {}, deviceRacks = 5) =>
  dryingFor(basis, { ...apples, ...more }, { grams, deviceRacks });

describe('The drying guide (A8)', () => {
  test.each([
    [0, 1],
    [1, 1],
    [280, 1],
    [281, 2],
    [1400, 5],
    [1401, 6],
  ])('%i g of apples take %i racks', (grams, racks) => expect(resultFor(grams).racks).toBe(racks));

  test.each([
    [1400, 5, 1],
    [1401, 5, 2],
    [2800, 5, 2],
    [2801, 5, 3],
    [2800, 10, 1],
    [2801, 10, 2],
  ])('%i g on %i racks take %i runs', (grams, racks, runs) => expect(resultFor(grams, {}, racks).runs).toBe(runs));

  test('racks that are filled to seven tenths dry as the table says, fuller ones a quarter longer', () => {
    expect(resultFor(196).hours).toEqual({ from: 7, to: 9 });
    expect(resultFor(197).hours).toEqual({ from: 9, to: 11.5 });
  });

  test('what is spread out takes no longer on a full rack', () =>
    expect(resultFor(280, { spread: true }).hours).toEqual({ from: 7, to: 9 }));

  test('past twenty-four hours the device rests once', () => {
    const long = (to: number) => resultFor(100, { hours: { from: 14, to } }).hours.to;
    expect([long(24), long(24.5)]).toEqual([24, 25.5]);
  });

  test('what is left is told to 5 g, of herbs to the gram', () => {
    expect(resultFor(1000).driedG).toBe(170);
    expect(resultFor(100, { yieldPercent: 22 }).driedG).toBe(20);
    expect([10, 3].map((grams) => resultFor(grams).driedG)).toEqual([2, 1]); // a handful is never nothing
    expect(resultFor(100, { yieldPercent: 22, isHerb: true }).driedG).toBe(22);
  });

  test.each(guide.foods.map((food) => [food.id, food] as const))(
    '%s keeps to what the device can do: 20 to 70 °C, at least one gram left',
    (_id, { temperatureC, hours, rackLoadG, yieldPercent }) => {
      expect(temperatureC).toBeGreaterThanOrEqual(20);
      expect(temperatureC).toBeLessThanOrEqual(70);
      expect(hours.from).toBeLessThanOrEqual(hours.to);
      expect((rackLoadG * yieldPercent) / 100).toBeGreaterThanOrEqual(1);
    },
  );

  test('devices have at most ten racks', () => expect(Math.max(...[guide.basis.racks].flat().map(Number))).toBe(10));

  test('a figure that content lacks is named', () =>
    expect(() => basisOf({ basis: { ...guide.basis, pauseHours: [1] } })).toThrow('basis.pauseHours'));
});
