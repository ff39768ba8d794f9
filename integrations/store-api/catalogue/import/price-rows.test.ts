import { expect, it } from 'vitest';
import type { Product, Variant } from '#features/content-schema/product.schema.ts';
import { idOf } from '#store/id.ts';
import { priceRows, withoutTax } from './rows.ts';

const NAMES = new Map([
  [idOf('customer-group', 'private'), 'private'],
  [idOf('customer-group', 'professional'), 'professional'],
]);

/** Group, from, price and list price of each row. */
const prices = (product: Partial<Product>, variant: Partial<Variant> | null = null) =>
  priceRows({
    product: { number: '10-104', tax: 8.1, variants: [], ...product } as Product,
    variant: variant && ({ number: '10-104-GR', ...variant } as Variant),
    position: 0,
  }).map((row) => [NAMES.get(row.customerGroupId), row.fromQuantity, row.unitPrice, row.listPrice]);

it('takes the tax off where professionals have no price of their own', () => {
  expect(prices({ price: 249, listPrice: 279 })).toEqual([
    ['private', 1, 24900, 27900],
    ['professional', 1, 23034, 25809],
  ]);
  expect(withoutTax(1290, 2.6)).toBe(1257);
  expect(withoutTax(5000, 0)).toBe(5000);
});

it('has a row a tier', () =>
  expect(
    prices({
      price: 5.9,
      tiers: [
        { from: 1, price: 5.9 },
        { from: 5, price: 5.4 },
      ],
      professional: [{ from: 10, net: 4 }],
    }),
  ).toEqual([
    ['private', 1, 590, null],
    ['private', 5, 540, null],
    ['professional', 10, 400, null],
  ]));

it('gives a variant the prices of its product, unless it has its own', () => {
  const product = { price: 20, listPrice: 25, professional: [{ from: 1, net: 12 }] };
  expect(prices(product, {})).toEqual([
    ['private', 1, 2000, 2500],
    ['professional', 1, 1200, null],
  ]);
  expect(prices(product, { price: 30 })).toEqual([
    ['private', 1, 3000, null],
    ['professional', 1, 2775, null],
  ]);
});
