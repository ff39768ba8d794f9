import type * as z from 'zod';
import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';
import { kindIn, kindsOf, repairOf } from './repair.ts';

type Issue = z.core.$ZodIssue;

/** What zod has against an entry, in an editor's words, with the line as it should stand where that can be said. */
export function issueFindings(issue: Issue, file: string): Finding[] {
  const field = fieldName(issue.path) || 'the entry';
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(file, field, key));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return unionFindings(issue, file);
  const most = issue.code === 'custom' && issue.params?.mostSigns;
  if (most) return [{ file, field, ...tooLong(String(issue.input), most, issue.message) }];
  const repair = repairOf(issue, String(issue.path.at(-1) ?? ''));
  return [{ file, field, actual: shown(issue.input), expected: expected(issue), ...(repair && { repair }) }];
}

const unknownField = (file: string, field: string, key: string): Finding => ({
  file,
  field: field === 'the entry' ? key : `${field}.${key}`,
  actual: 'a field that nobody knows',
  expected: 'a known field or no line',
});

/** `reason` is what the store says of it. */
export const tooLong = (address: string, most: number, reason: string): Pick<Finding, 'actual' | 'expected'> => ({
  actual: `an address of ${address.length} characters (${address.slice(0, 60)}…)`,
  expected: `${most} characters at most (${reason})`,
});

/** Of several shapes the one that was meant: the one with the fewest mistakes, and those deepest inside. */
function unionFindings(issue: Extract<Issue, { code: 'invalid_union' }>, file: string): Finding[] {
  const ranked = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  const isAlternative = ranked.every((errors) => depth(errors) === 0);
  if (isAlternative && issue.message !== 'Invalid input')
    return [{ file, field: fieldName(issue.path), actual: shown(issue.input), expected: issue.message }];
  return (ranked[0] ?? []).flatMap((inner) =>
    issueFindings({ ...inner, path: [...issue.path, ...inner.path] } as Issue, file),
  );
}

const depth = (errors: readonly { path: PropertyKey[] }[]): number =>
  Math.max(0, ...errors.map(({ path }) => path.length));

/** `sections[0].blocks[2].title` */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name && `${name}.`}${String(key)}`),
    '',
  );

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'object' ? 'fields (key: value)' : `a ${issue.expected}`;
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
  return `one of ${values.join(', ')}${near ? ` (near: ${near})` : ''}`;
}
