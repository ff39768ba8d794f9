import type { ShippingMethodFact } from '#store/catalogue/facts/delivery.ts';
import type { ShopFacts } from '#store/catalogue/shop-facts.ts';
import { type Price, type Pricing, tierFor } from '#store/rules/price/price.ts';
import { taxShares } from '#store/rules/price/tax.ts';
import {
  type ClosedDays,
  type Day,
  isBusinessDay,
  type WallClock,
  wallClock,
} from '#store/rules/shipping/business-days.ts';
import { type Arrival, arrival, slowest } from '#store/rules/shipping/delivery-date.ts';
import {
  type Freight,
  priceStep,
  type ShippingTariff,
  shippingCost,
  shippingPrice,
  takesCart,
  wholeKg,
} from '#store/rules/shipping/shipping.ts';
import type { Line } from './settle-lines.ts';

type Country = ShopFacts['countries'][number];

/** Where a delivery goes. */
export type Destination = { facts: ShopFacts; country: Country };

/** One parcel with everything that travels. Downloads do not. */
export type Delivery = {
  lines: { line: Line; arrival: Arrival }[];
  method: ShippingMethodFact;
  costs: Price;
  arrival: Arrival;
};

export const travels = ({ sellable }: Line): boolean => sellable.states[0] === 'is-physical';

/** Whether a shipping method takes these lines to that country. */
export function isShippable(method: ShippingMethodFact, lines: Line[], destination: Destination): boolean {
  return takesCart(tariffOf(method, destination), lines.map(freightOf));
}

/** The delivery of these lines by this method; undefined when nothing travels. */
export function deliveryOf(
  method: ShippingMethodFact,
  lines: Line[],
  destination: Destination,
  pricing: Pricing,
  now: Date,
): Delivery | undefined {
  if (lines.length === 0) return undefined;
  const freight = lines.map(freightOf);
  const tariff = tariffOf(method, destination);
  const shares = taxShares(lines.flatMap(({ price }) => price.taxes));
  const costs = shippingPrice(shippingCost(tariff, freight), shares, pricing);
  const isFreight = priceStep(tariff, freight)?.isFreight ?? false;
  const moment = wallClock(now, destination.facts.shop.timezone);
  const dated = lines.map((line) => ({ line, arrival: arrivalOf(line, method, isFreight, destination, moment) }));
  return { lines: dated, method, costs, arrival: slowest(dated.map((each) => each.arrival)) };
}

const tariffOf = (method: ShippingMethodFact, { country }: Destination): ShippingTariff => ({
  by: method.pricesBy,
  steps: method.prices[country.zone] ?? [],
  conditions: method.conditions,
});

/** Kilograms of everything that travels. */
export const weightOf = (lines: Line[]): number => wholeKg(lines.filter(travels).map(freightOf));

const freightOf = ({ quantity, sellable }: Line): Freight[number] => ({
  quantity,
  grams: Math.round(sellable.weightKg * 1000),
  isFree: sellable.shippingFree,
  isInStock: sellable.stock >= quantity,
  deliveryTime: sellable.deliveryTime,
  total: tierFor(sellable.tiers, quantity).price * quantity,
});

function arrivalOf(
  { sellable, quantity }: Line,
  method: ShippingMethodFact,
  isFreight: boolean,
  { facts, country }: Destination,
  { day, minutes }: WallClock,
): Arrival {
  const [from, to] = method.transitDays[country.zone] ?? [0, 0];
  const extra = isFreight ? method.freightExtraDays : 0;
  const readiness = facts.deliveryTimes.find(({ key }) => key === sellable.deliveryTime) ?? null;
  const closed = facts.shop.support.closedDays;
  return arrival(
    day,
    { readiness, quantity, stock: sellable.stock, restockDays: sellable.restockDays },
    { days: [from + extra, to + extra], leavesAfter: leavesAfter(method, day, minutes, closed) },
    closed,
  );
}

/** Express leaves on the day of the order, or on the next one when its cut-off of a working day has passed. */
function leavesAfter({ cutOff }: ShippingMethodFact, day: Day, minutes: number, closed: ClosedDays): number | null {
  if (cutOff === null) return null;
  return isBusinessDay(day, closed) && minutes >= minutesOf(cutOff) ? 1 : 0;
}

/** `12:00` as minutes of the day. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
