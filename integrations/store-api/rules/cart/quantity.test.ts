import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPurchase, settleQuantity } from './quantity.ts';

describe('largest quantity', () => {
  it.each([
    [{ min: 2, steps: 3, max: null, isCloseout: true, stock: 10 }, 8],
    [{ min: 1, steps: 1, max: null, isCloseout: false, stock: 0 }, 100],
    [{ min: 1, steps: 1, max: 5, isCloseout: true, stock: 50 }, 5],
    [{ min: 1, steps: 1, max: null, isCloseout: true, stock: 0 }, 0],
    [{ min: 1, steps: 1, max: null, isCloseout: true, stock: -4 }, 0],
    [{ min: 10, steps: 10, max: null, isCloseout: true, stock: 9 }, 0],
    [{ min: 10, steps: 10, max: null, isCloseout: false, stock: 9 }, 100],
  ])('%j allows %d', (limits, expected) => expect(maxPurchase(limits, 100)).toBe(expected));
});

describe('quantity that a line gets', () => {
  const rule = { min: 2, steps: 3, max: 8 };
  it.each([
    [1, 2, 'min-order-quantity'],
    [2, 2, null],
    [4, 2, 'purchase-steps-quantity'],
    [5, 5, null],
    [7, 5, 'purchase-steps-quantity'],
    [8, 8, null],
    [9, 8, 'product-stock-reached'],
    [1e9, 8, 'product-stock-reached'],
  ])('asked for %d it gives %d (%s)', (requested, quantity, change) =>
    expect(settleQuantity(requested, rule)).toEqual({ quantity, change }),
  );

  it('removes what can no longer be bought in its smallest quantity', () =>
    expect(settleQuantity(5, { min: 2, steps: 1, max: 1 })).toEqual({ quantity: 0, change: 'product-out-of-stock' }));

  it('settles once: asked for what it gave, it changes nothing', () => {
    const rules = fc.record({
      min: fc.integer({ min: 1, max: 20 }),
      steps: fc.integer({ min: 1, max: 12 }),
      span: fc.nat(300),
    });
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 1000 }), ({ min, steps, span }, requested) => {
        const max = maxPurchase({ min, steps, max: min + span, isCloseout: false, stock: 0 }, 100);
        const { quantity } = settleQuantity(requested, { min, steps, max });
        expect(settleQuantity(quantity, { min, steps, max })).toEqual({ quantity, change: null });
      }),
    );
  });
});
