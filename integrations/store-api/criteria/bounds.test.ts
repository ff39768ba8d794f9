import { expect, it } from 'vitest';
import { StoreError } from '#store/errors.ts';
import { MOST, requireBounds } from './bounds.ts';

/** Where a request goes too far; undefined when it does not. */
function tooFarAt(input: Record<string, unknown>): string | undefined {
  try {
    requireBounds(input);
    return undefined;
  } catch (error) {
    if (error instanceof StoreError && error.status === 400) return error.problems[0]?.source?.pointer;
    throw error;
  }
}

const many = (count: number, prefix = 'n'): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const mapOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, {}]));
const path = (parts: number): string => Array(parts).fill('a').join('.');
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const name = 'x'.repeat(MOST.nameLength);

it.each<[string, Record<string, unknown>]>([
  ['a path', { sort: [{ field: path(MOST.pathParts) }] }],
  ['a name', { fields: [name], associations: { [name]: {} } }],
  ['lists of names', { includes: { product: many(250) }, excludes: { product: many(250) } }],
  ['levels', { a: deep(MOST.levels - 1) }],
  ['associations', { associations: mapOf(many(MOST.associations)) }],
  ['a text that is no name', { filter: [{ field: 'name', value: path(50) }], search: 'x'.repeat(5000) }],
  ['many values', { filter: [{ field: 'id', value: many(5000) }] }],
])('as much as is understood: %s', (_, input) => expect(tooFarAt(input)).toBeUndefined());

it.each<[string, Record<string, unknown>, string]>([
  ['a path to sort by', { sort: [{ field: path(11) }] }, '/sort/0/field'],
  ['a path in a text of sortings', { sort: `name,-${path(11)}` }, '/sort'],
  ['a path that is a key', { filter: { [path(11)]: 1 } }, '/filter'],
  [
    'a path below an association',
    { associations: { media: { sort: [{ field: path(11) }] } } },
    '/associations/media/sort/0/field',
  ],
  ['a name of a field', { filter: [{ field: `${name}x` }] }, '/filter/0/field'],
  ['a name of an association', { associations: { [`${name}x`]: {} } }, '/associations'],
  ['lists of names', { includes: { product: many(300) }, excludes: { product: many(201) } }, '/excludes/product/200'],
  ['fields', { fields: many(501) }, '/fields/500'],
  [
    'filters in associations',
    { associations: { media: { filter: Array(201).fill({ field: 'a' }) } } },
    '/associations/media/filter/200',
  ],
  ['associations beside each other', { associations: mapOf(many(51)) }, '/associations'],
])('more is refused: %s', (_, input, pointer) => expect(tooFarAt(input)).toBe(pointer));

it('stops at levels, and does not go down to the last', () => {
  expect(tooFarAt({ a: deep(MOST.levels) })).toBe(`/a${'/0'.repeat(MOST.levels)}`);
  expect(tooFarAt({ a: deep(5000) })).toHaveLength(2 + 2 * MOST.levels);
});
