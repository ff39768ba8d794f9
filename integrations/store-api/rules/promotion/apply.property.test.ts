import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { linePrice, type Pricing, totals } from '#store/rules/price/price.ts';
import { shippingPrice } from '#store/rules/shipping/shipping.ts';
import { aDiscount, aPromotion, aSituation, CHF, EUROS, NOW, someConditions, someGoods } from './a-promotion.ts';
import { applyPromotions } from './apply.ts';
import type { Discount, Goods, Promotion } from './promotion.ts';
import { updatePromotions } from './promotion.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];

const someLines = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...IDS),
    quantity: fc.integer({ min: 1, max: 40 }),
    coins: fc.integer({ min: 0, max: 20_000 }),
    rate: fc.constantFrom(0, 2.6, 8.1, 22),
  }),
  { selector: ({ id }) => id, maxLength: IDS.length },
);

const only = fc.option(fc.record({ productIds: fc.subarray(IDS), categoryIds: fc.constant<string[]>([]) }), {
  nil: null,
  freq: 2,
});

const discount: fc.Arbitrary<Discount> = fc
  .record({
    scope: fc.constantFrom('cart', 'delivery', 'set', 'setgroup'),
    type: fc.constantFrom('percentage', 'absolute', 'fixed', 'fixed_unit'),
    value: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 50_000 })),
    max: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
    only,
    group: fc.constantFrom(0, 1),
    cheapest: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  })
  .map(aDiscount);

const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.record({
      isAutomatic: fc.boolean(),
      priority: fc.integer({ min: 1, max: 3 }),
      discounts: fc.array(discount, { minLength: 1, maxLength: 3 }),
      sets: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), only }), { maxLength: 2 }),
      preventsCombination: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
      excludes: fc.subarray(['P0', 'P1', 'P2', 'P3'], { maxLength: 1 }),
      minTotal: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ discounts, minTotal, ...rest }, index) =>
      aPromotion(`P${index}`, {
        ...rest,
        discounts: discounts.map((each, place) => ({ ...each, id: `P${index}:${place}` })),
        conditions: someConditions({ minTotal }),
      }),
    ),
  );

const pricing: fc.Arbitrary<Pricing> = fc.constantFrom(CHF, { ...CHF, taxState: 'net' as const }, EUROS);

const aCart = fc.record({
  lines: someLines,
  promotions,
  pricing,
  shipping: fc.integer({ min: 0, max: 2000 }).map((coins) => coins * 5),
});
type ACart = typeof aCart extends fc.Arbitrary<infer Value> ? Value : never;

const sum = (amounts: number[]): number => amounts.reduce((all, each) => all + each, 0);

/** What `calculate` does between lines and totals. */
function calculate({ lines, promotions: offered, pricing: money, shipping }: ACart) {
  const priced = lines.map(({ id, quantity, coins, rate }) => ({
    goods: someGoods(id, quantity, coins * 5),
    price: linePrice({ unit: coins * 5, quantity, rate }, money),
    rate,
  }));
  const costs = shippingPrice(lines.length === 0 ? 0 : shipping, [{ rate: 8.1, percentage: 100 }], money);
  const cart = {
    goods: priced.map(({ goods }): Goods => goods),
    goodsTaxBuckets: priced.map(({ goods: { id }, price, rate }) => ({
      id,
      rate,
      price: price.total,
      tax: price.taxes[0]?.tax ?? 0,
    })),
    shippingTaxBuckets: costs.taxes.map(({ rate, price, tax }) => ({ id: String(rate), rate, price, tax })),
  };
  const applied = applyPromotions(offered, cart, aSituation({ pricing: money }), NOW);
  const onShipping = applied.discounts.filter(({ discount: { scope } }) => scope === 'delivery');
  const onGoods = applied.discounts.filter((each) => !onShipping.includes(each));
  const prices = [...priced, ...onGoods].map(({ price }) => price);
  const shippingPrices = [costs, ...onShipping.map(({ price }) => price)];
  const whole = totals(prices, shippingPrices, money.rounding, money.taxState);
  return { cart, applied, onGoods, onShipping, prices, shippingPrices, whole };
}

const holdsAlways = (property: (cart: ACart) => boolean) => fc.assert(fc.property(aCart, property), { numRuns: 1000 });

describe('whatever is in a cart and whichever promotions it meets', () => {
  it('positions, discounts and shipping are the total, net and tax are the gross, and nothing is negative', () =>
    holdsAlways((cart) => {
      const { prices, shippingPrices, whole } = calculate(cart);
      const parts = sum([...prices, ...shippingPrices].map(({ total }) => total));
      const tax = sum(whole.taxes.map((each) => each.tax));
      return (
        parts === (whole.taxState === 'gross' ? whole.raw : whole.net) &&
        whole.net + tax === whole.raw &&
        whole.positions === sum(prices.map(({ total }) => total)) &&
        Math.abs(whole.total - whole.raw) <= 2 &&
        [whole.net, whole.total, whole.raw, whole.positions].every((amount) => amount >= 0)
      );
    }));

  it('each rate has the tax of its parts, never below zero and never above its price', () =>
    holdsAlways((cart) => {
      const { prices, shippingPrices, whole } = calculate(cart);
      const taxes = [...prices, ...shippingPrices].flatMap((price) => price.taxes);
      return whole.taxes.every(({ rate, tax, price }) => {
        const sameRate = taxes.filter((each) => each.rate === rate);
        const isSum =
          tax === sum(sameRate.map((each) => each.tax)) && price === sum(sameRate.map((each) => each.price));
        return isSum && price >= 0 && tax >= 0 && tax <= price;
      });
    }));

  it('discounts take no more than what they apply to, from each line', () =>
    holdsAlways((cart) => {
      const { cart: before, applied, onGoods, onShipping } = calculate(cart);
      const byLine = (id: string) =>
        sum(onGoods.flatMap(({ burdens }) => burdens.filter((each) => each.id === id)).map(({ amount }) => amount));
      return (
        before.goods.every(({ id, total }) => byLine(id) <= total) &&
        -sum(onShipping.map(({ price }) => price.total)) <= sum(before.shippingTaxBuckets.map(({ price }) => price)) &&
        applied.discounts.every(({ price }) => price.total < 0 && price.taxes.every(({ tax }) => tax <= 0)) &&
        onGoods.every(({ price, burdens }) => -price.total === sum(burdens.map(({ amount }) => amount)))
      );
    }));

  it('the order of lines and codes makes no difference', () =>
    holdsAlways((cart) => {
      const turned = { ...cart, lines: [...cart.lines].reverse(), promotions: [...cart.promotions].reverse() };
      const seen = ({ applied, whole }: ReturnType<typeof calculate>) =>
        JSON.stringify([applied.discounts.map(({ discount: { id }, price }) => [id, price.total, price.taxes]), whole]);
      return seen(calculate(cart)) === seen(calculate(turned));
    }));

  it('calculating again changes nothing and repeats no message', () =>
    holdsAlways((cart) => {
      const { applied } = calculate(cart);
      const first = updatePromotions(applied, [], []);
      const again = updatePromotions(calculate(cart).applied, first.kept, []);
      return (
        JSON.stringify(again.kept) === JSON.stringify(first.kept) &&
        !again.hasLostDiscount &&
        again.messages.every(({ isOnce }) => !isOnce)
      );
    }));
});
