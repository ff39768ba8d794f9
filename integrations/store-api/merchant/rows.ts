import { addDays, type Day, wallClock } from '#store/rules/shipping/shipping.ts';

/** One line of a list, by the names of its columns. Amounts are text, `12.90`. */
export type Row = Record<string, string | number | boolean | null>;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** `2026-11-24T11:14:45.260Z` as the shop's clock shows it: `2026-11-24 12:14`; other texts as they are. */
export function localMoment(text: string, timeZone: string): string {
  if (!MOMENT.test(text)) return text;
  const { day: date, minutes } = wallClock(new Date(text), timeZone);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${date} ${hour}:${minute}`;
}

/** From the first moment of one day to the last of another; null: without a limit. */
export type Span = { from: Day | null; to: Day | null };

/** Moments that certainly enclose a span, however the shop's clock differs from UTC. Pure. */
export const around = ({ from, to }: Span): { from: Date | null; before: Date | null } => ({
  from: from === null ? null : new Date(addDays(from, -1)),
  before: to === null ? null : new Date(addDays(to, 2)),
});

/** Whether a moment lies in a span by the shop's clock. Pure. */
export function isWithin({ from, to }: Span, iso: string, timeZone: string): boolean {
  const { day: on } = wallClock(new Date(iso), timeZone);
  return (from === null || from <= on) && (to === null || on <= to);
}
