import { ApiClientError } from '@shopware/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#store/id.ts';
import { type AStore, aStore } from '#tests/support/a-store.ts';
import { type ServedStore, servedStore } from '#tests/support/served-store.ts';
import { findings } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Json = any;

let store: AStore;
let shop: ServedStore;
beforeAll(async () => {
  store = await aStore({ SHOP_CLOCK: '2026-11-21T10:00:00Z' });
  shop = await servedStore(store);
}, 120_000);
afterAll(() => shop?.close());

const product = (number: string) => idOf('product', number);
const FAMILY = product('10-104');
const VARIANT = product('10-102-CR');
const FILLED = ['children', 'parent', 'categories', 'categoriesRo', 'mainCategories', 'productReviews'];
const MORE = ['crossSellings', 'configuratorSettings', 'tags', 'streams', 'media', 'properties', 'seoUrls'];
const ALL = Object.fromEntries([...FILLED, ...MORE].map((name) => [name, {}]));

async function request(path: string, body: unknown): Promise<Json> {
  const response = await store.requestStore('POST', path, body);
  return { status: response.status, body: await response.json() };
}
const one = async (id: string, associations: object, more: object = {}): Promise<Json> =>
  (await request('/product', { ids: [id], associations, ...more })).body.elements[0];

describe('a list', () => {
  it('tells of a family all that is asked for, as the official contract says', async () => {
    const { body } = await request('/product', { ids: [FAMILY, VARIANT], associations: ALL });
    expect(findings('POST', '/product', 200, body)).toEqual([]);
    const [family, variant] = body.elements;
    expect(family.children).toHaveLength(family.childCount);
    expect(family.children.every(({ parentId }: Json) => parentId === FAMILY)).toBe(true);
    expect(family.parent).toBeNull();
    expect(variant.parent).toMatchObject({ id: product('10-102'), productNumber: '10-102', apiAlias: 'product' });
    expect(variant.children).toEqual([]);
    for (const each of [family, variant]) {
      expect(each.categories.map(({ id }: Json) => id)).toEqual(each.categoryIds);
      expect(each.categoriesRo.map(({ id }: Json) => id)).toEqual(each.categoryTree);
      expect(each.mainCategories).toMatchObject([{ productId: each.displayGroup, categoryId: each.categoryIds[0] }]);
      expect([each.tags, each.streams]).toEqual([[], []]);
      const options = new Set(each.configuratorSettings.map(({ optionId }: Json) => optionId));
      for (const child of family === each ? family.children : [variant])
        for (const id of child.optionIds) expect(options).toContain(id);
      expect(each.crossSellings[0]).toMatchObject({ apiAlias: 'product_cross_selling', productId: each.displayGroup });
    }
  });

  it('tells the same as the routes of their own', async () => {
    const family = await one(FAMILY, { productReviews: {}, crossSellings: {} });
    const { body: reviews } = await request(`/product/${FAMILY}/reviews`, {});
    expect(family.productReviews.length).toBeGreaterThan(0);
    expect(family.productReviews).toEqual(reviews.elements);
    const { body: groups } = await request(`/product/${FAMILY}/cross-selling`, {});
    expect(family.crossSellings).toEqual(groups.map(({ crossSelling }: Json) => crossSelling));
  });

  it('obeys criteria of the associations, and of what is below them', async () => {
    const sort = [{ field: 'productNumber', order: 'DESC' }];
    const children = { limit: 2, sort, associations: { media: {}, categories: { associations: { seoUrls: {} } } } };
    const family = await one(FAMILY, { children, productReviews: { limit: 1 } });
    const numbers = family.children.map(({ productNumber }: Json) => productNumber);
    expect(numbers).toEqual([...numbers].sort().reverse());
    expect([family.children.length, family.productReviews.length]).toEqual([2, 1]);
    for (const child of family.children) {
      expect(child.media.length).toBeGreaterThan(0);
      expect(child.categories[0].seoUrls[0]).toMatchObject({ apiAlias: 'seo_url' });
    }
    const filter = [{ type: 'equals', field: 'productNumber', value: '10-104-GR' }];
    expect((await one(FAMILY, { children: { filter } })).children).toHaveLength(1);
  });

  it('leaves null what nobody asks for, and what the answer leaves out unread', async () => {
    const bare = await one(FAMILY, {});
    for (const name of [...FILLED, 'crossSellings', 'configuratorSettings', 'tags']) expect(bare[name]).toBeNull();
    const trimmed = await one(FAMILY, { children: {}, categories: {} }, { includes: { product: ['id', 'children'] } });
    expect(Object.keys(trimmed).sort()).toEqual(['apiAlias', 'children', 'id']);
    expect(Object.keys(trimmed.children[0]).sort()).toEqual(['apiAlias', 'children', 'id']);
    const both = { includes: { product: ['productNumber', 'children', 'parent'] }, associations: { children: {} } };
    expect((await one(FAMILY, both.associations, both)).children[0].parent).toBeNull();
    expect((await one(FAMILY, {}, { includes: both.includes })).children).toBeNull();
    const named = await one(FAMILY, {}, { fields: ['children.productNumber'] });
    expect(Object.keys(named.children[0]).sort()).toEqual(['apiAlias', 'productNumber']);
  });

  it('tells a family one step far, however deep it is asked for', async () => {
    let deep: object = {};
    for (let level = 0; level < 7; level += 1)
      deep = { children: { associations: { parent: { associations: deep } } } };
    const { children } = await one(FAMILY, deep);
    expect(children[0].parent?.children ?? null).toBeNull();
  });
});

it.each(['/product-listing/ROOT', '/search?search=raclette', `/product/${FAMILY}`, `/product/${VARIANT}`])(
  '%s fills them too, as the official contract says',
  async (path) => {
    const { status, body } = await request(path.replace('ROOT', idOf('category', 'raclette')), {
      associations: ALL,
      limit: 5,
    });
    const official = path.startsWith('/product/')
      ? '/product/{productId}'
      : path.replace('ROOT', '{categoryId}').split('?')[0];
    expect(findings('POST', official as string, status, body)).toEqual([]);
    for (const each of body.elements ?? [body.product]) {
      for (const name of [...FILLED, ...MORE]) if (name !== 'parent') expect(each[name], name).toBeInstanceOf(Array);
      expect(each.parent === null).toBe(each.parentId === null);
    }
  },
);

describe('an association that products do not have', () => {
  const places = [
    '/product',
    '/product-listing/ROOT',
    '/search?search=x',
    `/product/${FAMILY}`,
    `/product/${FAMILY}/cross-selling`,
  ];
  it.each(places)('is refused: %s', async (path) => {
    for (const name of ['foo', 'constructor', 'group', 'stock']) {
      const { status, body } = await request(path.replace('ROOT', idOf('category', 'raclette')), {
        associations: { [name]: {} },
      });
      expect([status, body.errors[0].code]).toEqual([400, 'FRAMEWORK__ASSOCIATION_NOT_FOUND']);
      expect(body.errors[0].detail).toBe(`Can not find association by name ${name}`);
    }
  });

  it('is refused below a family, and nothing is where criteria are ignored', async () => {
    const { body } = await request('/product', {
      ids: [FAMILY],
      associations: { children: { associations: { foo: {} } } },
    });
    expect(body.errors[0].code).toBe('FRAMEWORK__ASSOCIATION_NOT_FOUND');
    expect((await request('/category/home', { associations: { associations: {} } })).status).toBe(200);
  });

  it('is not one that Shopware’s product has, though this shop has nothing to fill in', async () => {
    for (const name of ['prices', 'unit', 'translations', 'visibilities', 'featureSet', 'manufacturer', 'cmsPage'])
      expect((await request('/product', { ids: [FAMILY], associations: { [name]: [] } })).status, name).toBe(200);
  });
});

it('nothing that is asked for breaks the store', async () => {
  const name = fc.constantFrom(...Object.keys(ALL), 'cmsPage', 'foo', '__proto__');
  const { tree } = fc.letrec<{ tree: object }>((tie) => ({
    tree: fc.dictionary(
      name,
      fc.oneof(
        fc.constant({}),
        fc.constant([]),
        fc.constantFrom<unknown>(null, 'x', 7, { limit: 'x' }, { limit: 1, sort: '-id' }, { filter: [{}] }),
        fc.record({ associations: tie('tree') }),
      ),
      { maxKeys: 4 },
    ),
  }));
  await fc.assert(
    fc.asyncProperty(
      tree,
      fc.constantFrom('/product', '/search?search=herd', `/product/${VARIANT}`),
      async (requested, path) => {
        expect([200, 400]).toContain((await request(path, { associations: requested, limit: 3 })).status);
      },
    ),
    { numRuns: 100 },
  );
});

it('the official client asks for a family, filters and sorts by what hangs on it, and understands a refusal', async () => {
  const client = shop.aClient();
  const { data } = await client.invoke('readProduct post /product', {
    body: {
      filter: [
        { type: 'equals', field: 'manufacturer.name', value: 'Hof & Herd' },
        { type: 'equals', field: 'children.id', value: product('10-104-GR') },
      ],
      sort: [{ field: 'properties.id', order: 'DESC' }, { field: 'categories.position' }] as never,
      associations: { children: { associations: { options: {} } }, categories: {}, productReviews: { limit: 1 } },
    },
  });
  expect(data.elements.map(({ productNumber }) => productNumber)).toEqual(['10-104']);
  const [family] = data.elements;
  expect(family?.children?.map(({ productNumber }) => productNumber)).toContain('10-104-GR');
  expect([family?.categories?.length, family?.productReviews?.length]).toEqual([family?.categoryIds?.length, 1]);

  const { data: detail } = await client.invoke('readProductDetail post /product/{productId}', {
    pathParams: { productId: VARIANT },
    body: { associations: { parent: {}, configuratorSettings: {}, tags: {} } } as never,
  });
  expect(detail.product.parent?.productNumber).toBe('10-102');
  expect(detail.product.configuratorSettings?.length).toBeGreaterThan(0);
  expect(detail.product.tags).toEqual([]);

  const refused = client.invoke('readProduct post /product', { body: { associations: { foo: {} } } });
  await expect(refused).rejects.toBeInstanceOf(ApiClientError);
  await expect(refused).rejects.toMatchObject({ details: { errors: [{ code: 'FRAMEWORK__ASSOCIATION_NOT_FOUND' }] } });
});
