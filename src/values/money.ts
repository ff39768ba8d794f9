// All languages write CHF 249.00, as is usual in Switzerland, also in French.
/**
 * Money inside the shop: whole hundredths (Rappen, cents) of the currency in use.
 * Decimals exist on the wire only (whole Rappen inside).
 */
export type Cents = number;

/** A wire amount (`129.5`) as whole cents (`12950`). Halves go away from zero, as the Store API rounds. */
export function cents(amount: number): Cents {
  return Math.sign(amount) * Math.round(Number(`${Math.abs(amount).toFixed(6)}e2`));
}

/** Whole cents as the wire's decimal number: `12950` → `129.5`. */
export function amount(value: Cents): number {
  return value / 100;
}

/**
 * Rounds to the smallest coin that is paid: `interval` in the currency's unit, 0.05 for Swiss francs.
 * `roundToInterval(12952, 0.05)` → `12950`.
 */
export function roundToInterval(value: Cents, interval: number): Cents {
  const step = cents(interval);
  if (step <= 1) return value;
  return Math.sign(value) * Math.round(Math.abs(value) / step) * step;
}

/** How much `price` lies below `listPrice`, in whole percent: `(9900, 12900)` → `23`. Zero when nothing is reduced. */
export function reductionPercent(price: Cents, listPrice: Cents): number {
  return listPrice > price ? Math.round((1 - price / listPrice) * 100) : 0;
}
