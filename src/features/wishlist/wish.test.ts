import { describe, expect, it } from 'vitest';
import { aProduct, reduced, tiered } from '#features/catalog/a-product.ts';
import { wishOf } from './wish.ts';
import { wishlistWords } from './words.server.ts';

const wish = (facts: Record<string, unknown> = {}) => wishOf('de', wishlistWords('de'), aProduct(facts));

describe('A wish', () => {
  it('has the name, the number, the price of today and goes into the cart at once', () =>
    expect(wish()).toMatchObject({
      ...{ name: 'Raclette-Ofen', number: '10-104', href: '/detail/10104', isSoldOut: false, least: 1 },
      price: { now: 'CHF\u00A0249.00' },
    }));

  it('goes in by the least that is sold', () => expect(wish({ minPurchase: 4 }).least).toBe(4));

  it('is chosen first where there are colours', () => expect(wish({ childCount: 4 }).least).toBeNull());

  it('names the colour that was chosen, and goes in as such', () => {
    const red = { parentId: 'p', options: [{ id: 'red', name: 'Rot' }] };
    expect(wish(red)).toMatchObject({ name: 'Raclette-Ofen, Rot', least: 1 });
  });

  it('does not go in when it is sold out', () =>
    expect(wish({ stock: 0, isCloseout: true })).toMatchObject({ isSoldOut: true, least: null }));

  it('shows the price before, and «ab» where more is cheaper', () => {
    expect(wish(reduced(99, 129)).price).toMatchObject({ was: '129.00', wasLabel: 'statt' });
    expect(wish(tiered([4, 249], [5, 229])).price).toEqual({ now: 'ab CHF\u00A0229.00' });
  });
});
