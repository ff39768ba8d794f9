import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf } from '#store/id.ts';
import { languageId } from '#store/request.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';

// slow on a busy machine
vi.setConfig({ testTimeout: 30_000 });

const category = (key: string) => idOf('category', key);
const option = (key: string) => idOf('property-option', key);

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
beforeAll(async () => {
  store = await aStore({ SHOP_CLOCK: '2026-11-21T10:00:00Z' });
}, 120_000);
afterAll(() => store?.close());

const post = async (path: string, body: unknown, headers?: Record<string, string>): Promise<Json> =>
  (await store.requestStore('POST', path, body, headers)).json();
const list = (key: string, body: unknown = {}, headers?: Record<string, string>) =>
  post(`/product-listing/${category(key)}`, body, headers);
const numbers = ({ elements }: Json): string[] => elements.map((each: Json) => each.productNumber);
/** What a card says of each: the lowest there is, “from” a number of pieces or for one version. */
const prices = ({ elements }: Json): number[] =>
  elements.map(({ calculatedCheapestPrice, calculatedPrices }: Json) =>
    Math.min(...[calculatedCheapestPrice, ...calculatedPrices].map(({ unitPrice }) => unitPrice)),
  );
const byNumber = (listing: Json, number: string): Json =>
  listing.elements.find((each: Json) => each.productNumber === number);

describe('a listing', () => {
  it('shows a product once, with how many variants it has and what they cost', async () => {
    const oven = byNumber(await list('raclette'), '10-104');
    expect(oven).toMatchObject({ parentId: null, childCount: 4, stock: 40, available: true });
    expect(oven.variantListingConfig).toEqual({ displayParent: true });
    const small = byNumber(await list('raclette'), '10-102');
    expect(small.calculatedCheapestPrice).toMatchObject({ unitPrice: 129, hasRange: true });
  });

  it('contains what is in the categories below', async () => {
    const { total } = await list('cooking', { limit: 1 });
    expect(total).toBeGreaterThan((await list('raclette', { limit: 1 })).total);
    expect((await list('root', { limit: 1 })).total).toBeGreaterThan(200);
  });

  it('is counted exactly, and its pages follow on one another', async () => {
    const first = await list('waste-separation', { limit: 10 });
    const second = await list('waste-separation', { limit: 10, p: 2 });
    expect(first).toMatchObject({ page: 1, limit: 10, sorting: 'name-asc' });
    expect(second).toMatchObject({ page: 2, total: first.total });
    expect(new Set([...numbers(first), ...numbers(second)]).size).toBe(20);
    expect(numbers(await list('waste-separation', { p: 9999 }))).toEqual([]);
  });

  it('is sorted by price, both ways', async () => {
    const rising = prices(await list('cooking', { order: 'price-asc', limit: 100 }));
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    const falling = prices(await list('cooking', { order: 'price-desc', limit: 100 }));
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
  });

  it('is sorted and filtered by the lowest tier of what is sold by the dozen', async () => {
    const cheap = await list('bags-filters', { order: 'price-asc', limit: 100, 'min-price': 1 });
    expect(numbers(cheap)).toEqual(expect.arrayContaining(['41-221', '41-224']));
    expect(prices(cheap)).toEqual([...prices(cheap)].sort((a, b) => a - b));
  });

  it('sorts numbers in names as numbers', async () => {
    const cans = numbers(await list('garden', { order: 'name-asc' })).filter((number) => number.startsWith('20-1'));
    expect(cans.indexOf('20-105')).toBeLessThan(cans.indexOf('20-110'));
  });

  it('uses its own sorting for one that does not exist', async () =>
    expect((await list('raclette', { order: 'magic' })).sorting).toBe('name-asc'));

  it('is filled by rule where the category says so', async () => {
    const sale = await list('sale', { limit: 100 });
    expect(sale.total).toBeGreaterThan(3);
    const top = await list('top', { limit: 100 });
    expect(top.elements.every((each: Json) => each.markAsTopseller)).toBe(true);
    const newProducts = await list('new', { limit: 100 });
    expect(newProducts.elements.every((each: Json) => each.isNew)).toBe(true);
  });

  it('speaks the language of the header, with addresses', async () => {
    const headers = { 'sw-language-id': languageId('fr-FR'), 'sw-include-seo-urls': '1' };
    const oven = byNumber(await list('raclette', {}, headers), '10-104');
    expect(oven.translated.name).toBe('Four à raclette 4 personnes');
    expect(oven.seoUrls).toMatchObject([
      { seoPathInfo: 'produit/four-a-raclette-4-personnes', isCanonical: true, languageId: languageId('fr-FR') },
    ]);
    expect(byNumber(await list('raclette'), '10-104').seoUrls).toBeNull();
  });
});

describe('filters of a listing', () => {
  it('take any option of one group', async () => {
    const green = await list('raclette', { properties: option('colour:green') });
    const both = await list('raclette', { properties: `${option('colour:green')}|${option('colour:graphite')}` });
    expect(numbers(green)).toEqual(['10-102', '10-104']);
    expect(numbers(both)).toEqual(['10-102', '10-104', '10-106']);
    expect(both.currentFilters.properties).toHaveLength(2);
  });

  it('want one option of each group, on the product or one of its variants', async () => {
    const properties = `${option('colour:green')}|${option('persons:4')}`;
    expect(numbers(await list('raclette', { properties }))).toEqual(['10-104']);
  });

  it('leave the offer of the filters as it is, unless asked to reduce it', async () => {
    const all = await list('raclette');
    const chosen = { properties: option('persons:2'), 'max-price': 200 };
    const filtered = await list('raclette', chosen);
    expect(filtered.total).toBe(1);
    expect(filtered.aggregations).toEqual(all.aggregations);
    const reduced = await list('raclette', { ...chosen, 'reduce-aggregations': '' });
    expect(reduced.aggregations.price).toMatchObject({ min: 129, max: 129 });
  });

  it('count in the price of the cheapest variant', async () => {
    const cheap = await list('raclette', { 'min-price': 100, 'max-price': 129 });
    expect(numbers(cheap)).toEqual(['10-102']);
    expect(cheap.currentFilters.price).toEqual({ min: 100, max: 129 });
  });

  it('offer only groups that may be filtered by', async () => {
    const { properties } = (await list('raclette')).aggregations;
    const groups = properties.entities.map((group: Json) => group.customFields.hof_key);
    expect(groups).toContain('colour');
    expect(groups).not.toContain('power-w');
  });

  it('find nothing for what nobody offers', async () => {
    expect((await list('raclette', { rating: 6 })).total).toBe(0);
    expect((await list('raclette', { properties: 'f'.repeat(32) })).total).toBe(0);
    expect((await list('raclette', { manufacturer: 'f'.repeat(32) })).total).toBe(0);
  });

  it('are left out, or come alone, when asked', async () => {
    expect((await list('raclette', { 'no-aggregations': true })).aggregations).toEqual([]);
    expect((await list('raclette', { 'only-aggregations': true })).elements).toEqual([]);
  });

  it('of the criteria restrict what the filters offer too, post-filters do not', async () => {
    const filter = [{ type: 'equals', field: 'product.productNumber', value: '10-102' }];
    expect((await list('raclette', { filter })).aggregations.price.max).toBe(129);
    expect((await list('raclette', { 'post-filter': filter })).aggregations.price.max).toBeGreaterThan(129);
  });
});

describe('a search', () => {
  const search = (term: string, body: object = {}) => post('/search', { search: term, ...body });

  it('is sorted by how well it fits, or as asked', async () => {
    const best = await search('raclette');
    expect(best).toMatchObject({ sorting: 'score', currentFilters: { search: 'raclette' } });
    expect(best.availableSortings.map((each: Json) => each.key)).toContain('score');
    const rising = prices(await search('raclette', { order: 'price-asc' }));
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
  });

  it('opens the very variant whose number is typed', async () => {
    expect(numbers(await search('10-104-ro'))).toEqual(['10-104-RO']);
    expect(numbers(await search('10 104'))).toEqual(['10-104']);
  });

  it('reads umlauts however they are typed', async () => {
    const [one, two, three] = await Promise.all(['dörrgerät', 'doerrgeraet', 'dorrgerat'].map((term) => search(term)));
    expect(numbers(one)).toEqual(numbers(two));
    expect(numbers(one)).toEqual(numbers(three));
    expect(one.total).toBeGreaterThan(2);
  });

  it('is filtered and paged like any listing', async () => {
    const all = await search('raclette', { limit: 100 });
    const dear = await search('raclette', { limit: 100, 'min-price': 200 });
    expect(dear.total).toBeLessThan(all.total);
    expect(numbers(await search('raclette', { limit: 2, p: 2 }))).toEqual(numbers(all).slice(2, 4));
  });

  it('survives everything that can be typed', async () => {
    for (const term of ['"', "'; drop table product; --", '*', 'NEAR(', '%', '🧀', 'x'.repeat(5000), 'a '.repeat(900)])
      expect((await store.requestStore('POST', '/search', { search: term })).status).toBe(200);
  });

  it('suggests a few, and without counting filters where nobody asks for them', async () => {
    const { aggregations, elements } = await post('/search-suggest', {
      ...{ search: 'fond', limit: 5, 'no-aggregations': '1' },
    });
    expect(aggregations).toEqual([]);
    expect(elements).toHaveLength(5);
  });
});
