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
  remembered.keep(['a'], [oven as unknown as Product]);
  expect(remembered.get()).toEqual([{ id: 'a', name: 'Ofen', productNumber: '10-104' }]);
  expect(localStorage.getItem('hof-wishlist-seen')).not.toContain('249');
});

test('another session does not see what this one has read', () => {
  remembered.keep(['a'], [oven as unknown as Product]);
  keepToken('anna-anna-anna-anna-2');
  expect(remembered.get()).toEqual([]);
  expect(remembered.covers(['a'])).toBe(false);
});

test('what was noted since, or is read in another language, has to be read first', () => {
  const seoUrls = [{ seoPathInfo: 'ofen' }];
  history.replaceState(null, '', '/wishlist');
  expect(remembered.covers(['a'])).toBe(false);
  remembered.keep(['a', 'gone'], [{ ...oven, seoUrls } as unknown as Product]);
  expect(remembered.covers(['gone', 'a'])).toBe(true);
  expect(remembered.covers(['b', 'a'])).toBe(false);
  expect(remembered.get()).toMatchObject([{ seoUrls }]);
  history.replaceState(null, '', '/fr-FR/wishlist');
  expect(remembered.covers(['a'])).toBe(false);
  expect(remembered.get()).toMatchObject([{ name: 'Ofen', seoUrls: null }]);
});

test('what somebody else wrote is nothing', () => {
  localStorage.setItem('hof-wishlist-seen', '[');
  expect(remembered.get()).toEqual([]);
});
