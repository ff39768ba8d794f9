import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AStore } from '#tests/support/a-store.ts';
import { aQuietStore, aShopper, productId } from '#tests/support/shopper.ts';

let store: AStore;
const logged = vi.spyOn(console, 'error');
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store.close());

const LINE = '/checkout/cart/line-item';
const id = productId('41-201');
const item = (more: object) => ({ items: [{ id, referencedId: id, type: 'product', ...more }] });
const IS_QUANTITY = 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY';
const IS_TYPE = 'VIOLATION::INVALID_TYPE_ERROR';

describe('bad input gets the documented error, and nothing is lost', () => {
  it.each([
    ['POST', LINE, item({ quantity: 0 }), 400, IS_QUANTITY],
    ['POST', LINE, item({ quantity: -1 }), 400, IS_QUANTITY],
    ['POST', LINE, item({ quantity: 1.5 }), 400, IS_TYPE],
    ['POST', LINE, item({ quantity: '2' }), 400, IS_TYPE],
    ['POST', LINE, item({ quantity: null }), 400, IS_TYPE],
    ['POST', LINE, item({ quantity: 1e300 }), 400, IS_TYPE],
    ['POST', LINE, item({ id: 7 }), 400, IS_TYPE],
    ['POST', LINE, item({ id: 'x'.repeat(101) }), 400, IS_TYPE],
    ['POST', LINE, item({ type: 'credit' }), 400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'],
    ['POST', LINE, item({ type: undefined }), 400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'],
    ['POST', LINE, item({ price: { unitPrice: 0 } }), 403, 'CHECKOUT__INSUFFICIENT_PERMISSION'],
    ['POST', LINE, item({ type: 'promotion' }), 409, 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE'],
    ['POST', LINE, { items: [...item({}).items, ...item({ quantity: 0 }).items] }, 400, IS_QUANTITY],
    [
      'POST',
      LINE,
      { items: Array.from({ length: 251 }, () => ({ referencedId: id, type: 'product' })) },
      400,
      'FRAMEWORK__INVALID_REQUEST_PARAMETER',
    ],
    ['POST', LINE, {}, 400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    ['POST', LINE, { items: 'all' }, 400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    ['POST', LINE, '{"items": [', 400, '0'],
    ['POST', LINE, '[1, 2]', 400, '0'],
    ['PATCH', LINE, { items: [{ id: 'gone', quantity: 1 }] }, 404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'],
    ['PATCH', LINE, { items: [{ quantity: 1 }] }, 400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    ['PATCH', LINE, { items: [{ id, quantity: 0 }] }, 400, IS_QUANTITY],
    ['POST', `${LINE}/delete`, { ids: ['gone'] }, 404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'],
    ['POST', `${LINE}/delete`, { ids: [{ toString: null }] }, 404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'],
    ['POST', `${LINE}/delete`, {}, 400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    ['POST', '/handle-payment', {}, 400, 'VIOLATION::IS_BLANK_ERROR'],
    ['POST', '/handle-payment', { orderId: { a: 1 } }, 400, 'VIOLATION::IS_BLANK_ERROR'],
    ['POST', '/account/address', {}, 403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'],
    ['POST', '/account/logout', undefined, 403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'],
    ['DELETE', '/account/customer', undefined, 403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'],
    ['POST', '/account/register', '"guest"', 400, '0'],
    ['GET', '/checkout/nothing', undefined, 404, '0'],
  ])('%s %s %j: %d %s', async (method, path, body, status, code) => {
    const shopper = aShopper(store);
    await shopper.put('41-201', 2);
    logged.mockClear();
    const response = await shopper.requestStore(method, path, body);
    expect(response.status).toBe(status);
    expect(response.body.errors[0]).toMatchObject({ code, status: String(status) });
    expect(JSON.stringify(response.body)).not.toMatch(/\.ts|node_modules|SQLITE/);
    expect(logged).not.toHaveBeenCalled();
    expect((await shopper.requestStore('GET', '/checkout/cart')).body.lineItems).toMatchObject([{ quantity: 2 }]);
  });

  it('answers 413 to a body that is too large', async () => {
    const response = await aShopper(store).requestStore('POST', LINE, { items: [], filling: 'x'.repeat(1_100_000) });
    expect(response.status).toBe(413);
  });

  it('needs the access key of this shop', async () => {
    const none = await store.requestStore('GET', '/checkout/cart', undefined, { 'sw-access-key': '' });
    const other = await store.requestStore('GET', '/checkout/cart', undefined, {
      'sw-access-key': 'SWSCANOTHERSHOP00',
    });
    expect([none.status, other.status]).toEqual([401, 412]);
  });
});
