import { describe, expect, it } from 'vitest';
import {
  type DeliveryPositions,
  measureOf,
  type ShippingTariff,
  shippingCost,
  shippingPrice,
  takesCart,
} from './shipping.ts';

const standard: ShippingTariff = {
  by: 'weight',
  steps: [
    { to: 2, price: 790, isFreight: false },
    { to: 10, price: 1090, isFreight: false },
    { to: null, price: 5900, isFreight: true },
  ],
  conditions: null,
};
const express: ShippingTariff = {
  by: 'weight',
  steps: [{ to: 30, price: 3490, isFreight: false }],
  conditions: { allInStock: true, deliveryTimes: ['1-3-days'], maxKg: 30 },
};

const oven: DeliveryPositions[number] = {
  quantity: 1,
  grams: 4200,
  isFree: false,
  isInStock: true,
  deliveryTime: '1-3-days',
  total: 24900,
};
const bags: DeliveryPositions[number] = { ...oven, grams: 400, total: 890 };

describe('shipping cost', () => {
  it.each([
    ['a light parcel', [bags], 790],
    ['exactly 2 kg', [{ ...bags, quantity: 5 }], 790],
    ['more than 2 kg', [{ ...bags, quantity: 6 }], 1090],
    ['exactly 10 kg', [{ ...bags, quantity: 25 }], 1090],
    ['more than 10 kg', [{ ...bags, quantity: 26 }], 5900],
    ['lines that all travel free', [{ ...bags, isFree: true }], 0],
    ['one free line beside another', [{ ...oven, isFree: true }, bags], 790],
  ])('%s', (_, positions, expected) => expect(shippingCost(standard, positions)).toBe(expected));

  it.each([
    ['value', 'up to 100 francs', [{ ...bags, total: 10000 }], 790],
    ['value', 'above', [{ ...bags, total: 10005 }], 0],
    [
      'value',
      'without what travels free',
      [oven, { ...bags, total: 10000 }].map((line, index) => ({ ...line, isFree: index === 0 })),
      790,
    ],
    ['count', 'up to a hundred pieces', [{ ...bags, quantity: 99 }, oven], 790],
    ['count', 'above', [{ ...bags, quantity: 100 }, oven], 0],
  ] as const)('by %s: %s', (by, _, positions, expected) => {
    const steps = [
      { to: 100, price: 790, isFreight: false },
      { to: null, price: 0, isFreight: false },
    ];
    expect(shippingCost({ by, steps, conditions: null }, [...positions])).toBe(expected);
  });

  it('does not count lines with free shipping', () =>
    expect(measureOf('weight', [{ ...oven, isFree: true }, bags])).toBe(0.4));

  it.each([
    ['in stock', [oven], true],
    ['out of stock', [{ ...oven, isInStock: false }], false],
    ['made in weeks', [{ ...oven, deliveryTime: '3-5-weeks' }], false],
    ['too heavy', [{ ...oven, quantity: 8 }], false],
  ])('express %s: %s', (_, positions, expected) => expect(takesCart(express, positions)).toBe(expected));
});

describe('shipping tax', () => {
  const rounding = { decimals: 2, interval: 0.05, roundForNet: false };
  const shares = [
    { rate: 2.6, percentage: 25 },
    { rate: 8.1, percentage: 75 },
  ];

  it('follows the goods', () => {
    const price = shippingPrice(1090, shares, { factor: 1, rounding, taxState: 'gross' });
    expect(price.taxes).toEqual([
      { rate: 2.6, price: 273, tax: 7 },
      { rate: 8.1, price: 817, tax: 61 },
    ]);
    expect(price.total).toBe(1090);
  });

  it('comes on top of a net price, and together they are what a private customer pays', () => {
    const price = shippingPrice(1090, shares, { factor: 1, rounding, taxState: 'net' });
    expect(price.total + price.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(1090);
  });
});
