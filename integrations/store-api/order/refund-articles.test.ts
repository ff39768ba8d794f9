import { expect, it } from 'vitest';
import { aStoredOrder } from '#tests/support/a-stored-order.ts';
import { priceOfArticles } from './refund-articles.ts';

const OVEN = '10-104-GR';
const some = (quantity: number, article = OVEN) => [{ article, quantity }];

it('articles cost their price with tax, less their part of the discounts', () => {
  const stored = aStoredOrder({ lines: 4, unit: 10_000 });
  expect(priceOfArticles(stored, some(1))).toBe(10_000);
  expect(priceOfArticles(stored, [...some(1), ...some(2)])).toBe(30_000);
  const net = aStoredOrder({ lines: 4, unit: 10_000, taxState: 'net' });
  expect(priceOfArticles(net, some(1))).toBe(10_810);
  const { order } = stored;
  const discounted = { ...stored, order: { ...order, price: { ...order.price, positions: 36_000 } } };
  expect(priceOfArticles(discounted, some(2))).toBe(18_000);
});

it.each([some(5), some(0), some(1.5), some(1, '12-110')])('%j are not paid back', (...articles) => {
  expect(() => priceOfArticles(aStoredOrder({ lines: 4 }), articles)).toThrow('Order 10001 has');
});
