import { date } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';

/** Opening hours as content/shop/shop.yaml gives them, reduced to what the browser needs. */
export interface Hours {
  /** Opening times of a normal week; 1 = Monday. */
  week: { weekdays: number[]; from: string; until: string }[];
  /** Whole days, both ends included. */
  closed: { from: string; until: string; reason: string }[];
}

/** The opening status. Times as `HH:mm`, `weekday` 1 = Monday. */
export type OpeningStatus =
  | { state: 'open'; until: string }
  | { state: 'opensToday'; at: string }
  | { state: 'opensLater'; at: string; weekday: number }
  | { state: 'closedFor'; reason: string };

/** The opening status at a moment, in the workshop's time zone, wherever the shopper is. */
export function openingStatusAt({ week, closed }: Hours, now: Date): OpeningStatus {
  const { day, time } = inZurich(now);
  const reason = closed.find(({ from, until }) => from <= day && day <= until)?.reason;
  if (reason) return { state: 'closedFor', reason };
  const today = stretches(week, weekdayOf(day));
  const open = today.find(({ from, until }) => from <= time && time < until);
  if (open) return { state: 'open', until: open.until };
  const later = today.find(({ from }) => from > time);
  if (later) return { state: 'opensToday', at: later.from };
  return nextDay({ week, closed }, day);
}

/**
 * Milliseconds until the status may change: the next opening or closing, or midnight, when “tomorrow” becomes “today”.
 * Off by an hour when daylight saving time starts or ends.
 */
export function changesIn({ week }: Hours, now: Date): number {
  const { day, time } = inZurich(now);
  const changes = stretches(week, weekdayOf(day)).flatMap(({ from, until }) => [from, until]);
  const next = changes.sort().find((one) => one > time) ?? '24:00';
  return (minutesOf(next) - minutesOf(time)) * MINUTE_MS - (now.getTime() % MINUTE_MS);
}

const MINUTE_MS = 60_000;

/** `07:30` → 450 */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The closed days in the data of a page, which may be read long before or after it was rendered: the next few, and the
 * last past period of several days, so that the status agrees with the banner about it.
 */
export const soon = ({ week, closed }: Hours, now: Date): Hours => {
  const { day } = inZurich(now);
  const isOver = ({ until }: Hours['closed'][number]) => until < day;
  const holidays = closed.filter((each) => isOver(each) && each.from < each.until);
  const next = closed.filter((each) => !isOver(each));
  return { week, closed: [...holidays.slice(-MOST_HOLIDAYS), ...next.slice(0, MOST_CLOSURES)] };
};

const MOST_HOLIDAYS = 2;
const MOST_CLOSURES = 5;

function nextDay({ week, closed }: Hours, today: string): OpeningStatus {
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10);
    const [first] = stretches(week, weekdayOf(day));
    const shut = closed.find(({ from, until }) => from <= day && day <= until);
    if (shut && first) return { state: 'closedFor', reason: shut.reason };
    if (first) return { state: 'opensLater', at: first.from, weekday: weekdayOf(day) };
  }
  return { state: 'closedFor', reason: '' };
}

const stretches = (week: Hours['week'], weekday: number) =>
  week.filter(({ weekdays }) => weekdays.includes(weekday)).sort((a, b) => a.from.localeCompare(b.from));

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

const DAY_MS = 24 * 60 * 60 * 1000;

let format: Intl.DateTimeFormat | undefined;

/** Swedish formats dates as ISO. Created once, at its first use: creating one takes longer than rendering a page. */
const inSwedish = () =>
  (format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'short' }));

/** Calendar day and clock time in Switzerland. */
function inZurich(now: Date): { day: string; time: string } {
  const [day = '', time = ''] = inSwedish().format(now).split(' ');
  return { day, time };
}

/** One row of the week: “Montag bis Donnerstag”, and its times “07:30–12:00”. */
interface WeekRow {
  days: string;
  spans: string[];
}

/** Consecutive weekdays with the same times in one row, without closed days. */
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

/** `07:30`, in English `7:30 AM`. */
const clock = (locale: Locale, time: string) =>
  date(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2027-01-04T${time}Z`));

/** 4 January 2027 is a Monday. */
function daysFrom(locale: Locale, first: number, last: number): string {
  const format = date(locale, { weekday: 'long', timeZone: 'UTC' });
  const at = (day: number) => new Date(Date.UTC(2027, 0, 3 + day));
  return first === last ? format.format(at(first)) : `${format.format(at(first))} – ${format.format(at(last))}`;
}
