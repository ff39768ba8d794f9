import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
beforeAll(async () => {
  store = await aStore({ SHOP_CLOCK: '2026-11-21T10:00:00Z' });
}, 120_000);
afterAll(() => store?.close());

const product = (number: string) => idOf('product', number);

async function read(path: string, body: unknown): Promise<Json> {
  const response = await store.requestStore('POST', path, body);
  return response.json();
}
const numbers = (reply: Json): string[] => reply.elements.map((each: Json) => each.productNumber);
const whole = { type: 'equals', field: 'parentId', value: null };

describe('aggregations over products', () => {
  it('count, sum and span all hits, not the page', async () => {
    const { aggregations, elements } = await read('/product', {
      limit: 1,
      filter: [whole],
      aggregations: [
        { name: 'how-many', type: 'count', field: 'product.id' },
        { name: 'price', type: 'stats', field: 'price' },
        { name: 'rating', type: 'max', field: 'ratingAverage' },
      ],
    });
    expect(elements).toHaveLength(1);
    expect(aggregations['how-many'].count).toBeGreaterThan(50);
    expect(aggregations.price).toMatchObject({ min: expect.any(Number), apiAlias: 'price_aggregation' });
    expect(aggregations.price.min).toBeLessThan(aggregations.price.avg);
    expect(aggregations.rating.max).toBeGreaterThan(4);
  });

  it('count products by option, as a filter shows them', async () => {
    const body = {
      limit: 100,
      'total-count-mode': 'exact',
      filter: [whole],
      aggregations: [
        { name: 'options', type: 'terms', field: 'properties.id' },
        { name: 'makers', type: 'entity', field: 'manufacturerId', definition: 'product_manufacturer' },
      ],
    };
    const { aggregations } = await read('/product', body);
    const [fullest] = aggregations.options.buckets;
    const filter = [whole, { type: 'equals', field: 'properties.id', value: fullest.key }];
    const { total } = await read('/product', { filter, 'total-count-mode': 'exact' });
    expect(fullest.count).toBe(total);
    expect(aggregations.makers.entities.map((each: Json) => each.name)).toEqual(['Hof & Herd']);
  });

  it('look at filters, not at post-filters', async () => {
    const count = [{ name: 'n', type: 'count', field: 'id' }];
    const one = [{ type: 'equals', field: 'productNumber', value: '14-101' }];
    expect((await read('/product', { filter: one, aggregations: count })).aggregations.n.count).toBe(1);
    const after = await read('/product', { 'post-filter': one, aggregations: count });
    expect([after.elements.length, after.aggregations.n.count > 1]).toEqual([1, true]);
  });

  it('stand beside those of a listing and of a search', async () => {
    const aggregations = [{ name: 'by-maker', type: 'terms', field: 'manufacturerId' }];
    const listing = await read(`/product-listing/${idOf('category', 'raclette')}`, { aggregations });
    expect(Object.keys(listing.aggregations)).toEqual(expect.arrayContaining(['price', 'properties', 'by-maker']));
    expect(listing.aggregations['by-maker'].buckets[0].count).toBe(listing.total);
    const matches = await read('/search', { search: 'raclette', aggregations });
    expect(matches.aggregations['by-maker'].buckets[0].count).toBe(matches.total);
  });

  it('work over short lists too, and are an empty list when nobody asks', async () => {
    const aggregations = [{ name: 'eu', type: 'terms', field: 'country.isEu' }];
    const { aggregations: counted } = await read('/country', { aggregations });
    expect(counted.eu.buckets.map(({ key, count }: Json) => [key, count])).toEqual([
      ['1', 7],
      ['0', 2],
    ]);
    expect((await read('/country', {})).aggregations).toEqual([]);
  });

  it.each([
    [{ name: 'x', type: 'terms', field: 'margin' }, 'FRAMEWORK__UNMAPPED_FIELD'],
    [{ name: 'x', type: 'median', field: 'price' }, 'FRAMEWORK__INVALID_AGGREGATION_QUERY'],
    [{ type: 'count', field: 'price' }, 'FRAMEWORK__INVALID_AGGREGATION_QUERY'],
    [{ name: 'x', type: 'entity', field: 'id', definition: 'customer' }, 'FRAMEWORK__INVALID_AGGREGATION_QUERY'],
  ])('%j is refused', async (aggregation, code) => {
    const { errors } = await read('/product', { aggregations: [aggregation] });
    expect(errors[0]).toMatchObject({ status: '400', code });
  });
});

describe('searching by criteria', () => {
  it('term finds products, the best first', async () => {
    const matches = await read('/product', { term: 'raclette', 'total-count-mode': 'exact' });
    const searched = await read('/search', { search: 'raclette' });
    expect(matches.total).toBe(searched.total);
    expect(numbers(matches).slice(0, 5)).toEqual(numbers(searched).slice(0, 5));
    expect((await read('/product', { term: 'xqzxqz' })).elements).toEqual([]);
  });

  it.each([
    ['query', [{ score: 1, query: whole }]],
    ['grouping', ['displayGroup']],
  ])('%s is refused in words', async (name, value) => {
    const { errors } = await read('/product', { [name]: value });
    expect(errors[0]).toMatchObject({ status: '400', detail: `The criteria parameter "${name}" is not supported.` });
  });
});

describe('totals and output', () => {
  it.each([
    ['none', 2],
    ['exact', 9],
    ['next-pages', 9],
    [0, 2],
    [1, 9],
    [2, 9],
    ['2', 9],
  ])('total-count-mode %s of nine countries, two a page: %d', async (mode, total) =>
    expect((await read('/country', { limit: 2, 'total-count-mode': mode })).total).toBe(total),
  );

  it('next-pages counts six pages ahead and one more', async () => {
    const ahead = await read('/product', { limit: 5, 'total-count-mode': 'next-pages' });
    expect(ahead.total).toBe(31);
  });

  it('relative times are refused', async () => {
    const filter = [{ type: 'since', field: 'releaseDate', value: 'P1Y', parameters: { operator: 'gt' } }];
    expect((await read('/product', { filter })).errors[0].code).toBe('FRAMEWORK__INVALID_FILTER_QUERY');
  });

  it('excludes leaves fields out, fields keeps only these, with prefixes and dots', async () => {
    const ids = [product('14-101')];
    const { elements: without } = await read('/product', { ids, excludes: { product: ['name', 'stock'] } });
    expect(without[0]).not.toHaveProperty('stock');
    expect(without[0]).toHaveProperty('productNumber');
    const { elements: only } = await read('/product', { ids, fields: ['calculatedPrice.unitPrice'] });
    expect(Object.keys(only[0]).sort()).toEqual(['apiAlias', 'calculatedPrice', 'id', 'translated']);
    const dotted = [{ type: 'equals', field: 'product.manufacturer.id', value: only[0].id }];
    expect((await read('/product', { filter: dotted })).elements).toEqual([]);
  });
});

describe('associations', () => {
  it('are filtered, sorted and cut by criteria of their own', async () => {
    const ids = [product('10-104-GR')];
    const whole = (await read('/product', { ids, associations: { media: {} } })).elements[0].media;
    const sort = [{ field: 'position', order: 'DESC' }];
    const cut = (await read('/product', { ids, associations: { media: { limit: 1, sort } } })).elements[0].media;
    expect(whole.length).toBeGreaterThan(1);
    expect(cut).toEqual(whole.slice(-1));
    const one = [{ type: 'equals', field: 'name', value: 'Raclette' }];
    const { elements } = await read('/category', { associations: { children: { filter: one } } });
    expect(elements.flatMap(({ children }: Json) => children).map(({ name }: Json) => name)).toEqual(['Raclette']);
  });

  it('that break a rule are refused', async () =>
    expect((await read('/country', { associations: { states: { limit: -1 } } })).errors[0].code).toBe(
      'FRAMEWORK__INVALID_LIMIT_QUERY',
    ));
});

describe('filters of a listing', () => {
  const list = (body: object) => read(`/product-listing/${idOf('category', 'cooking')}`, { limit: 100, ...body });

  it('can be switched off, one by one: neither offered nor obeyed', async () => {
    const all = await list({});
    const off = await list({ 'price-filter': false, 'min-price': 100000, 'property-filter': 'false' });
    expect(Object.keys(all.aggregations)).toEqual(['manufacturer', 'price', 'rating', 'shipping-free', 'properties']);
    expect(Object.keys(off.aggregations)).toEqual(['manufacturer', 'rating', 'shipping-free']);
    expect(off.total).toBe(all.total);
  });

  it('offer only groups of the whitelist', async () => {
    const [, second] = (await list({})).aggregations.properties.entities;
    const { aggregations } = await list({ 'property-whitelist': [second.id] });
    expect(aggregations.properties.entities.map(({ id }: Json) => id)).toEqual([second.id]);
  });

  it('reduced, count on what the others left over, so that one can still choose otherwise', async () => {
    const all = await list({});
    const dear = all.aggregations.price.max;
    const { aggregations, total } = await list({ 'min-price': dear, 'reduce-aggregations': true });
    expect(total).toBeLessThan(all.total);
    expect([aggregations.price.min, aggregations.price.max]).toEqual([all.aggregations.price.min, dear]);
    const count = ({ properties }: Json) => properties.entities.flatMap(({ options }: Json) => options).length;
    expect(count(aggregations)).toBeLessThan(count(all.aggregations));
  });

  it('know ratings', async () => {
    const { elements, aggregations } = await list({ rating: 4.5 });
    expect(elements.length).toBeGreaterThan(0);
    for (const { ratingAverage } of elements) expect(ratingAverage).toBeGreaterThanOrEqual(4.5);
    expect(aggregations.rating.max).toBeLessThanOrEqual(5);
  });
});
