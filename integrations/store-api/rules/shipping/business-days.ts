/** A day of the calendar, `2026-11-21`; compares as text. */
export type Day = string;

/** Whole days on which nobody works, both ends included. */
export type ClosedDays = { from: Day; until: Day }[];

const MS_PER_DAY = 86_400_000;

/** The last minute that was asked for: formatting takes longer than the rest of a cart, and every call of a minute asks the same. */
let last: { minute: number; timeZone: string; wall: WallClock } | undefined;

/** Day and minute of the day, by the clock on the shop's wall. */
export type WallClock = { day: Day; minutes: number };

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
export function nextBusinessDay(day: Day, closed: ClosedDays): Day {
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
