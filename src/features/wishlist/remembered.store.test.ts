// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Product } from '#store-api/contract/product.ts';
import { keepToken } from '#store-api/token.ts';
import { remembered } from './remembered.store.ts';

const oven = { id: 'a', name: 'Ofen', productNumber: '10-104', stock: 3, calculatedPrice: { unitPrice: 249 } };

beforeEach(() => {
  localStorage.clear();
  keepToken('ruth-ruth-ruth-ruth-1');
});

test('names are remembered, prices and stock are not, because those may be others by now', () => {
  remembered.keep([oven as unknown as Product]);
  expect(remembered.get()).toEqual([{ id: 'a', name: 'Ofen', productNumber: '10-104' }]);
  expect(localStorage.getItem('hof-wishlist-seen')).not.toContain('249');
});

test('another session does not see what this one has read', () => {
  remembered.keep([oven as unknown as Product]);
  keepToken('anna-anna-anna-anna-2');
  expect(remembered.get()).toEqual([]);
});

test('what somebody else wrote is nothing', () => {
  localStorage.setItem('hof-wishlist-seen', '[');
  expect(remembered.get()).toEqual([]);
});
