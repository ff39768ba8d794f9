import { describe, expect, it } from 'vitest';
import { aCartOf, aDiscount, aPromotion, aSituation, NOW, someConditions, someGoods } from './a-promotion.ts';
import { applyPromotions } from './apply.ts';
import type { Promotion } from './promotion.ts';

const oven = someGoods('oven', 1, 20000, { categoryIds: ['cooking'] });
const bags = someGoods('bags', 2, 500);
const half = aDiscount({ id: 'half', value: 50 });

const totals = (promotions: Promotion[], cart = aCartOf([oven, bags], 1090)) =>
  applyPromotions(promotions, cart, aSituation(), NOW).discounts.map(({ promotion, price }) => [
    promotion.id,
    price.total,
  ]);

describe('promotions', () => {
  it('come by priority, then by id, in whatever order they were entered', () => {
    const [a, b, c] = [aPromotion('A'), aPromotion('B'), aPromotion('C', { priority: 60 })];
    const expected = [
      ['C', -2100],
      ['A', -2100],
      ['B', -2100],
    ];
    expect(totals([a, b, c])).toEqual(expected);
    expect(totals([c, b, a])).toEqual(expected);
  });

  it('calculate on full prices, and take no more than is left', () =>
    expect(
      totals([aPromotion('A', { discounts: [half] }), aPromotion('B', { discounts: [{ ...half, value: 80 }] })]),
    ).toEqual([
      ['A', -10500],
      ['B', -10500],
    ]));

  it('look at what is left after those before them', () => {
    const free = aPromotion('free', {
      isAutomatic: true,
      priority: 10,
      conditions: someConditions({ minTotal: 15000 }),
      discounts: [aDiscount({ id: 'f', scope: 'delivery', value: 100 })],
    });
    const absolute = (value: number) => aPromotion('A', { discounts: [aDiscount({ type: 'absolute', value })] });
    expect(totals([free, absolute(6000)])).toEqual([
      ['A', -6000],
      ['free', -1090],
    ]);
    expect(totals([free, absolute(6005)])).toEqual([['A', -6005]]);
  });

  it('are left out by a valid one that excludes them, from either side, and only then', () => {
    const winter = aPromotion('WINTER', { excludes: ['TABLE'] });
    const table = aPromotion('TABLE', { priority: 55 });
    expect(totals([winter, table])).toEqual([['TABLE', -2100]]);
    expect(totals([winter, { ...table, active: false }])).toEqual([['WINTER', -2100]]);
    const nothing = { discounts: [aDiscount({ only: { productIds: ['knife'], categoryIds: [] } })] };
    expect(totals([winter, { ...table, ...nothing }])).toEqual([['WINTER', -2100]]);
  });

  it('stand alone when they prevent every combination', () => {
    const alone = aPromotion('ALONE', { preventsCombination: true });
    expect(totals([alone, aPromotion('B', { priority: 40 })])).toEqual([['ALONE', -2100]]);
    expect(totals([alone, aPromotion('B', { priority: 60 })])).toEqual([['B', -2100]]);
  });

  it('may take off several things, each with a line; one that takes nothing has none', () => {
    const discounts = [
      aDiscount({ id: 'goods', only: { productIds: ['bags'], categoryIds: [] } }),
      aDiscount({ id: 'shipping', scope: 'delivery', type: 'absolute', value: 5000 }),
      aDiscount({ id: 'none', only: { productIds: ['knife'], categoryIds: [] } }),
    ];
    expect(totals([aPromotion('A', { discounts })])).toEqual([
      ['A', -100],
      ['A', -1090],
    ]);
  });

  it.each([
    ['percentage', 50, -545],
    ['absolute', 400, -400],
    ['fixed', 500, -590],
  ] as const)('reduce shipping: %s', (type, value, expected) =>
    expect(totals([aPromotion('A', { discounts: [aDiscount({ scope: 'delivery', type, value })] })])).toEqual([
      ['A', expected],
    ]),
  );

  it('take nothing off shipping where nothing is sent', () =>
    expect(totals([aPromotion('A', { discounts: [aDiscount({ scope: 'delivery' })] })], aCartOf([oven]))).toEqual([]));

  it('say who bears how much', () => {
    const { discounts } = applyPromotions([aPromotion('A')], aCartOf([oven, bags]), aSituation(), NOW);
    expect(discounts[0]?.burdens).toEqual([
      { id: 'bags', amount: 100 },
      { id: 'oven', amount: 2000 },
    ]);
  });
});
