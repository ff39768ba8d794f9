import { describe, expect, it } from 'vitest';
import { allowed, isQuantity, onStep } from './quantity.ts';

describe('quantity (E10)', () => {
  it.each([0, -1, 1.5, '2', Number.NaN, null])('refuses %s', (value) => expect(isQuantity(value)).toBe(false));
  it.each([1, 2, 1e9])('accepts %d', (value) => expect(isQuantity(value)).toBe(true));
  it('steps down to what the steps allow', () => expect(onStep(7, { min: 2, steps: 3 })).toBe(5));
  it.each([
    [1, 2],
    [4, 2],
    [5, 5],
    [99, 8],
  ])('moves %d to %d for from 2, by 3, up to 8', (requested, given) =>
    expect(allowed(requested, { min: 2, steps: 3, max: 8 })).toBe(given),
  );
});
