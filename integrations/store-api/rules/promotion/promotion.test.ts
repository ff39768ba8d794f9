import { describe, expect, it } from 'vitest';
import { aPromotion, aSituation, EUROS, NOW, someConditions, someGoods } from './a-promotion.ts';
import { codeKey, holds, isOffered, type Promotion } from './promotion.ts';

const offered = (change: Partial<Promotion>, now = NOW) => isOffered(aPromotion('P', change), now);

describe('a promotion is offered', () => {
  it.each([
    ['a second before it begins', '2026-10-31T23:59:59.999Z', false],
    ['from its first moment', '2026-11-01T00:00:00.000Z', true],
    ['to the end of its last second', '2026-11-30T22:59:59.999Z', true],
    ['but no longer', '2026-11-30T23:00:00.000Z', false],
  ])('%s', (_, now, expected) => expect(offered({}, new Date(now))).toBe(expected));

  it.each<[string, Partial<Promotion>, boolean]>([
    ['without an end', { validUntil: null }, true],
    ['switched off', { active: false }, false],
    ['with one use left', { maxUses: 50, uses: 49 }, true],
    ['used up', { maxUses: 50, uses: 50 }, false],
    ['with one use left for this customer', { maxUsesPerCustomer: 2, usesOfCustomer: 1 }, true],
    ['used up by this customer', { maxUsesPerCustomer: 2, usesOfCustomer: 2 }, false],
    ['by a code of one’s own that was used', { isCodeUsed: true }, false],
  ])('%s', (_, change, expected) => expect(offered(change)).toBe(expected));

  it('under its code however it is written', () => expect(codeKey(' winter10 ')).toBe('WINTER10'));
});

describe('the conditions of a promotion', () => {
  const goods = [someGoods('fork', 2, 2950, { parentId: 'forks' }), someGoods('pan', 1, 4900)];
  const ids = { productIds: ['forks', 'pan'] };
  it.each([
    ['none', {}, {}, true],
    ['another group', { groups: ['professional'] }, {}, false],
    ['just enough goods', { minTotal: 10800 }, {}, true],
    ['five Rappen too little', { minTotal: 10805 }, {}, false],
    ['the country', { countries: ['CH', 'LI'] }, {}, true],
    ['another country', { countries: ['CH', 'LI'] }, { country: 'DE' }, false],
    ['pieces of several articles', { minQuantity: { ...ids, quantity: 3 } }, {}, true],
    ['a piece too few', { minQuantity: { ...ids, quantity: 4 } }, {}, false],
    ['the way of shipping', { shippingMethods: ['standard'] }, {}, true],
    ['another way of shipping', { shippingMethods: ['standard'] }, { shippingMethod: 'express' }, false],
    ['just light enough', { maxKg: 30 }, { kg: 30 }, true],
    ['too heavy', { maxKg: 30 }, { kg: 30.001 }, false],
    ['a first order', { firstOrder: true }, {}, true],
    ['a second order', { firstOrder: true }, { hasOrdered: true }, false],
  ])('%s', (_, conditions, situation, expected) =>
    expect(holds(someConditions(conditions), goods, 10800, aSituation(situation))).toBe(expected),
  );

  it.each([
    [16050, true],
    [16049, false],
  ])('calculate the least value in the currency of the session: %d cents', (left, expected) =>
    expect(holds(someConditions({ minTotal: 15000 }), goods, left, aSituation({ pricing: EUROS }))).toBe(expected),
  );
});
