import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aCustomer, aQuietStore, aShopper, productId, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store.close());

const PATH = '/customer/wishlist';
const add = (shopper: Shopper, id: string) => shopper.requestStore('POST', `${PATH}/add/${id}`);
const remove = (shopper: Shopper, id: string) => shopper.requestStore('DELETE', `${PATH}/delete/${id}`);
const merge = (shopper: Shopper, body: unknown) => shopper.requestStore('POST', `${PATH}/merge`, body);
const read = (shopper: Shopper, criteria: unknown = {}) => shopper.requestStore('POST', PATH, criteria);
const numbers = async (shopper: Shopper, criteria: unknown = {}): Promise<string[]> => {
  const { body } = await read(shopper, criteria);
  return body.products.elements.map(({ productNumber }: { productNumber: string }) => productNumber);
};
const GRILL = productId('10-104-GR');
const KNIFE = productId('41-201');
const OVEN = productId('12-110');

describe('a wishlist', () => {
  it('is not there before the first product, and empty after the last', async () => {
    const anna = await aCustomer(store, 'anna@example.com');
    expect(await read(anna)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'CHECKOUT__WISHLIST_NOT_FOUND', status: '404' }] },
    });
    expect((await remove(anna, KNIFE)).body.errors[0].code).toBe('CHECKOUT__WISHLIST_NOT_FOUND');
    const added = await add(anna, KNIFE);
    expect(added).toMatchObject({ status: 200, body: { success: true } });
    expect(findings('POST', `${PATH}/add/{productId}`, added.status, added.body)).toEqual([]);
    expect(await remove(anna, GRILL)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND' }] },
    });
    const removed = await remove(anna, KNIFE);
    expect(removed).toMatchObject({ status: 200, body: { success: true } });
    expect(findings('DELETE', `${PATH}/delete/{productId}`, removed.status, removed.body)).toEqual([]);
    expect(await read(anna)).toMatchObject({ status: 200, body: { products: { elements: [], total: 0 } } });
  });

  it('tells the newest first, and is valid by the official contract (C10)', async () => {
    const bea = await aCustomer(store, 'bea@example.com');
    for (const id of [GRILL, KNIFE, OVEN]) await add(bea, id);
    const { status, body } = await read(bea, { associations: { media: {} } });
    expect(findings('POST', PATH, status, body)).toEqual([]);
    expect(body).toMatchObject({
      wishlist: { apiAlias: 'customer_wishlist' },
      products: { apiAlias: 'dal_entity_search_result', total: 3 },
    });
    expect(body.products.elements[2].calculatedPrice.unitPrice).toBe(249);
    expect(await numbers(bea)).toEqual(['12-110', '41-201', '10-104-GR']);
    expect((await bea.requestStore('GET', PATH)).body.products.total).toBe(3);
  });

  it('knows pages, totals, filters, sorting and includes', async () => {
    const carla = await aCustomer(store, 'carla@example.com');
    await merge(carla, { productIds: [GRILL, KNIFE, OVEN] });
    const page = await read(carla, { limit: 2, page: 2, 'total-count-mode': 'exact' });
    expect(page.body.products).toMatchObject({ total: 3, page: 2, limit: 2 });
    expect(await numbers(carla, { limit: 2, page: 2 })).toEqual(['10-104-GR']);
    expect(await numbers(carla, { limit: 2, page: 3 })).toEqual([]);
    expect((await read(carla, { limit: 2 })).body.products.total).toBe(2);
    const filter = [{ type: 'equals', field: 'productNumber', value: '41-201' }];
    expect(await numbers(carla, { filter })).toEqual(['41-201']);
    expect(await numbers(carla, { sort: [{ field: 'productNumber', order: 'DESC' }] })).toEqual([
      '41-201',
      '12-110',
      '10-104-GR',
    ]);
    // ids restrict, and never let anybody see more than what is on it
    expect(await numbers(carla, { ids: [KNIFE, productId('10-104-CR')] })).toEqual(['41-201']);
    const trimmed = await read(carla, { includes: { product: ['id'] } });
    expect(Object.keys(trimmed.body.products.elements[0]).sort()).toEqual(['apiAlias', 'id']);
    expect((await read(carla, { limit: 101 })).body.errors[0].code).toBe('FRAMEWORK__QUERY_LIMIT_EXCEEDED');
  });

  it('takes over what was noted before the login, once each, and passes over what is unknown (D3)', async () => {
    const dora = await aCustomer(store, 'dora@example.com');
    await add(dora, KNIFE);
    const list = [GRILL, KNIFE, 'f'.repeat(32), GRILL, 'no id', 7, null, OVEN];
    const merged = await merge(dora, { productIds: list });
    expect(merged).toMatchObject({ status: 200, body: { success: true } });
    expect(findings('POST', `${PATH}/merge`, merged.status, merged.body)).toEqual([]);
    expect(await numbers(dora)).toEqual(['12-110', '10-104-GR', '41-201']);
    expect((await merge(dora, { productIds: list })).status).toBe(200);
    expect((await read(dora)).body.products.total).toBe(3);
  });

  it('may be merged with nothing, which begins none', async () => {
    const eva = await aCustomer(store, 'eva@example.com');
    expect((await merge(eva, { productIds: [] })).status).toBe(200);
    expect((await merge(eva, { productIds: ['f'.repeat(32)] })).status).toBe(200);
    expect((await read(eva)).status).toBe(404);
  });

  it.each([
    ['no list', {}],
    ['null', { productIds: null }],
    ['a text', { productIds: KNIFE }],
    ['a map', { productIds: { 0: KNIFE } }],
  ])('cannot be merged with %s', async (name, body) => {
    const shopper = await aCustomer(store, `${name.replace(' ', '-')}@example.com`);
    expect(await merge(shopper, body)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING' }] },
    });
  });

  it('takes thousands at once without trouble', async () => {
    const fay = await aCustomer(store, 'fay@example.com');
    const rows = await store.store.records.read.all<[string]>('select id from product where active');
    const knownIds = rows.map(([id]) => id);
    const unknown = Array.from({ length: 20_000 }, (_, index) => index.toString(16).padStart(32, '0'));
    expect((await merge(fay, { productIds: [...unknown, ...knownIds] })).status).toBe(200);
    const { body } = await read(fay, { limit: 1, 'total-count-mode': 'exact', includes: { product: ['id'] } });
    expect(body.products.total).toBe(knownIds.length);
  });
});

describe('a product', () => {
  it.each([
    ['an unknown one', 'f'.repeat(32), 404, 'CONTENT__PRODUCT_NOT_FOUND'],
    ['no id', 'knife', 400, 'FRAMEWORK__INVALID_UUID'],
    ['a hostile id', encodeURIComponent("' or 1=1 --"), 400, 'FRAMEWORK__INVALID_UUID'],
    ['an id in capitals', KNIFE.toUpperCase(), 400, 'FRAMEWORK__INVALID_UUID'],
  ])('is refused: %s', async (name, id, status, code) => {
    const shopper = await aCustomer(store, `${name.replaceAll(' ', '-')}@example.com`);
    expect(await add(shopper, id)).toMatchObject({ status, body: { errors: [{ code }] } });
    expect((await read(shopper)).status).toBe(404);
  });

  it('is noted once, however often and at the same time it is added', async () => {
    const gabi = await aCustomer(store, 'gabi@example.com');
    const responses = await Promise.all(Array.from({ length: 8 }, () => add(gabi, KNIFE)));
    const codes = responses.map(({ status, body }) => (status === 200 ? 'added' : body.errors[0].code));
    expect(codes.filter((code) => code === 'added')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT')).toHaveLength(7);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(7);
    await Promise.all([add(gabi, GRILL), add(gabi, OVEN), remove(gabi, KNIFE)]);
    expect((await numbers(gabi)).sort()).toEqual(['10-104-GR', '12-110']);
  });
});

describe('a wishlist is for customers', () => {
  const calls: [string, (shopper: Shopper) => Promise<unknown>][] = [
    ['read', read],
    ['add', (shopper) => add(shopper, KNIFE)],
    ['delete', (shopper) => remove(shopper, KNIFE)],
    ['merge', (shopper) => merge(shopper, { productIds: [KNIFE] })],
  ];

  it.each(calls)('alone: guests and strangers get 403 from %s', async (_, call) => {
    const guest = aShopper(store);
    await guest.becomeGuest();
    const refusal = { status: 403, body: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] } };
    expect(await call(guest)).toMatchObject(refusal);
    expect(await call(aShopper(store))).toMatchObject(refusal);
  });

  it('each of whom sees their own', async () => {
    const hanna = await aCustomer(store, 'hanna@example.com');
    const ida = await aCustomer(store, 'ida@example.com');
    await add(hanna, KNIFE);
    await add(ida, GRILL);
    expect((await remove(ida, KNIFE)).body.errors[0].code).toBe('CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND');
    expect([await numbers(hanna), await numbers(ida)]).toEqual([['41-201'], ['10-104-GR']]);
    const { body } = await ida.requestStore('POST', '/account/customer');
    await ida.requestStore('DELETE', '/account/customer');
    const rows = await store.store.records.read.all(`select * from wishlist where customer_id = '${body.id}'`);
    expect(rows).toEqual([]);
    expect(await numbers(hanna)).toEqual(['41-201']);
  });
});
