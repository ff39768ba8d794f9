import { dayAfter } from './visit.ts';

/** When something is public, as an editor says it: calendar days in Switzerland, both included. */
export interface Publishing {
  status: 'draft' | 'published';
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

/** True on each day from the first to the last; a draft never. */
export function isPublished({ status, publishFrom, publishUntil }: Publishing, now: Date): boolean {
  const today = swissDay(now);
  return status === 'published' && (publishFrom ?? today) <= today && today <= (publishUntil ?? today);
}

/** The next day (2026-12-15) on which one of them appears or is gone; undefined when nothing will change any more. */
export function nextChange(entries: readonly Publishing[], now: Date): string | undefined {
  const today = swissDay(now);
  return entries
    .filter(({ status }) => status === 'published')
    .flatMap(({ publishFrom, publishUntil }) => [publishFrom, publishUntil && dayAfter(publishUntil, 1)])
    .filter((day) => day !== undefined && day > today)
    .sort()[0];
}

/** The calendar day in Switzerland, whose midnight is that of the shop. */
export const swissDay = (now: Date): string => ZURICH.format(now);

/** Swedish writes a day as ISO does. Made once: making one costs more than a page. */
const ZURICH = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' });
