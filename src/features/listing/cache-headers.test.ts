import { expect, test } from 'vitest';
import { keeping, keepingSearch } from './cache-headers.ts';
import type { ListingPage } from './listing-view.server.ts';
import type { Live } from './on-demand-page.content.ts';

const product = (id: string, more: object = {}) => ({ id, ...more });
const names = (onDemandPage: unknown) => keeping(onDemandPage as Live)['surrogate-key']?.split(' ');

test('a product’s page shows itself and its sisters with their versions, its goods beside and its way', () => {
  const sister = product('b', { parentId: 'root', updatedAt: '2026-11-21T10:00:00.000+00:00' });
  const view = {
    ...{ product: sister, variants: [product('a', { parentId: 'root' }), sister], trail: [{ id: 'cooking' }] },
    crossSelling: { accessories: [product('c')], spareParts: [], related: [] },
  };
  expect(names({ kind: 'product', view })).toEqual(['b@1795255200000', 'root', 'a', 'c', 'cooking']);
});

test('a category’s page shows its goods, its neighbours, and is one of the lists', () => {
  const listing = { elements: [product('a'), product('b', { parentId: 'root' })] };
  const view = { trail: [{ id: 'cooking' }], children: [{ id: 'raclette' }], page: { listing } };
  expect(names({ kind: 'category', view })).toEqual(['cooking', 'raclette', 'listings', 'a', 'b', 'root']);
});

test('a search shows what it found, and is one of the lists even before anything is searched', () => {
  const listing = { elements: [product('a'), product('b', { parentId: 'root' })] };
  expect(keepingSearch({ listing } as unknown as ListingPage)['surrogate-key']).toBe('listings a b root');
  expect(keepingSearch(null)['surrogate-key']).toBe('listings');
});

test('a landing page shows itself and its layout, and goods like a list', () =>
  expect(names({ kind: 'landing', view: { landing: { id: 'autumn', cmsPage: { id: 'layout' } } } })).toEqual([
    'listings',
    'autumn',
    'layout',
  ]));

test.each([{ kind: 'unknown' }, { kind: 'moved', to: '/', status: 301 }, { kind: 'trouble', status: 502 }])(
  '$kind is left to the server',
  (onDemandPage) => expect(keeping(onDemandPage as Live)).toEqual({}),
);
