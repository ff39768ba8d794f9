import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relatedFields } from '#store/catalogue/product/related/related.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
beforeAll(async () => {
  store = await aStore({ SHOP_CLOCK: '2026-11-21T10:00:00Z' });
}, 120_000);
afterAll(() => store?.close());

const ROUTES = ['/product', `/product-listing/${idOf('category', 'cooking')}`, '/search?search=raclette'];
const PARENT = '10-104';
const VARIANT = '10-102-CR';

async function read(path: string, body: unknown): Promise<Json> {
  const response = await store.requestStore('POST', path, body);
  return { status: response.status, ...((await response.json()) as Json) };
}

/** A product with everything that can hang on it. */
async function whole(number: string): Promise<Json> {
  const names = ['media', 'properties', 'seoUrls', 'options', 'categories', 'children', 'parent', 'mainCategories'];
  const more = ['productReviews', 'crossSellings', 'configuratorSettings', 'downloads'];
  const associations = Object.fromEntries([...names, ...more].map((name) => [name, {}]));
  const { elements } = await read('/product', { ids: [idOf('product', number)], associations });
  return elements[0];
}

const equals = (field: string, value: unknown) => ({ type: 'equals', field, value });

/** How many products there are, and whether this one is among them. */
async function searchProduct(
  number: string,
  filter: object,
): Promise<{ total: number; isFound: boolean; status: number }> {
  const all = await read('/product', { filter: [filter], 'total-count-mode': 'exact', limit: 1 });
  const match = await read('/product', { filter: [filter, equals('productNumber', number)] });
  return { status: all.status, total: all.total, isFound: match.elements?.length === 1 };
}

/** The values at a path, through lists. */
const valuesAt = (node: Json, path: string[]): Json[] =>
  Array.isArray(node)
    ? node.flatMap((each) => valuesAt(each, path))
    : path.length === 0
      ? [node]
      : valuesAt(node?.[path[0] as string], path.slice(1));

describe('what an answer tells of a product finds it', () => {
  const paths = [
    ...['taxId', 'coverId', 'deliveryTimeId', 'manufacturerId', 'cmsPageId', 'categoryIds', 'propertyIds'],
    ...['manufacturer.id', 'manufacturer.name', 'manufacturer.translated.name', 'tax.id', 'tax.taxRate', 'tax.name'],
    ...['deliveryTime.name', 'deliveryTime.min', 'deliveryTime.unit', 'cover.id', 'cover.mediaId', 'media.id'],
    ...['media.mediaId', 'media.position', 'properties.id', 'properties.groupId', 'properties.name'],
    ...['properties.group.name', 'seoUrls.id', 'seoUrls.seoPathInfo', 'seoUrls.pathInfo', 'seoUrls.languageId'],
  ];
  it.each(paths.flatMap((path) => [PARENT, VARIANT].map((number) => [path, number])))(
    '%s of %s',
    async (path, number) => {
      const values = valuesAt(await whole(number), path.split('.')).filter((value) => value !== null);
      expect(values.length).toBeGreaterThan(0);
      for (const value of values)
        expect(await searchProduct(number, equals(path, value)), value).toMatchObject({ isFound: true });
      const other = typeof values[0] === 'number' ? -7 : 'f'.repeat(32);
      expect(await searchProduct(number, equals(path, other))).toEqual({ status: 200, total: 0, isFound: false });
    },
  );

  it('and nothing does that no product of this shop has', async () => {
    for (const field of ['tags.id', 'tags.name', 'tagIds', 'streams.id', 'streamIds', 'unitId', 'unit.name'])
      expect(await searchProduct(PARENT, equals(field, 'x')), field).toEqual({ status: 200, total: 0, isFound: false });
    for (const field of ['manufacturerNumber', 'unitId', 'tags.id', 'canonicalProductId'])
      expect(await searchProduct(PARENT, equals(field, null)), field).toMatchObject({ status: 200, isFound: true });
  });

  it('through the family', async () => {
    const child = await whole(VARIANT);
    expect(await searchProduct(VARIANT, equals('parent.id', child.parentId))).toMatchObject({ isFound: true });
    expect(await searchProduct('10-102', equals('children.id', child.id))).toMatchObject({ total: 1, isFound: true });
    expect(await searchProduct('10-102', equals('parent.id', null))).toMatchObject({ isFound: true });
    expect(await searchProduct(VARIANT, equals('options.groupId', child.options[0].groupId))).toMatchObject({
      isFound: true,
    });
  });

  it('by what buyers say, and by where everybody sees it', async () => {
    const good = { type: 'range', field: 'productReviews.points', parameters: { gte: 5 } };
    const { elements } = await read('/product', { filter: [good], limit: 3 });
    expect(elements.length).toBe(3);
    for (const { ratingAverage } of elements) expect(ratingAverage).toBeGreaterThan(0);
    const { total } = await searchProduct(PARENT, equals('visibilities.visibility', 30));
    expect(total).toBeGreaterThan(100);
    expect(await searchProduct(PARENT, equals('visibilities.visibility', 10))).toMatchObject({ total: 0 });
  });
});

describe.each(ROUTES)('%s', (path) => {
  it.each(['purchasePrices', 'product.prices.price', 'featureSetId', 'orderLineItems.orderId'])(
    'keeps %s to itself',
    async (field) => {
      const [error] = (await read(path, { filter: [equals(field, 1)] })).errors;
      expect(error).toMatchObject({ status: '400', code: 'FRAMEWORK__ACCESSOR_NOT_ALLOWED' });
      expect(error.detail).toBe(`Accessor ${field} is not allowed in this api scope`);
    },
  );

  it('sorts by what hangs on products', async () => {
    const numbers = async (order: string, more: object) => {
      const { elements, status } = await read(path, {
        sort: [{ order, ...more }],
        limit: 100,
        associations: { media: {} },
      });
      expect(status).toBe(200);
      return elements as Json[];
    };
    for (const field of ['manufacturer.name', 'categories.position', 'categories.name', 'seoUrls.isCanonical'])
      expect((await numbers('ASC', { field })).length).toBeGreaterThan(0);
  });
});

it('a list sorts by its least upwards, and by its greatest downwards', async () => {
  const filter = [{ type: 'range', field: 'productReviews.points', parameters: { gte: 1 } }];
  const pointsSortedBy = async (order: string) => {
    const sort = [{ field: 'productReviews.points', order }];
    const { elements } = await read('/product', { filter, sort, limit: 100, associations: { productReviews: {} } });
    return elements.map(({ productReviews }: Json) => productReviews.map(({ points }: Json) => points)) as number[][];
  };
  const least = (await pointsSortedBy('ASC')).map((points) => Math.min(...points));
  expect(least).toEqual([...least].sort((a, b) => a - b));
  const greatest = (await pointsSortedBy('DESC')).map((points) => Math.max(...points));
  expect(greatest).toEqual([...greatest].sort((a, b) => b - a));
});

it('aggregations count what hangs on products', async () => {
  const aggregations = [
    { name: 'points', type: 'stats', field: 'productReviews.points' },
    { name: 'groups', type: 'terms', field: 'properties.groupId' },
    { name: 'seen', type: 'terms', field: 'children.active' },
    { name: 'tags', type: 'count', field: 'tags.id' },
  ];
  const { aggregations: results } = await read('/product', { aggregations, limit: 1 });
  expect(results.points).toMatchObject({ min: expect.any(Number), max: 5 });
  expect(results.groups.buckets.length).toBeGreaterThan(2);
  expect(results.seen.buckets.map(({ key }: Json) => key)).toEqual(['1']);
  expect(results.tags.count).toBe(0);
});

const SHOP = { shop: { name: 'x' }, taxes: [], deliveryTimes: [], salesChannel: { id: 'x' } };
const pictures = { ids: () => [] };
const view = { locale: 'de', shopConfig: SHOP, catalogue: { pictures } } as unknown as ProductView;
const names = Object.entries(relatedFields(view)).flatMap(([name, fields]) =>
  Object.keys(fields()).map((field) => `${name}.${field}`),
);

it('any of these fields takes any value in any place, and never breaks the store', async () => {
  const value = fc.oneof(fc.constantFrom(0, 1.5, '1e400', '\0', '\ud800', true, null, 'abc'), fc.string(), fc.double());
  const criteria = fc.record({
    field: fc.constantFrom(...names),
    type: fc.constantFrom('equals', 'equalsAny', 'equalsAll', 'contains', 'prefix', 'suffix', 'range'),
    value,
    order: fc.constantFrom('ASC', 'DESC'),
    path: fc.constantFrom(...ROUTES),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(criteria, async ({ field, type, value: operand, order, path }) => {
      seen.add(field);
      const listed = type === 'equalsAny' || type === 'equalsAll' ? [operand] : operand;
      const filter = [{ type, field, value: listed, parameters: { gte: operand } }];
      const aggregations = [{ name: 'some', type: 'terms', field }];
      const { status } = await read(path, {
        filter,
        sort: [{ field, order }],
        limit: 3,
      });
      expect([200, 400]).toContain(status);
      expect((await read(path, { sort: [{ field, order }], aggregations, limit: 1 })).status).toBe(200);
    }),
    { numRuns: 150 },
  );
});

it.each(names)('%s is filtered, sorted and aggregated', async (field) => {
  for (const sort of [{ field }, { field, order: 'DESC' }])
    expect((await read('/product', { sort: [sort], limit: 1 })).status).toBe(200);
  for (const filter of [equals(field, 1), equals(field, null), { type: 'contains', field, value: 'a' }])
    expect((await read('/product', { filter: [filter], limit: 1 })).status).toBe(200);
  const range = { type: 'range', field, parameters: { gte: 1.5, lt: 'abc' } };
  const aggregations = [{ name: 'some', type: 'terms', field }];
  expect((await read('/product', { filter: [range], aggregations, limit: 1 })).status).toBe(200);
});
