import type { Finding } from '#features/content-schema/rules/finding.ts';
import type { Content } from './content.ts';
import { placesIn } from './walk.ts';

const PAIRS: Record<string, string> = { until: 'from', publishUntil: 'publishFrom' };

/** What ends before it has begun is never seen. */
export const dateFindings = ({ files }: Content): Finding[] =>
  files.flatMap(({ file, value }) =>
    [...placesIn(value)].flatMap(({ field, key, value: end, beside }) => {
      const start = beside[PAIRS[key] ?? ''];
      if (typeof end !== typeof start || !isBefore(end, start)) return [];
      const expected = `after ${PAIRS[key]}, which is ${start}`;
      return [{ file, field, actual: String(end), expected, repair: `${PAIRS[key]}: ${end}\n    ${key}: ${start}` }];
    }),
  );

/** Days and clock times are compared as they are written, moments by their offsets. */
function isBefore(end: unknown, start: unknown): boolean {
  if (typeof end === 'number' && typeof start === 'number') return end < start;
  if (typeof end !== 'string' || typeof start !== 'string') return false;
  return end.includes('T') ? Date.parse(end) < Date.parse(start) : end < start;
}
