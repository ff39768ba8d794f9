import { describe, expect, it } from 'vitest';
import { aCartOf, aDiscount, aPromotion, aSituation, EUROS, NOW, someConditions, someGoods } from './a-promotion.ts';
import { applyPromotions } from './apply.ts';
import type { Promotion } from './promotion.ts';
import { freeShipping } from './promotion.ts';

const offer = aPromotion('free', {
  isAutomatic: true,
  priority: 10,
  conditions: someConditions({ minTotal: 15000, countries: ['CH'], shippingMethods: ['standard'], maxKg: 30 }),
  discounts: [aDiscount({ scope: 'delivery', value: 100 })],
});

function missing(chf: number, promotions: Promotion[] = [offer], situation = aSituation()) {
  const cart = aCartOf([someGoods('bags', 1, chf * 100)], 1090);
  return freeShipping(applyPromotions(promotions, cart, situation, NOW), cart.goods, situation);
}

describe('free shipping', () => {
  it('says what is missing, after the discounts on goods', () => {
    expect(missing(119)).toEqual({ from: 15000, missing: 3100 });
    const tenth = aPromotion('A', { discounts: [aDiscount({ value: 10 })] });
    expect(missing(160, [offer, tenth])).toEqual({ from: 15000, missing: 600 });
  });

  it('is reached when it is applied', () => expect(missing(150)).toEqual({ from: 15000, missing: 0 }));

  it('calculates in the currency of the session', () =>
    expect(missing(100, [offer], aSituation({ pricing: EUROS }))).toEqual({ from: 16050, missing: 6050 }));

  it.each([
    ['another country', { country: 'DE' }],
    ['another way to ship', { shippingMethod: 'express' }],
    ['another group', { group: 'professional' }],
    ['too much weight', { kg: 31 }],
  ])('is not promised where more goods would not bring it: %s', (_, change) =>
    expect(missing(119, [offer], aSituation(change))).toBeNull(),
  );

  it('is not promised beside a discount that excludes it, after its end, or by a code', () => {
    const alone = aPromotion('A', { preventsCombination: true });
    expect(missing(119, [offer, alone])).toBeNull();
    expect(missing(119, [{ ...offer, validUntil: '2026-11-20T00:00:00.000Z' }])).toBeNull();
    expect(missing(119, [{ ...offer, isAutomatic: false }])).toBeNull();
    expect(missing(119, [])).toBeNull();
  });
});
