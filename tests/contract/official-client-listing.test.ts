import type { operations } from '@shopware/api-client/store-api-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '#store/id.ts';
import { type ServedStore, servedStore } from '#tests/support/served-store.ts';
import { aQuietStore, productId } from '#tests/support/shopper.ts';

let shop: ServedStore;
beforeAll(async () => {
  shop = await servedStore(await aQuietStore());
});
afterAll(() => shop.close());

it('the official client pages through a listing, sorts and filters it', async () => {
  const client = shop.aClient();
  const pathParams = { categoryId: idOf('category', 'cooking') };
  const list = async (body: operations['readProductListing post /product-listing/{categoryId}']['body']) =>
    (await client.invoke('readProductListing post /product-listing/{categoryId}', { pathParams, body })).data;

  const first = await list({ limit: 5, order: 'price-asc' });
  const second = await list({ limit: 5, order: 'price-asc', p: 2 });
  expect([first.page, second.page, second.total]).toEqual([1, 2, first.total]);
  expect(first.sorting).toBe('price-asc');
  expect(first.availableSortings.map(({ key }) => key)).toContain('price-asc');
  const ids = [...first.elements, ...second.elements].map(({ id }) => id);
  expect(new Set(ids).size).toBe(10);
  const prices = first.elements.map(({ calculatedPrice }) => calculatedPrice.unitPrice);
  expect(prices.every((price) => price > 0)).toBe(true);

  const red = idOf('property-option', 'colour:red');
  const filtered = await list({ limit: 5, properties: red, 'max-price': 900 });
  expect(filtered.currentFilters).toMatchObject({ properties: [red], price: { max: 900 } });
  expect(filtered.total).toBeGreaterThan(0);
  expect(filtered.total).toBeLessThan(first.total ?? 0);

  const { data: read } = await client.invoke('readProductListingGet get /product-listing/{categoryId}', {
    pathParams,
    query: { limit: 5, order: 'price-asc' },
  });
  expect(read.elements.map(({ id }) => id)).toEqual(first.elements.map(({ id }) => id));
});

it('the official client searches, by words and by number, and is told what is like it while typing', async () => {
  const client = shop.aClient();
  const { data: byWords } = await client.invoke('searchPage post /search', { body: { search: 'raclette', limit: 10 } });
  expect(byWords.apiAlias).toBe('product_listing');
  expect(byWords.currentFilters.search).toBe('raclette');
  expect(byWords.elements.length).toBeGreaterThan(2);
  expect(byWords.elements.every(({ translated }) => translated.name.length > 0)).toBe(true);

  const { data: read } = await client.invoke('searchPageGet get /search', { query: { search: 'raclette', limit: 10 } });
  expect(read.elements.map(({ id }) => id)).toEqual(byWords.elements.map(({ id }) => id));

  const { data: byNumber } = await client.invoke('searchPage post /search', { body: { search: '41-201' } });
  expect(byNumber.elements[0]?.id).toBe(productId('41-201'));

  const { data: suggested } = await client.invoke('searchSuggest post /search-suggest', {
    body: { search: 'dörr', limit: 3 },
  });
  expect(suggested.elements.length).toBeGreaterThan(0);
  expect(suggested.elements.length).toBeLessThanOrEqual(3);

  const { data: nothing } = await client.invoke('searchPage post /search', { body: { search: 'xqzzwv' } });
  expect([nothing.total, nothing.elements]).toEqual([0, []]);
});

it('the official client understands that a search needs words, and a listing a category', async () => {
  const client = shop.aClient();
  const wordless = client.invoke('searchSuggest post /search-suggest', { body: { search: '' } });
  await expect(wordless).rejects.toMatchObject({
    status: 400,
    details: { errors: [{ code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER' }] },
  });
  const nowhere = client.invoke('readProductListing post /product-listing/{categoryId}', {
    pathParams: { categoryId: 'f'.repeat(32) },
    body: {},
  });
  await expect(nowhere).rejects.toMatchObject({ status: 404 });
});
