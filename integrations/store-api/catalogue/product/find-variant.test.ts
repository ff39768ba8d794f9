import { describe, expect, it } from 'vitest';
import type { Offer } from './load-products.ts';
import { findVariant } from './load-products.ts';

/** A variant with nothing but its options. */
const aVariant = (...optionIds: string[]) => ({ optionIds }) as Offer;

const small = aVariant('green', 'small');
const large = aVariant('red', 'large');
const variants = [small, aVariant('green', 'large'), large];

describe('findVariant', () => {
  it('finds the very combination', () =>
    expect(findVariant(variants, { colour: 'red', size: 'large' }, 'size')).toBe(large));
  it('gives up what does not fit the switched group', () =>
    expect(findVariant(variants, { colour: 'red', size: 'small' }, 'size')).toBe(small));
  it('finds nothing for an option that no variant has', () =>
    expect(findVariant(variants, { colour: 'blue' }, 'colour')).toBeNull());
  it('finds nothing without options', () => expect(findVariant(variants, {})).toBeNull());
});
