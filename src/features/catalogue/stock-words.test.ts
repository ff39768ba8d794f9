import { expect, test } from 'vitest';
import { aProduct } from '#features/product/a-product.ts';
import { wordsOf } from '#i18n/words.ts';
import { availabilityOf, cardStockNote, quantityRule, stockNote } from './stock-words.ts';

const t = wordsOf('de', 'product');
const noteFor = (overrides: Record<string, unknown>) => stockNote(t, aProduct(overrides));

test('enough is counted, and said how soon it comes', () => {
  expect(noteFor({ stock: 18 })).toEqual({ level: 'in', text: '18 an Lager, in 1 bis 3 Tagen versandbereit' });
});

test('the last pieces are called so', () => {
  expect(noteFor({ stock: 2 })).toEqual({ level: 'low', text: 'Noch 2 an Lager, in 1 bis 3 Tagen versandbereit' });
});

test('what is gone and made again says when, what is not made again is sold out', () => {
  expect(noteFor({ stock: 0, restockTime: 14 })).toEqual({
    level: 'out',
    text: 'Wird nachgeliefert, in 14 Tagen versandbereit',
  });
  expect(noteFor({ stock: 0, isCloseout: true, restockTime: 14 })).toEqual({ level: 'out', text: 'Ausverkauft' });
});

test('a time that nobody has set is not said', () => {
  const gone = { stock: 0, restockTime: null };
  expect(noteFor(gone)).toEqual({ level: 'out', text: 'Wird nachgeliefert' });
  expect(cardStockNote(t, aProduct(gone))?.text).toBe('Wird nachgeliefert');
  expect(cardStockNote(t, aProduct({ ...gone, childCount: 3 }))).toBeNull();
});

test('less than the smallest order is none', () => {
  expect(availabilityOf(aProduct({ stock: 2, minPurchase: 3, isCloseout: true })).kind).toBe('out');
});

test('a download is always there', () => {
  expect(noteFor({ stock: 0, deliveryTime: { min: 0, max: 0, unit: 'hour' } })).toEqual({
    level: 'in',
    text: 'sofort nach der Zahlung zum Herunterladen',
  });
});

test('a time without words of ours bears the store’s own', () => {
  expect(noteFor({ stock: 9, deliveryTime: { min: 2, max: 5, unit: 'month', name: '2 bis 5 Monate' } }).text).toBe(
    '9 an Lager, 2 bis 5 Monate',
  );
});

test('a card keeps silent while there is enough', () => {
  expect(cardStockNote(t, aProduct({ stock: 18 }))).toBeNull();
  expect(cardStockNote(t, aProduct({ stock: 2 }))).toEqual({ level: 'low', text: 'Noch 2 an Lager' });
  expect(cardStockNote(t, aProduct({ stock: 0, restockTime: 14 }))?.text).toBe('In 14 Tagen versandbereit');
});

test('the server’s own largest quantity wins over the product’s', () => {
  expect(
    quantityRule(aProduct({ minPurchase: 3, purchaseSteps: 3, maxPurchase: 30, calculatedMaxPurchase: 12 })),
  ).toEqual({
    min: 3,
    steps: 3,
    max: 12,
  });
  expect(quantityRule(aProduct()).max).toBeNull();
});
