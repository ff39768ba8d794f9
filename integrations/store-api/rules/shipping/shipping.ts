import {
  inCurrency,
  type Price,
  type Pricing,
  splitPrice,
  sumTaxes,
  type TaxShare,
  taxOf,
} from '#store/rules/price/price.ts';
import { amount, type Cents } from '#values/money.ts';

/** What shipping is calculated from: the lines that travel. Weights in grams of one piece. */
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

/** A day of the calendar, `2026-11-21`; compares as text. */
export type Day = string;

/** Whole days on which nobody works, both ends included. */
export type ClosedDays = { from: Day; until: Day }[];

const MS_PER_DAY = 86_400_000;

/** The last minute that was asked for: formatting takes longer than the rest of a cart, and every call of a minute asks the same. */
let last: { minute: number; timeZone: string; wall: WallClock } | undefined;

/** Day and minute of the day, by the clock on the shop's wall. */
export type WallClock = { day: Day; minutes: number };

const MINUTES_OF_DAY = 24 * 60;

/** When a day begins in `timeZone`. */
export function dayStart(day: Day, timeZone: string): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  const wall = wallClock(new Date(inUtc), timeZone);
  const minutesAhead = wall.day < day ? wall.minutes - MINUTES_OF_DAY : wall.minutes;
  return new Date(inUtc - minutesAhead * 60_000);
}

/** What the clock on the wall in `timeZone` shows at a moment. */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const minute = Math.floor(moment.getTime() / 60_000);
  if (last?.minute === minute && last.timeZone === timeZone) return last.wall;
  const wall = readClock(moment, timeZone);
  last = { minute, timeZone, wall };
  return wall;
}

function readClock(moment: Date, timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10);

/** Monday to Friday, unless the shop is closed. */
export function isBusinessDay(day: Day, closed: ClosedDays): boolean {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.some(({ from, until }) => from <= day && day <= until);
}

/** `day` itself when somebody works then, else the next such day. */
function nextBusinessDay(day: Day, closed: ClosedDays): Day {
  let next = day;
  while (!isBusinessDay(next, closed)) next = addDays(next, 1);
  return next;
}

/** The `days`-th business day after `day`; with 0 the first from `day` on. */
export function addBusinessDays(day: Day, days: number, closed: ClosedDays): Day {
  let reached = nextBusinessDay(day, closed);
  for (let left = days; left > 0; left -= 1) reached = nextBusinessDay(addDays(reached, 1), closed);
  return reached;
}

/** How soon an article is ready to leave: a span in business days or in weeks. */
type Readiness = { min: number; max: number; unit: string };

/** What a line tells of its delivery. `restockDays` count from today, in days of the calendar, when stock does not suffice. */
type ShipmentItem = { readiness: Readiness | null; quantity: number; stock: number; restockDays: number };

/** How a shipping method travels: business days from and to; `leavesAfter` business days replaces getting ready (express). */
type Transit = { days: readonly [number, number]; leavesAfter: number | null };

/** From when to when a line arrives. */
export type Arrival = { earliest: Day; latest: Day };

/**
 * Arrival = ready day + business days on the way. Without enough stock, days of getting ready begin once it is restocked;
 * weeks contain the restocking, because that is what they are for.
 */
export function arrival(today: Day, item: ShipmentItem, transit: Transit, closed: ClosedDays): Arrival {
  const start = item.stock < item.quantity ? addDays(today, item.restockDays) : today;
  const { leavesAfter } = transit;
  const { min, max, unit } =
    leavesAfter === null ? (item.readiness ?? AT_ONCE) : { min: leavesAfter, max: leavesAfter, unit: 'day' };
  const ready = (span: number): Day => {
    if (unit === 'day') return addBusinessDays(start, span, closed);
    return nextBusinessDay(later(addDays(today, span * (DAYS_PER[unit] ?? 1)), start), closed);
  };
  return {
    earliest: addBusinessDays(ready(min), transit.days[0], closed),
    latest: addBusinessDays(ready(max), transit.days[1], closed),
  };
}

const AT_ONCE: Readiness = { min: 0, max: 0, unit: 'day' };

const DAYS_PER: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };

const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** A parcel waits for its slowest line. @throws {Error} without lines */
export function slowest(arrivals: Arrival[]): Arrival {
  const last = (days: Day[]): Day => {
    const day = days.sort().at(-1);
    if (!day) throw new Error('A delivery needs at least one line.');
    return day;
  };
  return { earliest: last(arrivals.map((each) => each.earliest)), latest: last(arrivals.map((each) => each.latest)) };
}

/** A day at the wire: four in the afternoon, when parcels have come. */
export const serializeDay = (day: Day): string => `${day}T16:00:00.000+00:00`;
