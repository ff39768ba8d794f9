import type { Bound, Filter } from './filter.ts';

/** How long ago (`since`) or how long until then (`until`) something may be. */
export type RelativeTime = { type: 'since' | 'until'; field: string; duration: unknown; operator: unknown };

/** The filter as a range of dates around now. Undefined when duration or operator can't be read. */
export function rangeOf({ type, field, duration, operator }: RelativeTime, now: Date): Filter | undefined {
  const edge = typeof duration === 'string' ? moved(now, duration, type === 'since' ? -1 : 1) : undefined;
  if (!edge) return undefined;
  const value = edge.toISOString();
  if (operator === 'eq' || operator === 'neq') {
    const query = onDay(field, value.slice(0, 10));
    return operator === 'eq' ? query : { type: 'multi', operator: 'nand', queries: [query] };
  }
  const comparison = BOUNDS.find((bound) => bound === operator);
  if (!comparison) return undefined;
  // longer ago is an earlier date
  return { type: 'range', field, bounds: [{ is: type === 'since' ? MIRRORED[comparison] : comparison, value }] };
}

const BOUNDS = ['gt', 'gte', 'lt', 'lte'] as const;
const MIRRORED = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' } as const;

const onDay = (field: string, day: string): Filter => ({
  type: 'range',
  field,
  bounds: [
    { is: 'gte', value: day },
    { is: 'lte', value: `${day}T23:59:59.999Z` },
  ] satisfies Bound[],
});

const ISO =
  /^P(?=\d|T\d)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/;

/** A moment earlier (-1) or later (1) by an ISO 8601 duration: `P1M`, `P5DT12H`. */
function moved(now: Date, duration: string, direction: 1 | -1): Date | undefined {
  const parts = ISO.exec(duration)
    ?.slice(1)
    .map((part) => direction * Number(part ?? 0));
  if (!parts) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() + years, at.getUTCMonth() + months, at.getUTCDate() + weeks * 7 + days);
  at.setUTCHours(at.getUTCHours() + hours, at.getUTCMinutes() + minutes, at.getUTCSeconds() + seconds);
  return at.getUTCFullYear() >= 0 && at.getUTCFullYear() < 10_000 ? at : undefined;
}
