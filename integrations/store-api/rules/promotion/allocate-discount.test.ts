import { describe, expect, it } from 'vitest';
import { allocateDiscount, type TaxBucket } from './apply.ts';

const oven: TaxBucket = { id: 'oven', rate: 8.1, price: 10810, tax: 810 };
const book: TaxBucket = { id: 'book', rate: 2.6, price: 5130, tax: 130 };
const everywhere = new Map([
  ['oven', 10810],
  ['book', 5130],
]);

describe('what is taken off', () => {
  it('is shared by what each line costs, with the tax of each', () => {
    const { price, burdens, taxBuckets } = allocateDiscount([oven, book], everywhere, 1594, 'gross');
    expect(burdens).toEqual([
      { id: 'book', amount: 513 },
      { id: 'oven', amount: 1081 },
    ]);
    expect(price.taxes).toEqual([
      { rate: 2.6, price: -513, tax: -13 },
      { rate: 8.1, price: -1081, tax: -81 },
    ]);
    expect([price.unit, price.quantity, price.total]).toEqual([-1594, 1, -1594]);
    expect(taxBuckets).toEqual([
      { ...oven, price: 9729, tax: 729 },
      { ...book, price: 4617, tax: 117 },
    ]);
  });

  it('touches only what the discount reaches, and no further', () => {
    const onBook = allocateDiscount([oven, book], new Map([['book', 2000]]), 9999, 'gross');
    expect([onBook.burdens, onBook.price.total]).toEqual([[{ id: 'book', amount: 2000 }], -2000]);
    expect(onBook.taxBuckets[0]).toEqual(oven);
  });

  it('leaves no tax on what costs nothing any more', () => {
    const { price, taxBuckets } = allocateDiscount([{ ...oven, tax: 811 }, book], everywhere, 99999, 'gross');
    expect(price.taxes.map(({ tax }) => tax)).toEqual([-130, -811]);
    expect(taxBuckets.map((bucket) => [bucket.price, bucket.tax])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('gives the odd cent to the same line, whatever their order', () => {
    const lines = ['a', 'b', 'c'].map((id): TaxBucket => ({ id, rate: 8.1, price: 100, tax: 7 }));
    const reach = new Map(lines.map(({ id, price }) => [id, price]));
    const shares = (taxBuckets: TaxBucket[]) => allocateDiscount(taxBuckets, reach, 100, 'gross').burdens;
    expect(shares(lines)).toEqual([
      { id: 'a', amount: 33 },
      { id: 'b', amount: 34 },
      { id: 'c', amount: 33 },
    ]);
    expect(shares([...lines].reverse())).toEqual(shares(lines));
  });

  it('is nothing where nothing is left', () => {
    const { price, burdens } = allocateDiscount([{ ...oven, price: 0, tax: 0 }], everywhere, 500, 'net');
    expect([price.total, price.taxes, burdens]).toEqual([0, [], []]);
  });
});
