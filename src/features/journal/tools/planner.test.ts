import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { planFor } from './planner.ts';
import { raclettePlannerSchema } from './tools.schema.ts';

const file = 'content/shop/raclette-planner.yaml';
const rules = parseEntry(raclettePlannerSchema, parse(readFileSync(file, 'utf8')), file);
const party = { adults: 4, children: 0, factor: 1, chosen: ['cheese', 'potatoes'] };
const amounts = (more: Partial<typeof party>) =>
  Object.fromEntries(planFor(rules, { ...party, ...more }).amounts.map(({ id, amount }) => [id, amount]));

describe('The raclette planner', () => {
  test('calculates cheese and potatoes for adults and children', () => {
    expect(amounts({})).toEqual({ cheese: 800, potatoes: 1000 });
    expect(amounts({ adults: 2, children: 2 })).toEqual({ cheese: 650, potatoes: 800 });
  });
  test('follows the appetite, and rounds up to what one buys', () => {
    expect(amounts({ factor: 1.2 })).toEqual({ cheese: 1000, potatoes: 1200 });
    expect(amounts({ factor: 0.85 })).toEqual({ cheese: 700, potatoes: 900 });
  });
  test('takes less cheese beside two sides', () => {
    expect(amounts({ chosen: ['cheese', 'vegetables', 'pears'] })).toMatchObject({ cheese: 650 });
    expect(amounts({ chosen: ['cheese', 'vegetables'] })).toMatchObject({ cheese: 800 });
  });
  test('gives no wine to children alone', () => {
    expect(amounts({ adults: 0, children: 3, chosen: ['wine'] })).toEqual({});
  });
  test('sets the table, and says when one table is not enough', () => {
    expect(planFor(rules, { ...party, adults: 6, children: 2 }).setup?.devices).toEqual([
      { article: '10-104', count: 2 },
      { article: '10-140', count: 1 },
    ]);
    expect(planFor(rules, { ...party, adults: 15, children: 2 })).toEqual({ setup: undefined, amounts: [], pans: 0 });
  });
  test('counts the pans', () => expect(planFor(rules, party).pans).toBe(24));
});
