import { expect, it, vi } from 'vitest';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { aCart } from '../a-cart.ts';
import { intoCart } from './into-cart.server.ts';

vi.mock('#store-api/server.ts', () => ({
  sendAnonymous: async () => ({ elements: [{ id: 'de', translationCode: { code: 'de-CH' } }] }),
}));

const id = (digit: number) => digit.toString(16).padStart(32, '0');

/** A store that answers with this cart, and what it was asked for. */
function aStore({ cart } = aCart()) {
  const requests: unknown[] = [];
  const send = async (_: unknown, { body }: { body?: { items: { id: string; quantity: number }[] } } = {}) => {
    requests.push(body?.items.map((item) => [item.id, item.quantity]));
    return cart;
  };
  return { requested: requests, storeContext: { locale: 'de', send } as unknown as StoreContext };
}

it('goods that went in as they were asked for lead to the cart, and nothing is said (D4)', async () => {
  const { storeContext, requested: requests } = aStore(aCart().with(id(1), 5));
  expect(await intoCart(storeContext, [{ productId: id(1), quantity: 5 }])).toBe('/cart');
  expect(requests).toEqual([[[id(1), 5]]]);
});

it('the address says what was put right, what is gone, and what the store dropped without a word (D4)', async () => {
  const cart = aCart()
    .with(id(1), 2)
    .error('product-stock-reached', 10, { name: 'Ofen', quantity: 2 }, `product-stock-reached${id(1)}`);
  const { storeContext, requested: requests } = aStore(cart);
  const toAdd = [id(1), id(2)].map((productId) => ({ productId, quantity: 5 }));
  const gone = { productId: id(3), quantity: 1, number: '10-102', isGone: true };
  const messages = [
    `product-stock-reached.${id(1)}`,
    `product-not-found.${id(2)}`,
    `product-not-found.${id(3)}.10-102`,
  ];
  expect(await intoCart(storeContext, [...toAdd, gone])).toBe(`/cart?messages=${messages.join('~')}`);
  expect(requests[0]).toHaveLength(2);
});

it('the store is not asked for nothing (D4)', async () => {
  const { storeContext, requested: requests } = aStore();
  expect(await intoCart(storeContext, [])).toBe('/cart');
  expect(requests).toEqual([]);
});
