import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { overviewsSchema } from '#features/journal/overview/overviews.schema.ts';
import { postSchema } from '#features/journal/post/post.schema.ts';
import { recipeSchema, unitsSchema } from '#features/journal/recipe/recipe.schema.ts';
import { dryingGuideSchema, raclettePlannerSchema } from '#features/journal/tools/tools.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { entries, entry, readCatalogue } from './read-content.ts';

const idOf = ({ file }: { file: string }) => file.replace(/^.*\/|\.yaml$/g, '');
const parsed =
  <Entry>(schema: z.ZodType<Entry>) =>
  (raw: unknown, file: string) =>
    parseEntry(schema, raw, file);

const recipes = entries('recipes', parsed(recipeSchema));
const posts = entries('blog', parsed(postSchema));
const units = entry('content/shop/units.yaml', parsed(unitsSchema)).value;
const guide = entry('content/shop/drying-guide.yaml', parsed(dryingGuideSchema)).value;
const planner = entry('content/shop/raclette-planner.yaml', parsed(raclettePlannerSchema)).value;
const overviews = entry('content/shop/overviews.yaml', parsed(overviewsSchema)).value;
const recipeIds = new Set(recipes.map(idOf));
const numbers = new Set(
  readCatalogue().products.flatMap(({ value }) => [value.number, ...value.variants.map(({ number }) => number)]),
);

describe('Recipes and posts', () => {
  test('are as many as the requirements ask for', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(40);
    expect(posts.length).toBeGreaterThanOrEqual(15);
  });
  test('name articles and recipes that exist', () => {
    const named = [...recipes, ...posts].flatMap(({ file, value }) =>
      value.products.filter((number) => !numbers.has(number)).map((number) => `${file} names the article ${number}`),
    );
    const led = posts.flatMap(({ file, value }) =>
      value.recipes.filter((id) => !recipeIds.has(id)).map((id) => `${file} names the recipe ${id}`),
    );
    const tools = [...guide.foods.flatMap(({ recipe }) => recipe ?? []), ...planner.recipes];
    expect([...named, ...led, ...tools.filter((id) => !recipeIds.has(id))]).toEqual([]);
    expect([...guide.products, ...planner.products].filter((number) => !numbers.has(number))).toEqual([]);
  });
  test('are vegetarian wherever they are vegan', () => {
    const odd = recipes.filter(({ value: { diet } }) => diet.includes('vegan') && !diet.includes('vegetarian'));
    expect(odd.map(idOf)).toEqual([]);
  });
  test('keep what they promise to people with allergies', () => {
    const breaks = recipes.filter(
      ({ value: { diet, allergens } }) =>
        (diet.includes('gluten-free') && allergens.includes('gluten')) ||
        (diet.includes('lactose-free') && allergens.includes('milk')) ||
        (diet.includes('vegan') && allergens.some((one) => ['milk', 'egg', 'fish'].includes(one))),
    );
    expect(breaks.map(idOf)).toEqual([]);
  });
  test('count pieces by names that have a singular and a plural', () => {
    const unknown = recipes.flatMap(({ file, value }) =>
      value.ingredients
        .flatMap(({ items }) => items)
        .filter(({ unit }) => unit === 'piece')
        .flatMap(({ name }) =>
          LOCALES.map(({ code }) => ({ code, word: name[code] ?? name.de })).filter(
            ({ code, word }) => !units.countable.some((forms) => Object.values(forms[code]).includes(word)),
          ),
        )
        .map(({ code, word }) => `${file}: "${word}" (${code}) is missing under countable in content/shop/units.yaml`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('The raclette planner', () => {
  test('has a table for every number of guests', () => {
    const { minGuests, maxGuests } = planner.limits;
    for (let places = minGuests; places <= maxGuests; places++)
      expect(planner.setups.filter(({ guests }) => guests.from <= places && places <= guests.to)).toHaveLength(1);
  });
  test('says how many fuses its ovens need', () => {
    const wrong = planner.setups.filter(({ watts, circuits }) => watts > planner.circuitWatts !== circuits > 1);
    expect(wrong).toEqual([]);
  });
});

test('overviews describe themselves as long as a search result shows', () => {
  const described = Object.values(overviews).flatMap(({ description }) => Object.values(description));
  expect(described.filter((text) => text.length > 155)).toEqual([]);
});

test('no food of the drying table is in a group that is missing', () => {
  const groups = new Set(guide.groups.map(({ id }) => id));
  expect(guide.foods.filter(({ group }) => !groups.has(group)).map(({ id }) => id)).toEqual([]);
});
