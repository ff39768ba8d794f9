import { editDistance } from '#values/nearest-word.ts';

/** Signs that stand for the dash of a number, for the class of a pattern: dashes of any length, minus, soft hyphen, `·`, `_`. */
export const DASHES = String.raw`\p{Pd}−\xAD·_`;

/** What stands before a number and is none of it, as a pattern: `Nr. `, `Art.-Nr. `, `Item no. `, `N° `, `#`. */
export const LEAD = String.raw`(?:art(?:ikel|icle)?|item|part|r[ée]f|bestell|num(?:mer|ber|[ée]ro)|n[ro]?|[\s.:#°№\p{Pd}])+(?=\d)`;

const [DASH, LEADING] = [new RegExp(`[${DASHES}]`, 'gu'), new RegExp(`^${LEAD}`, 'iu')];

/** A number without what stands before it, and with plain dashes: `Art.-Nr. 51—101` → `51-101`. Other words stay as they are. */
export const tidyNumber = (term: string): string => term.trim().replace(LEADING, '').replace(DASH, '-');

/** Whether a term is an article number or the beginning of one: `10-104-ro`, `13 107`, `30.602`, `30602`, `10-1`; `12.2026` is a date. */
export function isNumber(term: string): boolean {
  const tidy = tidyNumber(term);
  return /^\d{2}(?!\.20\d\d$)[-.\s]?\d{3}(?:[-.\s]?[a-z0-9])*$/i.test(tidy) || /^\d{2}[-.]\d{0,3}$/.test(tidy);
}

/** A number as numbers are compared, whatever stands before it and between its parts: `10-104-ro`, `Nr. 10.104/RO` → `10104RO`. */
export const plainNumber = (term: string): string =>
  tidyNumber(term)
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase();

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
  const target = plainNumber(term);
  const isNear = (number: string) => number.startsWith(target.slice(0, 2)) && editDistance(number, target, 1) === 1;
  return all.filter((thing) => isNear(plainNumber(numberOf(thing)))).slice(0, MOST_NEAR);
}
