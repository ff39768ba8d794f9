/** Opening hours of a week: days by their English names, stretches as `HH:mm` on the clock of Zurich. */
export type Opening = { days: readonly string[]; spans: readonly { from: string; to: string }[] };

/** The days as content names them, Monday first. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** How long a visit to a showroom is planned to take. */
export const VISIT_MINUTES = 45;

/** A visit may begin every half hour. */
const STEP_MINUTES = 30;

/** How far ahead somebody may plan. */
const MOST_DAYS = 180;

/** Days (MM-DD) on which no door is open in any country with a partner. */
const CLOSED_EVERYWHERE = ['01-01', '12-25'];

/** When a visit can begin on a day (`2026-12-03`): so that it ends before the door closes. None on a closed day. */
export function visitTimes(hours: readonly Opening[], day: string): string[] {
  if (CLOSED_EVERYWHERE.includes(day.slice(5))) return [];
  // JavaScript's week begins with Sunday, and one before the first of a list is its last
  const weekday = WEEKDAYS.at(new Date(`${day}T12:00:00Z`).getUTCDay() - 1) ?? '';
  const spans = hours.filter(({ days }) => days.includes(weekday)).flatMap((opening) => opening.spans);
  return spans.flatMap(({ from, to }) => beginnings(minutesOf(from), minutesOf(to) - VISIT_MINUTES)).sort();
}

/** Days on which a visit can be asked for, both included: from the day after `today` on, about half a year. */
export const visitDays = (today: string): { first: string; last: string } => ({
  first: dayAfter(today, 1),
  last: dayAfter(today, MOST_DAYS),
});

/** True for a day that the calendar has, written `2026-12-03`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text;

/** `dayAfter('2026-12-31')` → `2027-01-01`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** `timeAfter('10:30')` → `11:15`; within one day. */
export const timeAfter = (time: string, minutes: number): string => clock(minutesOf(time) + minutes);

const beginnings = (first: number, last: number): string[] =>
  last < first
    ? []
    : Array.from({ length: Math.floor((last - first) / STEP_MINUTES) + 1 }, (_, step) =>
        clock(first + step * STEP_MINUTES),
      );

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const DAY_MS = 24 * 60 * 60 * 1000;
