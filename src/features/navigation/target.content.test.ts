import { beforeEach, expect, test, vi } from 'vitest';
import { forgetShared } from '#store-api/shared.server.ts';
import { categoryOf, findCategory } from './target.content.ts';

/** Two categories of content, of which the store has the second at its address; and one that only the store knows. */
const CONTENT = [
  { id: 'cooking', parent: null, slug: { de: 'kochen' } },
  { id: 'raclette', parent: 'cooking', slug: { de: 'raclette' } },
];
const ADDRESSES = { 'shop/kochen/raclette': 'own', 'Kochen/OEfen/': 'other' };
vi.mock('astro:content', () => ({ getCollection: async () => CONTENT.map((data) => ({ data })) }));
vi.mock('#store-api/call-store.server.ts', () => ({
  askAll: async (_: unknown, { path }: { path: string }) =>
    path === '/seo-url'
      ? Object.entries(ADDRESSES).map(([seoPathInfo, foreignKey]) => ({ seoPathInfo, foreignKey }))
      : [{ id: 'other' }],
  callStore: async () => [{ id: 'above', children: [{ id: 'own' }] }],
}));

beforeEach(forgetShared);

test.each([
  ['raclette', 'own'],
  ['shop/kochen/raclette', 'own'],
  ['/kochen/oefen', 'other'], // below the levels of the menu
])('The category %s is found at its address', async (name, id) =>
  expect(await categoryOf('fr-FR', name)).toMatchObject({ id }),
);

test('One that the store does not have is said once, with the address where it was looked for', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await findCategory('de', 'accessory')).toBeUndefined(); // content names no such thing
  expect([await categoryOf('de', 'cooking'), await categoryOf('fr-FR', 'cooking')]).toEqual([undefined, undefined]);
  expect(warn.mock.calls).toEqual([
    [
      'Content names the category "cooking (shop/kochen)", which the store does not have; what shows it or leads there is left out.',
    ],
  ]);
});
