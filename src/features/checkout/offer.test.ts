import { describe, expect, it } from 'vitest';
import { aCart } from '#features/cart/a-cart.ts';
import type { ShippingMethod } from '#store-api/contract/checkout.ts';
import { offers, shippingPrice } from './offer.ts';

const step = (quantityStart: number, quantityEnd: number | null, gross: number, ruleId: string | null = null) => ({
  ...{ calculation: 3, quantityStart, quantityEnd, ruleId },
  currencyPrice: [{ currencyId: 'chf', gross }],
});
const standard = { id: 'standard', position: 1, prices: [step(0, 2, 7.9), step(2, 10, 10.9), step(10, null, 59)] };
const express = { id: 'express', position: 2, prices: [step(0, 30, 16.9, 'a-rule')] };

/** Ovens of 4.2 kg, shipped by `method`. */
function ovens(quantity: number, method = 'pickup') {
  const { cart } = aCart().with('10-104', quantity).shipping(0);
  for (const line of cart.lineItems) line.deliveryInformation = { weight: 4.2 };
  for (const delivery of cart.deliveries ?? []) delivery.shippingMethod = { id: method };
  return cart;
}

const price = (method: object, cart = ovens(1)) => shippingPrice(method as ShippingMethod, cart, 'chf');

describe('Ways to ship and to pay', () => {
  it('come in their order, with those that are not possible', () => {
    const result = offers([express, standard] as ShippingMethod[], [standard] as ShippingMethod[]);
    expect(result.map(({ method, isAvailable }) => [method.id, isAvailable])).toEqual([
      ['standard', true],
      ['express', false],
    ]);
  });
});

describe('What shipping costs', () => {
  it('is what the cart says for the chosen way', () => {
    const cart = ovens(1, 'standard');
    cart.deliveries?.push({
      shippingCosts: { unitPrice: -3, totalPrice: -3, quantity: 1, calculatedTaxes: [], taxRules: [] },
    });
    expect(price(standard, cart)).toBe(-300);
  });

  it.each([
    [1, 1090],
    [2, 1090],
    [3, 5900],
  ])('is read from the weight for another way: %d ovens', (quantity, expected) =>
    expect(price(standard, ovens(quantity))).toBe(expected),
  );

  it('stays open where only the server can tell', () => {
    expect(price(express)).toBeUndefined();
    expect(price({ id: 'odd' })).toBeUndefined();
    expect(price(standard, aCart().with('10-104').cart)).toBeUndefined();
  });
});
