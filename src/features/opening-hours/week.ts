import { date } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Hours } from './open-hours.ts';

/** One row of the week: «Montag bis Donnerstag», and its stretches «07:30–12:00». */
export interface WeekRow {
  days: string;
  spans: string[];
}

/** The days of the week that have the same stretches, in one row; days on which nobody answers have none. */
export function weekRows(locale: Locale, { week }: Hours): WeekRow[] {
  const rows = new Map<string, { first: number; last: number; spans: string[] }>();
  for (let day = 1; day <= 7; day++) {
    const spans = week
      .filter(({ weekdays }) => weekdays.includes(day))
      .sort((a, b) => a.from.localeCompare(b.from))
      .map(({ from, until }) => `${clock(locale, from)}–${clock(locale, until)}`);
    const row = rows.get(spans.join());
    if (row && row.last === day - 1) row.last = day;
    else if (spans.length > 0) rows.set(spans.join(), { first: day, last: day, spans });
  }
  return [...rows.values()].map(({ first, last, spans }) => ({ days: daysFrom(locale, first, last), spans }));
}

/** As the sign on the door writes it: `07:30`, in English `7:30 AM`. */
const clock = (locale: Locale, time: string) =>
  date(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2027-01-04T${time}Z`));

/** 4 January 2027 is a Monday. */
function daysFrom(locale: Locale, first: number, last: number): string {
  const format = date(locale, { weekday: 'long', timeZone: 'UTC' });
  const at = (day: number) => new Date(Date.UTC(2027, 0, 3 + day));
  return first === last ? format.format(at(first)) : `${format.format(at(first))} – ${format.format(at(last))}`;
}
