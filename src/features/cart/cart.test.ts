import { describe, expect, it } from 'vitest';
import { aCart } from './a-cart.ts';
import * as rules from './cart.ts';
import { countIn } from './cart-fingerprint.store.ts';

describe('A cart', () => {
  it('counts its goods, not its discounts (D4)', () => {
    const cart = aCart().with('10-104', 2).with('41-202', 10).discount('WINTER10', -10).cart;
    expect(rules.count(cart)).toBe(12);
    expect(rules.isEmpty(cart)).toBe(false);
  });

  it('is empty when only a code lies in it (D4)', () => {
    expect(rules.isEmpty(aCart().discount('WINTER10', 0).cart)).toBe(true);
    expect(rules.isEmpty(aCart().cart)).toBe(true);
  });

  it('is virtual when all goods are downloads, whatever the discounts (D4)', () => {
    expect(rules.isVirtual(aCart().download('60-101').discount('BRIEF5', -5).cart)).toBe(true);
    expect(rules.isVirtual(aCart().download('60-101').with('10-104').cart)).toBe(false);
    expect(rules.isVirtual(aCart().cart)).toBe(false);
    expect(rules.hasDownload(aCart().download('60-101').with('10-104').cart)).toBe(true);
  });

  it('sums its goods before discounts, to the smallest coin (I5)', () => {
    const cart = aCart().with('10-104', 1, 249).with('41-202', 3, 7.21).discount('BRIEF5', -5).cart;
    expect(rules.subtotal(cart)).toBe(27063);
    expect(rules.subtotal(cart, 0.05)).toBe(27065);
  });

  it('adds up all deliveries, the discount on shipping among them (D4)', () => {
    const cart = aCart().with('10-104').shipping(10.9, -10.9).cart;
    expect([rules.shippingTotal(cart), rules.shippingBefore(cart), rules.shippingDiscount(cart)]).toEqual([
      0, 1090, -1090,
    ]);
    expect(rules.shippingTotal(aCart().download('60-101').cart)).toBe(0);
  });

  it('lists VAT by rate and leaves out what takes nothing', () => {
    expect(rules.taxes(aCart().tax(8.1, 25.92).tax(2.6, 0.33).tax(0, 0).cart)).toEqual([
      { rate: 2.6, tax: 33 },
      { rate: 8.1, tax: 2592 },
    ]);
  });

  it('knows what the rounding to five Rappen took', () => {
    expect(rules.rounding(aCart().with('41-202', 3, 7.21).shipping(7.9).totalling(29.55).cart)).toBe(2);
    expect(
      rules.rounding(aCart().with('10-104', 1, 100).shipping(10).tax(8.1, 8.91).totalling(118.9, 'net').cart),
    ).toBe(-1);
  });

  it('is blocked by a message that says so', () => {
    expect(rules.isBlocked(aCart().error('product-stock-reached', 10).cart)).toBe(true);
    expect(rules.isBlocked(aCart().cart)).toBe(false);
  });

  it('says of a product either that it went in or what the server made of it, never both', () => {
    expect(rules.isAsRequested(aCart().with('10-104').error('cart-merged-hint', 0).cart, '10-104')).toBe(true);
    const lowered = aCart().with('10-104').error('product-stock-reached', 10, {}, 'product-stock-reached10-104').cart;
    expect(rules.isAsRequested(lowered, '10-104')).toBe(false);
    expect(rules.isAsRequested(aCart().cart, '10-104')).toBe(false);
  });

  it('tells how far it is to free shipping where the store says so, and nothing of a Shopware', () => {
    const { cart } = aCart().with('41-202', 10, 7.2);
    const freeShippingWith = (extensions: Record<string, unknown>) => rules.freeShipping({ ...cart, extensions });
    expect(freeShippingWith({ 'hof-free-shipping': { from: 150, missing: 78 } })).toEqual({
      from: 15000,
      missing: 7800,
    });
    expect(freeShippingWith({ 'hof-free-shipping': { from: 150, missing: -3 } })).toEqual({ from: 15000, missing: 0 });
    expect([
      rules.freeShipping(cart),
      freeShippingWith({}),
      freeShippingWith({ 'hof-free-shipping': { from: '150' } }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('leaves a trace that changes with every change and tells the count', () => {
    const two = rules.fingerprintOf(aCart().with('10-104', 2).cart);
    expect(countIn(two)).toBe(2);
    expect(rules.fingerprintOf(aCart().with('10-106', 2).cart)).not.toBe(two);
    expect(['', 'x', '-3 0'].map(countIn)).toEqual([0, 0, 0]);
  });
});

it('lists the codes that are kept and take nothing off (D4)', () => {
  const cart = {
    ...aCart().discount('SOMMER', -5).cart,
    extensions: { 'cart-promotions': { addedCodes: ['SOMMER', 'BRIEF'] } },
  };
  expect(rules.keptCodes(cart)).toEqual(['BRIEF']);
  expect(rules.keptCodes(aCart().cart)).toEqual([]);
});
