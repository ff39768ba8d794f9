import { expect, test } from 'vitest';
import type { Category } from '#store-api/contract/category.ts';
import { firstLevelOf } from './site-navigation.content.ts';

const page = (name: string): Category => ({ id: name, name, type: 'page', seoUrls: [{ seoPathInfo: name }] }) as never;
const folder = (name: string, children: Category[] | null): Category => ({ ...page(name), type: 'folder', children });

test('in the place of a folder, which leads nowhere, stand the categories in it, folders in folders too (C6)', () => {
  const tree = [page('a'), folder('f', [page('b'), folder('g', [page('c')]), page('d')]), folder('h', null), page('e')];
  expect(firstLevelOf('de', tree).map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(firstLevelOf('fr-FR', tree)[1]).toEqual({ label: 'b', href: '/fr-FR/b' });
});

test('of a page only the page itself is on the first level (C6)', () => {
  const tree: Category[] = [{ ...page('a'), children: [page('b')] }];
  expect(firstLevelOf('de', tree).map(({ label }) => label)).toEqual(['a']);
});
