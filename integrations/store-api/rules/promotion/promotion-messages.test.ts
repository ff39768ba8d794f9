import { describe, expect, it } from 'vitest';
import { aCartOf, aDiscount, aPromotion, aSituation, NOW, someConditions, someGoods } from './a-promotion.ts';
import { applyPromotions } from './apply.ts';
import type { Promotion } from './promotion.ts';
import { type KeptPromotion, updatePromotions } from './promotion.ts';

const goods = [someGoods('oven', 1, 24900)];
const promotionUpdate = (
  promotions: Promotion[],
  kept: KeptPromotion[] = [],
  cart = aCartOf(goods, 1090),
  unknown: string[] = [],
) => updatePromotions(applyPromotions(promotions, cart, aSituation(), NOW), kept, unknown);
const keys = (...args: Parameters<typeof promotionUpdate>) => promotionUpdate(...args).messages.map(({ key }) => key);
/** What a cart remembers when these applied last. */
const keptBy = (...promotions: Promotion[]) => promotionUpdate(promotions).kept;

const winter = aPromotion('WINTER');
const table = aPromotion('TABLE', { priority: 55, excludes: ['WINTER'] });
const later = aPromotion('LATER', { conditions: someConditions({ minTotal: 30000 }) });
const over = aPromotion('OVER', { validUntil: '2026-11-02T00:00:00.000Z' });
const forks = aPromotion('forks', { isAutomatic: true });
const shipping = aPromotion('shipping', {
  isAutomatic: true,
  priority: 10,
  discounts: [aDiscount({ id: 'free', scope: 'delivery', value: 100 })],
});
const few = { conditions: someConditions({ minTotal: 99999 }) };

describe('a cart tells of its promotions', () => {
  it.each<[string, Parameters<typeof promotionUpdate>, string[]]>([
    ['a new discount', [[winter]], ['promotion-discount-added-WINTER:0']],
    ['nothing of one it had', [[winter], keptBy(winter)], []],
    ['a code that nobody knows', [[], [], aCartOf(goods), ['NIX']], ['promotion-not-found']],
    ['a code that is over', [[over]], ['promotion-not-found']],
    ['a code that has to wait for its conditions', [[later]], ['promotion-not-eligible']],
    ['so every time', [[later], keptBy(later)], ['promotion-not-eligible']],
    ['a code that another excludes', [[winter, table]], ['promotion-discount-added-TABLE:0', 'promotion-excluded']],
    [
      'that a code is for others, before what excludes it',
      [[{ ...winter, conditions: someConditions({ groups: ['professional'] }) }, table]],
      ['promotion-discount-added-TABLE:0', 'promotion-not-eligible'],
    ],
    ['an excluded one that comes back', [[winter], keptBy(winter, table)], ['promotion-discount-added-WINTER:0']],
    ['free shipping', [[shipping]], ['promotion-discount-added-free']],
    ['that it is over', [[{ ...shipping, ...few }], keptBy(shipping)], ['promotion-discount-deleted-free']],
    [
      'an automatic discount that is over',
      [[{ ...forks, ...few }], keptBy(forks)],
      ['auto-promotion-not-found-Promotion forks'],
    ],
    [
      'nothing of automatic ones that never applied',
      [
        [
          { ...forks, ...few },
          { ...shipping, ...few },
        ],
      ],
      [],
    ],
    [
      'that a code is kept which is entered into an empty cart',
      [[winter], [], aCartOf([])],
      ['promotion-not-eligible'],
    ],
    ['nothing in an emptied cart', [[winter, forks, later], keptBy(winter, forks, later), aCartOf([])], []],
    ['but of a code that is over even there', [[over], [], aCartOf([])], ['promotion-not-found']],
    [
      'that a cart without a price has no discounts',
      [[winter, forks], [], aCartOf([someGoods('gift', 1, 0)])],
      ['promotions-on-cart-price-zero-error'],
    ],
  ])('%s', (_, args, expected) => expect(keys(...args)).toEqual(expected));

  it('names all of them where nothing costs anything', () =>
    expect(promotionUpdate([winter, forks], [], aCartOf([someGoods('gift', 1, 0)])).messages).toMatchObject([
      { parameters: { promotions: 'Promotion WINTER, Promotion forks' }, level: 0, blocks: false },
    ]));

  it('stops an order only for an automatic discount that fell away', () => {
    const lost = promotionUpdate([{ ...forks, ...few }], keptBy(forks));
    expect(lost).toMatchObject({ hasLostDiscount: true, messages: [{ level: 20, blocks: true, isOnce: true }] });
    expect(promotionUpdate([winter, later, over], keptBy(winter)).messages.some(({ blocks }) => blocks)).toBe(false);
  });

  it('knows that a discount is gone with its code', () =>
    expect(promotionUpdate([], keptBy(winter), aCartOf(goods), ['WINTER'])).toMatchObject({
      hasLostDiscount: true,
      kept: [],
    }));
});

describe('a cart remembers', () => {
  const rememberedBy = (...args: Parameters<typeof promotionUpdate>) =>
    promotionUpdate(...args).kept.map(({ promotionId }) => promotionId);

  it('codes that wait or are excluded, and forgets those that are over', () =>
    expect(rememberedBy([winter, table, later, over])).toEqual(['TABLE', 'LATER', 'WINTER']));

  it('automatic ones only while they apply', () => {
    expect(rememberedBy([forks])).toEqual(['forks']);
    expect(rememberedBy([{ ...forks, ...few }], keptBy(forks))).toEqual([]);
  });

  it('what was taken out by hand', () => {
    const blocked = { promotionId: 'forks', code: null, isBlocked: true, applied: [] };
    expect(promotionUpdate([], [blocked]).kept).toEqual([blocked]);
  });

  it('codes in an empty cart, to be told of as new once there are goods', () => {
    const { kept } = promotionUpdate([winter], keptBy(winter), aCartOf([]));
    expect(keys([winter], kept)).toEqual(['promotion-discount-added-WINTER:0']);
  });
});
