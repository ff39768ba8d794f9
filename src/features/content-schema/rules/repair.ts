import type * as z from 'zod';
import { plainName } from '#values/plain-name.ts';
import { isDay } from '#values/visit.ts';
import { nearest } from './nearest.ts';

/** The line as it should stand: `cssClass: narrow`; undefined where only the editor can know. */
export function repairOf(issue: z.core.$ZodIssue, key: string): string | undefined {
  const value = repairedValue(issue, key);
  return value === undefined ? undefined : /^\d*$/.test(key) ? `- ${value}` : `${key}: ${value}`;
}

function repairedValue(issue: z.core.$ZodIssue, key: string): string | undefined {
  const { input } = issue;
  if (issue.code === 'invalid_value') return nearest(String(input), issue.values.map(String));
  if (issue.code === 'invalid_union' && issue.discriminator) return nearest(String(kindIn(issue)), kindsOf(issue));
  if (issue.code === 'invalid_type') return ofType(issue.expected, input, key);
  if (typeof input !== 'string') return undefined;
  if (issue.message.includes('2026-11-30')) return padded(input);
  if (issue.message.startsWith('a path like')) return withoutEnd(input);
  if (issue.message.includes('2026-12-24T')) return withOffset(input);
  if (issue.message.startsWith('small letters') || issue.message.startsWith('a key of')) return plainName(input);
  return undefined;
}

/** The kinds that a union tells apart: the names of all blocks. */
export const kindsOf = (issue: z.core.$ZodIssueInvalidUnion): string[] =>
  'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];

/** The kind that was found: zod hands over the whole block. */
export const kindIn = ({ input, discriminator = '' }: z.core.$ZodIssueInvalidUnion): unknown =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[discriminator] : input;

/** A number in quotes, a text without them, one text where the languages are asked for. */
function ofType(expected: string, input: unknown, key: string): string | undefined {
  if (expected === 'number' && typeof input === 'string' && /^-?\d+([.,]\d+)?$/.test(input.trim()))
    return input.trim().replace(',', '.');
  if (expected === 'string' && typeof input === 'number') return `"${input}"`;
  if (expected === 'boolean' && typeof input === 'string') return /^(yes|ja|oui|true)$/i.test(input) ? 'true' : 'false';
  if (expected === 'object' && typeof input === 'string') return `{de: ${input}}`;
  if (expected === 'array' && input !== undefined && typeof input !== 'object') return `[${input}]`;
  if (expected === 'string' && input === undefined && key === 'de')
    return 'the German text, which the other languages fall back to';
  return undefined;
}

/** `/old-page/?from=box` → `/old-page`; the front page has no old address. */
const withoutEnd = (path: string): string | undefined => path.match(/^\/[^?#]*[^?#/]/)?.[0];

/** `2026-1-5` and `5.1.2026` → `2026-01-05`; which day was meant by the 31st of a short month, only the editor knows. */
function padded(day: string): string | undefined {
  const [, year, month, date] = day.match(/^(\d{4})-(\d{1,2})-(\d{1,2})$/) ?? [];
  const [, d, m, y] = day.match(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/) ?? [];
  const parts = [year ?? y, month ?? m, date ?? d];
  const written = parts.map((part) => part?.padStart(2, '0')).join('-');
  return isDay(written) ? written : undefined;
}

/** A moment without its offset means Swiss time: summer +02:00, winter +01:00. */
function withOffset(moment: string): string | undefined {
  const [, day, time, seconds = ':00'] = moment.match(/^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?$/) ?? [];
  if (!day || !time || !isDay(day)) return undefined;
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zurich', timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `"${day}T${time}${seconds}${zone?.slice(3) ?? '+01:00'}"`;
}
