import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { isSame } from '#desk/builder/document/merge.ts';
import { KINDS, type Kind } from '#editor/kinds.ts';
import { LOCALES } from '#i18n/locales.ts';
import { describeFields } from './describe.ts';
import type { FieldDescription, NamedField } from './description.ts';
import { isGroup, optionOf, storedValue, textOf, type Values, variantOf, written } from './values.ts';
import words from './words.json' with { type: 'json' };

const kinds = Object.entries<Kind>(KINDS);

describe('What stands in a file is shown whole, and put in again is the same', () => {
  test.each(kinds)('%s', (_name, { path, schema, label }) => {
    const field = describeFields(schema, label, 'de');
    const files = globSync(`${path}.yaml`);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const data = parse(readFileSync(file, 'utf8'));
      const again = putInAgain(field, data, file);
      // a file may say what holds anyway; what is written leaves it out
      if (!isSame(again, data)) expect(schema.parse(again), file).toEqual(schema.parse(data));
    }
  });
});

test('A key that no field is made for would be lost, and is named', () => {
  const field = describeFields(z.strictObject({ a: z.string() }), 'thing', 'en-US');
  expect(() => putInAgain(field, { a: 'x', b: 1 }, 'thing')).toThrow('thing: no field for b');
});

test('What the schema says is said: limits, defaults, what may be left out, what it refers to', () => {
  const schema = z.strictObject({
    many: z.array(z.string()).min(2).max(3).optional(),
    two: z.array(z.string()).length(2),
    whole: z.int().min(1).max(9).default(4),
    parent: z.string().nullable().meta({ refersTo: 'categories' }),
    when: z.iso.datetime({ offset: true }),
    odd: z.union([z.literal(8.1), z.literal(0)]),
    sold: z.boolean().optional(),
  });
  expect(describeFields(schema, 'thing', 'en-US')).toEqual({
    label: 'Thing',
    input: 'group',
    fields: [
      { key: 'many', label: 'Many', isOptional: true, input: 'list', max: 3, item: { label: 'Many', input: 'line' } },
      { key: 'two', label: 'Two', input: 'list', min: 2, max: 2, item: { label: 'Two', input: 'line' } },
      { key: 'whole', label: 'Whole', isOptional: true, fallback: 4, input: 'number', isWhole: true, min: 1, max: 9 },
      { key: 'parent', label: 'Category above', isNullable: true, input: 'reference', refersTo: 'categories' },
      { key: 'when', label: 'Only shown when', input: 'moment' },
      {
        key: 'odd',
        label: 'Odd',
        input: 'choice',
        choices: [
          { value: 8.1, label: '8.1' },
          { value: 0, label: '0' },
        ],
      },
      {
        key: 'sold',
        label: 'Sold',
        isOptional: true,
        input: 'choice',
        choices: [
          { value: true, label: 'Yes' },
          { value: false, label: 'No' },
        ],
      },
    ],
  });
  expect(() => describeFields(z.strictObject({ odd: z.symbol() }), 'thing', 'de')).toThrow('No form for odd, a symbol');
});

test('Every word of a form is there in German and French, and no word that no form has', () => {
  const asked = new Set<string>();
  for (const [, { schema, label }] of kinds)
    for (const word of wordsOf(describeFields(schema, label, 'en-US'))) asked.add(word);
  const rows = Object.entries<string[]>(words);
  const shown = new Map(rows.map(([word, [, , better = word]]) => [better, word]));
  const lacking = [...asked].filter((word) => /\p{L}{2}/u.test(word) && !shown.has(word));
  expect(lacking).toEqual([]);
  expect(rows.map(([word, [, , better = word]]) => better).filter((word) => !asked.has(word))).toEqual([]);
  expect(rows.filter(([, [german, french]]) => !german?.trim() || !french?.trim())).toEqual([]);
  expect(rows.filter(([, [german]]) => german?.includes('ß'))).toEqual([]);
});

/** Opens a value in a form and puts in what each control shows. @throws Error naming a key that no field shows. */
function putInAgain(field: FieldDescription, value: unknown, place: string): unknown {
  if (value === undefined || value === null) return written(field, value);
  switch (field.input) {
    case 'constant':
    case 'check':
    case 'choices':
      return written(field, value);
    case 'group':
      return groupAgain(field.fields, value as Values, place);
    case 'languages':
      return Object.fromEntries(
        Object.entries(value as Values).map(([code, one]) => {
          if (!LOCALES.some((locale) => locale.code === code)) throw new Error(`${place}: no field for ${code}`);
          return [code, putInAgain(field.of, one, `${place}.${code}`)];
        }),
      );
    case 'list':
      return (value as unknown[]).map((one, index) => putInAgain(field.item, one, `${place}[${index}]`));
    case 'tuple':
      return field.items.map((item, index) => putInAgain(item, (value as unknown[])[index], `${place}[${index}]`));
    case 'record':
      return Object.fromEntries(
        Object.entries(value as Values).map(([name, one]) => [
          storedValue(field.name, textOf(field.name, name)),
          putInAgain(field.value, one, `${place}.${name}`),
        ]),
      );
    case 'either':
      return putInAgain(field.options[optionOf(field, value)] as FieldDescription, value, place);
    case 'variants': {
      const variant = variantOf(field, value);
      if (!variant || !isGroup(value)) throw new Error(`${place}: no form for ${JSON.stringify(value)}`);
      const { [field.sign]: sign, ...rest } = value;
      return { [field.sign]: sign, ...groupAgain(variant.fields, rest, place) };
    }
    default:
      return storedValue(field, textOf(field, value));
  }
}

function groupAgain(fields: NamedField[], values: Values, place: string): Values {
  const lost = Object.keys(values).filter((key) => !fields.some((field) => field.key === key));
  if (lost.length > 0) throw new Error(`${place}: no field for ${lost}`);
  return Object.fromEntries(
    fields
      .map((field) => [field.key, putInAgain(field, values[field.key], `${place}.${field.key}`)])
      .filter(([, value]) => value !== undefined),
  );
}

/** Labels, helps and choices of a form. */
const wordsOf = (part: unknown): string[] => {
  if (Array.isArray(part)) return part.flatMap(wordsOf);
  if (!isGroup(part)) return [];
  const { fallback: _, ...rest } = part;
  return Object.entries(rest).flatMap(([key, one]) =>
    (key === 'label' || key === 'help') && typeof one === 'string' ? [one] : wordsOf(one),
  );
};
