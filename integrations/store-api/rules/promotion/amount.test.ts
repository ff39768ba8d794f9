import { describe, expect, it } from 'vitest';
import { aDiscount, CHF, EUROS, someGoods } from './a-promotion.ts';
import { discountAmount, packagesOf } from './apply.ts';
import type { Discount, SetGroup } from './promotion.ts';

const oven = someGoods('oven', 1, 24900, { parentId: 'ovens', categoryIds: ['cooking'] });
const forks = someGoods('forks', 3, 2950, { categoryIds: ['fondue', 'cooking'] });
const bags = someGoods('bags', 10, 590, { categoryIds: ['waste'] });

const amountOf = (discount: Partial<Discount>, goods = [oven, forks, bags], sets: SetGroup[] = [], pricing = CHF) =>
  discountAmount(aDiscount(discount), packagesOf(aDiscount(discount), sets, goods), pricing);

describe('a discount on the cart takes off', () => {
  it.each<[string, Partial<Discount>, number]>([
    ['a share of everything', { value: 10 }, 3965],
    ['a share, to the next five Rappen', { value: 15, only: { productIds: ['bags'], categoryIds: [] } }, 885],
    ['a share of a category', { value: 20, only: { productIds: [], categoryIds: ['cooking'] } }, 6750],
    ['a share of a product with all its variants', { only: { productIds: ['ovens'], categoryIds: [] } }, 2490],
    ['no more than its most', { value: 50, max: 6000 }, 6000],
    ['all of it at most', { value: 150 }, 39650],
    ['all of it at most, however much is allowed', { value: 150, max: 99999 }, 39650],
    ['nothing where nothing matches', { only: { productIds: ['knife'], categoryIds: [] } }, 0],
    ['francs', { type: 'absolute', value: 2500 }, 2500],
    ['no more francs than there are', { type: 'absolute', value: 100_000 }, 39650],
    ['what is above a price for all', { type: 'fixed', value: 30000 }, 9650],
    ['nothing below that price', { type: 'fixed', value: 39650 }, 0],
    ['what is above a price for each', { type: 'fixed_unit', value: 2000 }, 22900 + 3 * 950],
  ])('%s', (_, discount, expected) => expect(amountOf(discount)).toBe(expected));

  it.each<[string, Partial<Discount>, number]>([
    ['a share to the cent', { value: 10 }, 3965],
    ['francs as euros', { type: 'absolute', value: 2500 }, 2675],
    ['a price in francs as euros', { type: 'fixed', value: 30000 }, 39650 - 32100],
  ])('%s, in euros', (_, discount, expected) =>
    expect(amountOf(discount, [oven, forks, bags], [], EUROS)).toBe(expected),
  );
});

describe('a discount on sets takes off', () => {
  const three: SetGroup[] = [{ quantity: 3, only: null }];
  const cheapest: Partial<Discount> = { scope: 'set', value: 100, cheapest: 1 };
  const priced = (...units: number[]) => units.map((unit, index) => someGoods(`line-${index}`, 1, unit));

  it.each([
    ['two pieces make no set of three', priced(900, 800), 0],
    ['three do: the cheapest is free', priced(700, 900, 800), 700],
    ['five make one set', priced(500, 900, 800, 600, 700), 700],
    ['six make two, the dearest together', priced(900, 400, 800, 600, 700, 500), 700 + 400],
    ['pieces of one line make sets too', [someGoods('forks', 7, 1000)], 2000],
  ])('%s', (_, goods, expected) => expect(amountOf(cheapest, goods, three)).toBe(expected));

  it('down to a price for each set', () =>
    expect(amountOf({ scope: 'set', type: 'fixed', value: 2000 }, priced(900, 800, 700, 600, 500, 400), three)).toBe(
      400,
    ));

  const pair: SetGroup[] = [
    { quantity: 1, only: { productIds: ['ovens'], categoryIds: [] } },
    { quantity: 2, only: { productIds: ['bags'], categoryIds: [] } },
  ];
  it.each([
    ['of what comes with an oven', { scope: 'setgroup', group: 1, value: 50 }, 590],
    ['of the oven', { scope: 'setgroup', group: 0, value: 10 }, 2490],
    ['of the whole set', { scope: 'set', value: 10 }, 2610],
  ] as const)('a share %s', (_, discount, expected) => expect(amountOf(discount, [oven, bags], pair)).toBe(expected));

  it('no piece for two groups at once', () => {
    const any: SetGroup[] = [
      { quantity: 1, only: null },
      { quantity: 1, only: null },
    ];
    expect(amountOf({ scope: 'set', value: 50 }, priced(1000), any)).toBe(0);
    expect(amountOf({ scope: 'set', value: 50 }, priced(1000, 800), any)).toBe(900);
  });

  it('the same pieces of equal price, whatever the order of the lines', () => {
    const goods = priced(1000, 1000, 1000, 1000);
    const packagesIn = (lines: typeof goods) => packagesOf(aDiscount({ scope: 'set', cheapest: 1 }), three, lines);
    expect(packagesIn(goods)).toEqual([[{ lineId: 'line-2', unit: 1000, quantity: 1, total: 1000 }]]);
    expect(packagesIn([...goods].reverse())).toEqual(packagesIn(goods));
  });

  it('nothing while a group is missing, or where there are no sets', () => {
    expect(amountOf({ scope: 'set', value: 10 }, [oven, forks], pair)).toBe(0);
    expect(amountOf({ scope: 'set', value: 10 }, [oven, forks], [])).toBe(0);
  });
});
