import type { Interval } from './aggregation.ts';

/** When the bucket of a moment begins, in UTC: `2026-11-01 00:00:00`. Null for what is no date. */
export function bucketOf(value: string, interval: Interval): string | null {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return null;
  return BEGINNING[interval](at).toISOString().slice(0, 19).replace('T', ' ');
}

const utc = (year: number, month = 0, day = 1, hour = 0, minute = 0) =>
  new Date(Date.UTC(year, month, day, hour, minute));

const day = (at: Date) => utc(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());

const BEGINNING: Record<Interval, (at: Date) => Date> = {
  minute: (at) => utc(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()),
  hour: (at) => utc(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours()),
  day,
  // weeks begin on Monday
  week: (at) => new Date(day(at).getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000),
  month: (at) => utc(at.getUTCFullYear(), at.getUTCMonth()),
  quarter: (at) => utc(at.getUTCFullYear(), Math.floor(at.getUTCMonth() / 3) * 3),
  year: (at) => utc(at.getUTCFullYear()),
};
