import { expect, test } from 'vitest';
import { describeFields } from '#desk/builder/fields/describe.ts';
import type { FieldDescription } from '#desk/builder/fields/description.ts';
import { recipeSchema } from '#features/journal/recipe/recipe.schema.ts';
import { itemsOf } from './pasted.ts';

/** The item of the list that stands at a place of a form. */
function itemAt(field: FieldDescription, ...keys: string[]): FieldDescription {
  const [key, ...rest] = keys;
  if (field.input === 'list') return key === undefined ? field.item : itemAt(field.item, ...keys);
  const next = field.input === 'group' && field.fields.find((one) => one.key === key);
  if (!next) throw new Error(`no ${key}`);
  return itemAt(next, ...rest);
}

const ingredient = itemAt(describeFields(recipeSchema, 'recipe', 'de'), 'ingredients', 'items');

test('Pasted ingredients are entries with amount, unit, name and note', () => {
  const lines = '• 200 g Mehl\n1,5 dl Milch, lauwarm\n\n2. 2 EL Öl\n½ TL Salz\r\nPfeffer';
  expect(itemsOf(lines, ingredient, 'de')).toEqual([
    { amount: 200, unit: 'g', name: { de: 'Mehl' } },
    { amount: 1.5, unit: 'dl', name: { de: 'Milch' }, note: { de: 'lauwarm' } },
    { amount: 2, unit: 'tbsp', name: { de: 'Öl' } },
    { amount: 0.5, unit: 'tsp', name: { de: 'Salz' } },
    { amount: null, name: { de: 'Pfeffer' } },
  ]);
});

test('Pasted numbers of articles are entries of a plain list', () =>
  expect(itemsOf('10-104\n- 10-102', { label: '', input: 'reference', refersTo: 'products' }, 'fr-FR')).toEqual([
    '10-104',
    '10-102',
  ]));
