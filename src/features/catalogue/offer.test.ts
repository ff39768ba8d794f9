import { expect, test } from 'vitest';
import { aProduct, reduced, tiered } from '#features/product/a-product.ts';
import { listPriceOf, offerOf, referencePriceOf, stepsOf, unitFor } from './offer.ts';

test('a plain price is one piece, in cents, with its VAT', () => {
  expect(offerOf(aProduct())).toEqual({ unit: 24900, list: null, reduction: 0, tiers: [], taxRate: 8.1 });
});

test('a reduced price says how much it was, and how much less it is', () => {
  expect(offerOf(aProduct(reduced(183.2, 229)))).toMatchObject({ unit: 18320, list: 22900, reduction: 20 });
});

test('a list price that is not higher is none', () => {
  expect(offerOf(aProduct(reduced(229, 229)))).toMatchObject({ list: null, reduction: 0 });
});

test('tiers end at their quantity, the last begins at its own (I5)', () => {
  expect(offerOf(aProduct(tiered([4, 249], [9, 239], [10, 229])))?.tiers).toEqual([
    { quantity: 4, unit: 24900, isLast: false },
    { quantity: 9, unit: 23900, isLast: false },
    { quantity: 10, unit: 22900, isLast: true },
  ]);
  expect(offerOf(aProduct(tiered([1, 249])))?.tiers).toEqual([]);
});

test('a quantity costs what its tier says, and tiers are told by where they begin (F3)', () => {
  const offer = offerOf(aProduct(tiered([4, 249], [9, 239], [10, 229])));
  if (!offer) throw new Error('no offer');
  expect([1, 4, 5, 9, 10, 999].map((count) => unitFor(offer, count))).toEqual([
    24900, 24900, 23900, 23900, 22900, 22900,
  ]);
  expect(stepsOf(offer)).toEqual([
    { from: 1, unit: 24900 },
    { from: 5, unit: 23900 },
    { from: 10, unit: 22900 },
  ]);
  expect(stepsOf({ ...offer, tiers: [] })).toEqual([{ from: 1, unit: 24900 }]);
});

test('the first price of a group is what one piece costs, also alone and beside another for everybody (F3)', () => {
  const { calculatedPrices } = aProduct(tiered([1, 100]));
  expect(offerOf(aProduct({ calculatedPrices }))).toMatchObject({ unit: 10_000, tiers: [] });
  const tiers = aProduct(tiered([4, 100], [5, 90])).calculatedPrices;
  expect(offerOf(aProduct({ calculatedPrices: tiers }))?.unit).toBe(10_000);
});

test('what is sold by weight says what a measure of it costs, of the group’s own price first', () => {
  const cheese = (unitPrice: number, price: number) => ({
    calculatedPrice: {
      ...aProduct().calculatedPrice,
      unitPrice,
      referencePrice: { price, referenceUnit: 1, unitName: 'kg' },
    },
  });
  const forAll = cheese(7.95, 31.8);
  expect(referencePriceOf(aProduct(forAll))).toEqual({ price: 3180, measure: [1, 'kg'], ratio: 4 });
  const ofGroup = [cheese(7, 28).calculatedPrice];
  expect(referencePriceOf(aProduct({ ...forAll, calculatedPrices: ofGroup }))?.price).toBe(2800);
  expect(referencePriceOf(aProduct())).toBeNull();
  expect(referencePriceOf(aProduct({ calculatedPrice: null }))).toBeNull();
});

test('what has no price is on request', () => {
  expect(offerOf(aProduct({ calculatedPrice: null }))).toBeNull();
  expect(listPriceOf(aProduct({ calculatedPrice: null }))).toBeNull();
});

test('a list shows the lowest tier as «from»', () => {
  expect(listPriceOf(aProduct(tiered([4, 249], [5, 229])))).toMatchObject({ unit: 22900, from: 'quantity' });
});

test('a list shows the cheapest variant as «from» when another is dearer', () => {
  const cheapest = { unitPrice: 199, hasRange: true };
  expect(listPriceOf(aProduct({ calculatedCheapestPrice: cheapest }))).toMatchObject({ unit: 19900, from: 'variants' });
  expect(listPriceOf(aProduct({ calculatedCheapestPrice: { unitPrice: 249, hasRange: true } }))?.from).toBeNull();
  expect(listPriceOf(aProduct({ calculatedCheapestPrice: { unitPrice: 199, hasRange: false } }))?.from).toBeNull();
});

test('a version that is listed by itself costs its own price, whatever its siblings cost', () => {
  const version = aProduct({ parentId: 'oven', calculatedCheapestPrice: { unitPrice: 199, hasRange: true } });
  expect(listPriceOf(version)).toMatchObject({ unit: 24900, from: null });
});
