import { inCurrency, type Price, type Pricing } from '#store/rules/price/price.ts';
import { splitPrice, sumTaxes, type TaxShare, taxOf } from '#store/rules/price/tax.ts';
import { amount, type Cents } from '#values/money.ts';

/** What shipping is reckoned from: the lines that travel. Weights in grams of one piece. */
export type DeliveryPositions = {
  quantity: number;
  grams: number;
  isFree: boolean;
  isInStock: boolean;
  /** Id of the delivery time, as content names it. */
  deliveryTime: string | null;
  /** In Rappen, before discounts. */
  total: Cents;
}[];

/** A step of a price list: up to this measure (null = no end) it costs so many Rappen. */
export type PriceStep = { to: number | null; price: Cents; isFreight: boolean };

/** A method's conditions and prices; both in francs and kilograms, as the shop's facts tell them. */
export type ShippingTariff = {
  /** What the steps measure: kilograms, the goods' value in francs, or pieces. */
  by: 'weight' | 'value' | 'count';
  steps: PriceStep[];
  conditions: { allInStock: boolean; deliveryTimes: readonly string[]; maxKg: number } | null;
};

/** What a cart measures on a price list: lines with free shipping don't count. */
export function measureOf(by: ShippingTariff['by'], positions: DeliveryPositions): number {
  const paid = positions.filter(({ isFree }) => !isFree);
  if (by === 'weight') return wholeKg(paid);
  return paid.reduce((sum, { quantity, total }) => sum + (by === 'count' ? quantity : amount(total)), 0);
}

/** Kilograms that travel. */
export const wholeKg = (positions: DeliveryPositions): number =>
  positions.reduce((sum, { quantity, grams }) => sum + quantity * grams, 0) / 1000;

/** The step that a cart falls in; undefined when nothing matches, and the method is blocked. */
export function priceStep({ by, steps }: ShippingTariff, positions: DeliveryPositions): PriceStep | undefined {
  const measure = measureOf(by, positions);
  return steps.find(({ to }) => to === null || measure <= to);
}

/** Whether a method takes this cart: its conditions hold and one of its steps fits. */
export function takesCart(tariff: ShippingTariff, positions: DeliveryPositions): boolean {
  const { conditions } = tariff;
  const holds =
    !conditions ||
    (wholeKg(positions) <= conditions.maxKg &&
      (!conditions.allInStock || positions.every(({ isInStock }) => isInStock)) &&
      positions.every(({ deliveryTime }) => deliveryTime === null || conditions.deliveryTimes.includes(deliveryTime)));
  return holds && priceStep(tariff, positions) !== undefined;
}

/** What shipping costs in francs with tax: the step's price; nothing when every line travels free. */
export function shippingCost(tariff: ShippingTariff, positions: DeliveryPositions): Cents {
  if (positions.every(({ isFree }) => isFree)) return 0;
  return priceStep(tariff, positions)?.price ?? 0;
}

/** Shipping as a price of the cart: its tax follows the goods' shares (`auto`). Francs come with tax inside. */
export function shippingPrice(baseCost: Cents, shares: TaxShare[], pricing: Pricing): Price {
  const gross = inCurrency(baseCost, { ...pricing, taxState: 'gross' });
  const parts = splitPrice(gross, shares).map(({ rate, price }) => {
    const inside = taxOf(price, rate, 'gross');
    return pricing.taxState === 'gross' ? { rate, price, tax: inside } : { rate, price: price - inside, tax: inside };
  });
  const total = parts.reduce((sum, { price }) => sum + price, 0);
  return { unit: total, quantity: 1, total, taxes: sumTaxes(parts), shares, list: null };
}
