import { inCurrency, type Pricing, toCoin } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';
import type { Package } from './packages.ts';
import type { Discount } from './promotion.ts';

/** What a discount takes off its packages, in the session's currency: never below zero, never above what they cost. */
export function discountAmount({ type, value, max }: Discount, packages: Package[], pricing: Pricing): Cents {
  const whole = sum(packages.map(totalOf));
  const here = (baseAmount: Cents): Cents => inCurrency(baseAmount, pricing);
  const wished = {
    percentage: () => toCoin(Math.round((whole * value) / 100), pricing.rounding, pricing.taxState),
    absolute: () => here(value),
    fixed: () => sum(packages.map((parts) => Math.max(0, totalOf(parts) - here(value)))),
    fixed_unit: () => sum(packages.flat().map(({ unit, quantity }) => Math.max(0, unit - here(value)) * quantity)),
  }[type]();
  return Math.max(0, Math.min(wished, whole, max === null ? whole : here(max)));
}

const sum = (amounts: Cents[]): Cents => amounts.reduce((all, each) => all + each, 0);

const totalOf = (parts: Package): Cents => sum(parts.map(({ total }) => total));
