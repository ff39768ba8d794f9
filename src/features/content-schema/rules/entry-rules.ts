import type * as z from 'zod';
import { plainName } from '#values/text.ts';
import { isDay } from '#values/visit.ts';
import { type Finding, finding, nearest } from './finding.ts';

type Issue = z.core.$ZodIssue;

/** What zod has against an entry, in an editor's words, with the line as it should stand where that can be said. */
export const issueFindings = (issue: Issue, file: string): Finding[] =>
  unfolded(issue).flatMap((one) => leafFindings(one, file));

function leafFindings(issue: Issue, file: string): Finding[] {
  const field = fieldName(issue.path) || 'the entry';
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(file, issue, key));
  const most = issue.code === 'custom' && issue.params?.mostSigns;
  if (most) return [{ file, field, ...tooLong(String(issue.input), most, issue.message) }];
  const repair = repairOf(issue);
  return [{ file, field, actual: actualOf(issue), expected: expected(issue), ...(repair && { repair }) }];
}

type UnknownFields = z.core.$ZodIssueUnrecognizedKeys;

function unknownField(file: string, issue: UnknownFields, key: string): Finding {
  const absent = absentFields(issue);
  const near = nearest(key, absent);
  const value = Object(issue.input)[key];
  return finding(
    file,
    fieldName([...issue.path, key]),
    'a field that nobody knows',
    near ?? (absent.length > 0 ? `no such line, or one of ${absent.join(', ')}` : 'no such line'),
    near && `${near}: ${typeof value === 'object' ? '…' : value}`,
  );
}

/** The field that was probably meant by an unknown one, of those that are not there. */
export const meantField = (issue: UnknownFields, key: string): string | undefined => nearest(key, absentFields(issue));

/** Parsed `FOR_EDITORS`, the message names the known fields. */
const absentFields = ({ message, input }: UnknownFields): string[] =>
  message.split(' ').filter((field) => !(field in Object(input)) && !message.startsWith('Unrecognized'));

/** `reason` is what the store says of it. */
export const tooLong = (address: string, most: number, reason: string): Pick<Finding, 'actual' | 'expected'> => ({
  actual: `an address of ${address.length} characters (${address.slice(0, 60)}…)`,
  expected: `${most} characters at most (${reason})`,
});

/** Of several shapes the one that was meant: the one with the fewest mistakes, and those deepest inside; each with its whole path. */
export function unfolded(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const ranked = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  const isAlternative = ranked.every((errors) => depth(errors) === 0);
  if (isAlternative && issue.message !== 'Invalid input') return [issue];
  return (ranked[0] ?? []).flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

const depth = (errors: readonly { path: PropertyKey[] }[]): number =>
  Math.max(0, ...errors.map(({ path }) => path.length));

/** `sections[0].blocks[2].title` */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name && `${name}.`}${String(key)}`),
    '',
  );

const actualOf = (issue: Issue): string =>
  shown(issue.code === 'invalid_union' && issue.discriminator ? kindIn(issue) : issue.input);

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `fields (${Object.keys(value).join(', ')})`;
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return NAMES_OF_TYPES[issue.expected] ?? `a ${issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String), issue.input);
    case 'invalid_union':
      return issue.discriminator ? oneOf(kindsOf(issue), kindIn(issue)) : issue.message;
    case 'too_small':
      return ownMessage(issue) ?? `at least ${issue.minimum}`;
    case 'too_big':
      return ownMessage(issue) ?? `at most ${issue.maximum}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    default:
      return issue.message;
  }
}

/** What a schema says itself about a bound; zod's own words are none for editors. */
const ownMessage = ({ message }: Issue): string | undefined => (message.startsWith('Too ') ? undefined : message);

function oneOf(values: readonly string[], actual: unknown): string {
  const near = nearest(String(actual ?? ''), values);
  if (near && values.length > MOST_LISTED) return `${near}, the nearest of ${values.length}`;
  return `one of ${values.join(', ')}${near ? ` (near: ${near})` : ''}`;
}

/** So many names can be read; of more the nearest one is told. */
const MOST_LISTED = 15;

/** Types of zod as editors know them. */
const NAMES_OF_TYPES: Partial<Record<string, string>> = {
  ...{ object: 'fields (key: value)', record: 'fields (key: value)', array: 'a list', string: 'a text' },
  ...{ int: 'a whole number', boolean: 'true or false' },
};

/** The line as it should stand: `cssClass: narrow`; undefined where only the editor can know. */
export function repairOf(issue: z.core.$ZodIssue): string | undefined {
  const key = String(issue.path.at(-1) ?? '');
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
const kindsOf = (issue: z.core.$ZodIssueInvalidUnion): string[] =>
  'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];

/** The kind that was found: zod hands over the whole block. */
const kindIn = ({ input, discriminator = '' }: z.core.$ZodIssueInvalidUnion): unknown =>
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
