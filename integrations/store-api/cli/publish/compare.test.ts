import { expect, it } from 'vitest';
import { patchOf } from './compare.ts';

const [A, B, DE, FR] = ['a', 'b', 'd', 'f'].map((digit) => digit.repeat(32)) as [string, string, string, string];

it.each([
  ['numbers that differ by less than anybody pays', { net: 119.333642 }, { net: 119.3336421 }],
  [
    'a moment with and without its offset',
    { from: '2026-01-01T00:00:00.000Z' },
    { from: '2026-01-01T00:00:00.000+00:00' },
  ],
  ['nothing and null', { ean: null }, {}],
  ['nothing and an empty list of PHP', { value: null }, { value: [] }],
  ['what the row does not name', { active: true }, { active: true, stock: 3 }],
  [
    'entries of a map that the row does not name',
    { customFields: { hof_key: 'x' } },
    { customFields: { hof_key: 'x', own: 1 } },
  ],
  [
    'prices in another order',
    { price: [{ currencyId: A }, { currencyId: B }] },
    { price: [{ currencyId: B }, { currencyId: A }] },
  ],
  ['entities that only the other side lists', { tags: [{ id: A }] }, { tags: [{ id: B }, { id: A }] }],
])('%s are the same', (_what, row, stored) => {
  expect(patchOf(row, stored)).toEqual({});
});

it.each([
  ['a value', { stock: 1, active: true }, { stock: 2, active: true }, { stock: 1 }],
  ['a list of words, as a whole', { words: ['a', 'b'] }, { words: ['b', 'a'] }, { words: ['a', 'b'] }],
  [
    'a price, as a whole',
    { price: [{ currencyId: A, net: 1 }] },
    { price: [{ currencyId: A, net: 2 }] },
    { price: [{ currencyId: A, net: 1 }] },
  ],
  [
    'entities that are new or differ, and no others',
    {
      media: [
        { id: A, position: 0 },
        { id: B, position: 1 },
      ],
    },
    { media: [{ id: A, position: 0 }] },
    { media: [{ id: B, position: 1 }] },
  ],
  [
    'an entity with its type, which its value is checked by',
    { conditions: [{ id: A, type: 'cartWeight', value: { weight: 30 }, position: 0 }] },
    { conditions: [{ id: A, type: 'cartWeight', value: { weight: 20 }, position: 0 }] },
    { conditions: [{ id: A, type: 'cartWeight', value: { weight: 30 } }] },
  ],
  [
    'fields of single languages',
    { translations: { [DE]: { name: 'Ofen', keywords: null }, [FR]: { name: 'Four' } } },
    {
      translations: [
        { languageId: DE, name: 'Ofen' },
        { languageId: FR, name: 'Fours' },
      ],
    },
    { translations: { [FR]: { name: 'Four' } } },
  ],
])('%s is written', (_what, row, stored, patch) => {
  expect(patchOf(row, stored)).toEqual(patch);
});
