import type { QuantityRule } from '#values/quantity.ts';

/** In which quantities articles are sold. */
export type Rules = Readonly<Record<string, { rule: QuantityRule }>>;

/** Most pieces of an accessory or of rolls of bags. */
const MOST_EXTRAS = 99;

/** Quantities in which an accessory or bags can be planned, besides none: as they are sold, up to `MOST_EXTRAS`. */
export const extraRule = ({ min, steps, max }: QuantityRule = { min: 1, steps: 1, max: null }): QuantityRule => ({
  ...{ min, steps },
  max: Math.min(MOST_EXTRAS, max ?? MOST_EXTRAS),
});
