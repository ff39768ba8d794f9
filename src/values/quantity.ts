/** What a product allows: the smallest order, the step between orders, the largest order (null = no limit). */
export type QuantityRule = { min: number; steps: number; max: number | null };

/** Whether `value` can be a quantity at all: a whole number of at least one. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

/** The largest quantity not above `value` that starts at `min` and goes in `steps`: `onStep({min: 2, steps: 3})` → `5`. */
export function onStep(value: number, { min, steps }: Pick<QuantityRule, 'min' | 'steps'>): number {
  return Math.floor((value - min) / steps) * steps + min;
}

/** `value` moved to the nearest quantity that the rule allows, for steppers; the server's answer still counts. */
export function allowed(value: number, rule: QuantityRule): number {
  const highest = rule.max === null ? value : Math.min(value, rule.max);
  return Math.max(rule.min, onStep(Math.max(highest, rule.min), rule));
}
