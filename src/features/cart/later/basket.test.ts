import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCart } from '../a-cart.ts';
import { basketOf, MOST_LINES, readBasket } from './basket.ts';

const id = (digit: number) => digit.toString(16).padStart(32, '0');

describe('Goods in an address', () => {
  it('come back as they were, without discounts', () => {
    const { cart } = aCart().with(id(1), 2).with(id(2), 1).discount('WINTER10', -5);
    expect(basketOf(cart)).toBe(`${id(1)}.2~${id(2)}.1`);
    expect(readBasket(basketOf(cart))).toEqual({
      items: [
        { productId: id(1), quantity: 2 },
        { productId: id(2), quantity: 1 },
      ],
      isWhole: true,
    });
  });

  it('leave out what is no product of the store', () =>
    expect(basketOf(aCart().with('configured-by-hand', 1).cart)).toBe(''));

  it('are bounded in lines and pieces', () => {
    const cart = aCart();
    for (let line = 0; line < MOST_LINES + 5; line += 1) cart.with(id(line), 5000);
    const { items } = readBasket(basketOf(cart.cart));
    expect([items.length, items[0]?.quantity]).toEqual([MOST_LINES, 999]);
    const long = Array.from({ length: 10_000 }, (_, line) => `${id(line)}.1`).join('~');
    expect(readBasket(long)).toMatchObject({ isWhole: false });
    expect(readBasket(long).items).toHaveLength(MOST_LINES);
  });

  it('that were cut on the way say so, and keep what can be read', () =>
    expect(readBasket(`${id(1)}.2~${id(2).slice(0, 20)}`)).toEqual({
      items: [{ productId: id(1), quantity: 2 }],
      isWhole: false,
    }));

  it.each([
    ['nothing', ''],
    ['a script', '<script>alert(1)</script>'],
    ['a quantity of nothing', `${id(1)}.0`],
    ['a negative quantity', `${id(1)}.-3`],
    ['half a piece', `${id(1)}.1.5`],
    ['a quantity without end', `${id(1)}.99999999999`],
    ['another way up the tree', '#features/account.1'],
  ])('ask for nothing when they are %s', (_, text) => expect(readBasket(text)).toEqual({ items: [], isWhole: false }));

  it('ask for the same product once', () =>
    expect(readBasket(`${id(1)}.2~${id(1)}.900`)).toEqual({
      items: [{ productId: id(1), quantity: 2 }],
      isWhole: false,
    }));

  it('never ask for more than they may, whatever somebody writes', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 4000 }), (text) => {
        const { items } = readBasket(text);
        return items.length <= MOST_LINES && items.every(({ quantity }) => quantity >= 1 && quantity <= 999);
      }),
    ));
});
