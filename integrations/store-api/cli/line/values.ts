import { oneLine } from '#store/mail/fill.ts';
import { addDays, type Day, wallClock } from '#store/rules/shipping/business-days.ts';
import type { Given } from './command.ts';
import { Mistake } from './mistake.ts';

/** A whole number from `min` on. @throws {Mistake} */
export function wholeNumber(what: string, typed: string, min: number): number {
  const value = Number(typed);
  if (/^\d{1,9}$/.test(typed) && value >= min) return value;
  throw new Mistake(`${what} should be a whole number from ${min} on, found «${typed}».`);
}

/** Longest reason, in characters. */
const LONGEST_REASON = 500;

/** What `--reason` tells the customer, on one line and without its full stop; null when nothing was said. @throws {Mistake} */
export function reasonIn(given: Pick<Given, 'option'>): string | null {
  const typed = oneLine(given.option('reason') ?? '').replace(/\.$/, '');
  if (typed.length <= LONGEST_REASON) return typed || null;
  throw new Mistake(`--reason should have at most ${LONGEST_REASON} characters, found ${typed.length}.`);
}

/** One of some words. @throws {Mistake} */
export function oneOf<Word extends string>(what: string, typed: string, words: readonly Word[]): Word {
  const match = words.find((word) => word === typed);
  if (match !== undefined) return match;
  throw new Mistake(`${what} should be one of ${words.join(', ')}, found «${typed}».`);
}

/** A day of the calendar, 2026-11-24. @throws {Mistake} */
export function day(what: string, typed: string): Day {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && isDay(typed)) return typed;
  throw new Mistake(`${what} should be a day like 2026-11-24, found «${typed}».`);
}

const isDay = (typed: string): boolean =>
  !Number.isNaN(Date.parse(typed)) && new Date(typed).toISOString().startsWith(typed);

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
