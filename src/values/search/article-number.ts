import { slipsBetween } from '#values/slips.ts';

/** Whether a term is an article number or the beginning of one: `10-104-ro`, `13 107`, `30.602`, `30602`, `10-1`. */
export const isNumber = (term: string): boolean =>
  /^\d{2}[-–.\s]?\d{3}(?:[-–.\s]?[a-z0-9])*$/i.test(term.trim()) || /^\d{2}[-–.]\d{0,3}$/.test(term.trim());

/** A number as numbers are compared, whatever stands between its parts: `10-104-ro`, `10.104/RO` → `10104RO`. */
export const plainNumber = (term: string): string => term.replace(/[^a-z0-9]/gi, '').toUpperCase();

/**
 * How a number may be written in the shop, whatever stands between the parts of what was typed: as it is, and with the
 * shop's dashes. `41 202` → `41 202`, `41-202`; `10.104gr` → `10.104GR`, `10-104-GR`.
 */
export function spellings(typed: string): string[] {
  const [, family, article, rest] = /^(\d{2})(\d{3})([A-Z0-9]*)$/.exec(plainNumber(typed)) ?? [];
  const dashed = [family, article, rest].filter(Boolean).join('-');
  return [...new Set([typed.trim().toUpperCase(), dashed])].filter(Boolean);
}

/** As many near numbers as are offered. */
const MOST_NEAR = 3;

/** What has a number with one slip in it. The first two digits are the family, which one knows. */
export function numbersNear<Thing>(term: string, all: readonly Thing[], numberOf: (thing: Thing) => string): Thing[] {
  const wanted = plainNumber(term);
  const isNear = (number: string) => number.startsWith(wanted.slice(0, 2)) && slipsBetween(number, wanted, 1) === 1;
  return all.filter((thing) => isNear(plainNumber(numberOf(thing)))).slice(0, MOST_NEAR);
}
