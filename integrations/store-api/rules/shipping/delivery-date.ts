import { addBusinessDays, addDays, type ClosedDays, type Day, nextBusinessDay } from './business-days.ts';

/** How soon an article is ready to leave: a span in business days or in weeks. */
type Readiness = { min: number; max: number; unit: string };

/** What a line tells of its delivery. `restockDays` count from today, in days of the calendar, when stock does not suffice. */
export type ShipmentItem = { readiness: Readiness | null; quantity: number; stock: number; restockDays: number };

/** How a shipping method travels: business days from and to; `leavesAfter` business days replaces getting ready (express). */
export type Transit = { days: readonly [number, number]; leavesAfter: number | null };

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
