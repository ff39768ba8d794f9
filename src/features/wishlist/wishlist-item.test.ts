import { describe, expect, it } from 'vitest';
import { aProduct, reduced, tiered } from '#features/product/a-product.ts';
import { wishlistItemOf } from './wishlist-item.ts';
import { wishlistWords } from './words.server.ts';

const itemWith = (overrides: Record<string, unknown> = {}) =>
  wishlistItemOf('de', wishlistWords('de'), aProduct(overrides));

describe('A wish', () => {
  it('has the name, the number, the price of today and goes into the cart at once', () =>
    expect(itemWith()).toMatchObject({
      ...{ name: 'Raclette-Ofen', number: '10-104', href: '/detail/10104', isSoldOut: false, least: 1 },
      price: { now: 'CHF\u00A0249.00' },
    }));

  it('goes in by the least that is sold', () => expect(itemWith({ minPurchase: 4 }).least).toBe(4));

  it('is chosen first where there are colours', () => expect(itemWith({ childCount: 4 }).least).toBeNull());

  it('names the colour that was chosen, and goes in as such', () => {
    const red = { parentId: 'p', options: [{ id: 'red', name: 'Rot' }] };
    expect(itemWith(red)).toMatchObject({ name: 'Raclette-Ofen, Rot', least: 1 });
  });

  it('does not go in when it is sold out', () =>
    expect(itemWith({ stock: 0, isCloseout: true })).toMatchObject({ isSoldOut: true, least: null }));

  it('shows the price before, and «ab» where more is cheaper', () => {
    expect(itemWith(reduced(99, 129)).price).toMatchObject({ was: '129.00', wasLabel: 'statt' });
    expect(itemWith(tiered([4, 249], [5, 229])).price).toEqual({ now: 'ab CHF\u00A0229.00' });
  });
});
