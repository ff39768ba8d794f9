import { type Price, type Pricing, taxShares, tierFor } from '#store/rules/price/price.ts';
import {
  type Arrival,
  arrival,
  type ClosedDays,
  type Day,
  type DeliveryPositions,
  isBusinessDay,
  priceStep,
  type ShippingTariff,
  shippingCost,
  shippingPrice,
  slowest,
  takesCart,
  type WallClock,
  wallClock,
  wholeKg,
} from '#store/rules/shipping/shipping.ts';
import type { ShippingMethod } from '#store/shop-config/delivery.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Line } from './price-lines.ts';

type Country = ShopConfig['countries'][number];

/** Where a delivery goes. */
export type Destination = { shopConfig: ShopConfig; country: Country };

/** One parcel with everything that travels. Downloads do not. */
export type Delivery = {
  lines: { line: Line; arrival: Arrival }[];
  method: ShippingMethod;
  costs: Price;
  arrival: Arrival;
};

export const isShippable = ({ variant }: Line): boolean => variant.states[0] === 'is-physical';

/** Whether a shipping method takes these lines to that country. */
export function acceptsLines(method: ShippingMethod, lines: Line[], destination: Destination): boolean {
  return takesCart(tariffOf(method, destination), lines.map(toDeliveryPosition));
}

/** The delivery of these lines by this method; undefined when nothing travels. */
export function deliveryOf(
  method: ShippingMethod,
  lines: Line[],
  destination: Destination,
  pricing: Pricing,
  now: Date,
): Delivery | undefined {
  if (lines.length === 0) return undefined;
  const positions = lines.map(toDeliveryPosition);
  const tariff = tariffOf(method, destination);
  const shares = taxShares(lines.flatMap(({ price }) => price.taxes));
  const costs = shippingPrice(shippingCost(tariff, positions), shares, pricing);
  const isFreight = priceStep(tariff, positions)?.isFreight ?? false;
  const moment = wallClock(now, destination.shopConfig.shop.timezone);
  const dated = lines.map((line) => ({ line, arrival: arrivalOf(line, method, isFreight, destination, moment) }));
  return { lines: dated, method, costs, arrival: slowest(dated.map((each) => each.arrival)) };
}

const tariffOf = (method: ShippingMethod, { country }: Destination): ShippingTariff => ({
  by: method.pricesBy,
  steps: method.prices[country.zone] ?? [],
  conditions: method.conditions,
});

/** Kilograms of everything that travels. */
export const weightOf = (lines: Line[]): number => wholeKg(lines.filter(isShippable).map(toDeliveryPosition));

const toDeliveryPosition = ({ quantity, variant }: Line): DeliveryPositions[number] => ({
  quantity,
  grams: Math.round(variant.weightKg * 1000),
  isFree: variant.shippingFree,
  isInStock: variant.stock >= quantity,
  deliveryTime: variant.deliveryTime,
  total: tierFor(variant.tiers, quantity).price * quantity,
});

function arrivalOf(
  { variant, quantity }: Line,
  method: ShippingMethod,
  isFreight: boolean,
  { shopConfig, country }: Destination,
  { day, minutes }: WallClock,
): Arrival {
  const [from, to] = method.transitDays[country.zone] ?? [0, 0];
  const extra = isFreight ? method.freightExtraDays : 0;
  const readiness = shopConfig.deliveryTimes.find(({ key }) => key === variant.deliveryTime) ?? null;
  const closed = shopConfig.shop.support.closedDays;
  return arrival(
    day,
    { readiness, quantity, stock: variant.stock, restockDays: variant.restockDays },
    { days: [from + extra, to + extra], leavesAfter: leavesAfter(method, day, minutes, closed) },
    closed,
  );
}

/** Express leaves on the day of the order, or on the next one when its cut-off of a working day has passed. */
function leavesAfter({ cutOff }: ShippingMethod, day: Day, minutes: number, closed: ClosedDays): number | null {
  if (cutOff === null) return null;
  return isBusinessDay(day, closed) && minutes >= minutesOf(cutOff) ? 1 : 0;
}

/** `12:00` as minutes of the day. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
