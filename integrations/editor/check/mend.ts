import { parse } from 'yaml';
import type * as z from 'zod';
import { FOR_EDITORS } from '#features/content-schema/parse-entry.ts';
import {
  fieldName,
  issueFindings,
  meantField,
  repairOf,
  unfolded,
} from '#features/content-schema/rules/entry-rules.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';

type Issue = z.core.$ZodIssue;

/** An entry despite its mistakes. */
export interface Reading {
  /** What the shop would make of it, had it no mistake; undefined where nothing can be made of it. */
  value: unknown;
  /** The same with other things in place of what is wrong: what a rule says of both values does not come from a mistake. */
  otherValue: unknown;
  /** Fields and blocks that nobody knows. */
  strangers: Finding[];
  /** What stands in known fields and does not fit. */
  mistakes: Finding[];
  /** The fields of the mistakes: `sections[0].blocks[1].title`. */
  broken: string[];
}

/**
 * Reads an entry so that one mistake neither hides what else is wrong in it, nor the entry from those who name it. Repaired
 * is what can be repaired for sure (a number in quotes, a misspelled field or block); elsewhere anything that fits is put in.
 */
export function readEntry(schema: z.ZodType, raw: unknown, file: string): Reading {
  const result = schema.safeParse(raw, FOR_EDITORS);
  if (result.success) return { value: result.data, otherValue: result.data, strangers: [], mistakes: [], broken: [] };
  const { value, strangers, mistakes, broken } = mend(schema, raw, file, false);
  const { value: otherValue } = mend(schema, raw, file, true);
  return { value, otherValue, strangers, mistakes, broken: broken.map(fieldName) };
}

/** Enough for a page whose sections, blocks and fields are wrong inside each other. */
const MOST_ROUNDS = 20;

function mend(schema: z.ZodType, raw: unknown, file: string, isOther: boolean) {
  const root = { entry: structuredClone(raw) };
  const [strangers, mistakes]: [Finding[], Finding[]] = [[], []];
  const broken: PropertyKey[][] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const fresh = issuesOf(schema, root.entry).filter(({ path }) => !broken.some((place) => isBelow(path, place)));
    // a misspelled field is missing at its right place, a misspelled block has no fields: the rest is asked afterwards
    const unknown = fresh.filter(isStranger);
    if (unknown.length > 0) {
      strangers.push(...unknown.flatMap((issue) => issueFindings(issue, file)));
      broken.push(...unknown.filter(({ code }) => code !== UNKNOWN).map(({ path }) => path));
      for (const issue of unknown) mendStranger(schema, root, issue, isOther);
      continue;
    }
    mistakes.push(...fresh.flatMap((issue) => issueFindings(issue, file)));
    broken.push(...fresh.map(({ path }) => path));
    const shape = issuesOf(schema, root.entry, SHAPE);
    if (fresh.length === 0 && shape.length === 0) break;
    for (const issue of shape) replace(root, issue, isOther, (entry) => issuesOf(schema, entry, SHAPE));
    // what has the right type stays in the one value (a slug is known as it is written), and is another in the other
    for (const issue of isOther ? fresh : [])
      if (Object(issue.input) !== issue.input) replace(root, issue, true, (entry) => issuesOf(schema, entry));
  }
  const parsed = schema.safeParse(root.entry, SHAPE);
  return { strangers, mistakes, broken, value: parsed.success ? parsed.data : undefined };
}

const UNKNOWN = 'unrecognized_keys';

const isStranger = (issue: Issue): boolean =>
  issue.code === UNKNOWN || (issue.code === 'invalid_union' && issue.discriminator !== undefined);

/** Types alone: no pattern, bound or rule of a schema. What passes has the fields that rules across files read. */
const SHAPE = { ...FOR_EDITORS, skipChecks: true };

function issuesOf(schema: z.ZodType, entry: unknown, context: typeof FOR_EDITORS = FOR_EDITORS): Issue[] {
  const result = schema.safeParse(entry, context);
  return result.success ? [] : result.error.issues.flatMap(unfolded);
}

const isBelow = (path: readonly PropertyKey[], above: readonly PropertyKey[]): boolean =>
  above.every((key, index) => path[index] === key);

interface Root {
  entry: unknown;
}

function mendStranger(schema: z.ZodType, root: Root, issue: Issue, isOther: boolean): void {
  if (issue.code !== UNKNOWN) {
    replace(root, issue, isOther, (entry) => issuesOf(schema, entry, SHAPE));
    return;
  }
  const fields = at(root, ['entry', ...issue.path]);
  for (const key of issue.keys) {
    const meant = meantField(issue, key);
    if (meant) fields[meant] = fields[key];
    delete fields[key];
  }
}

/** Puts the first thing that fits at the place of an issue: its repair, or else anything. */
function replace(root: Root, issue: Issue, isOther: boolean, issuesLeft: (entry: unknown) => Issue[]): void {
  const path = ['entry', ...issue.path];
  const key = path.at(-1) ?? '';
  const holder = at(root, path.slice(0, -1));
  const before = holder[key];
  const isLeft = (left: Issue) => left.path.length === issue.path.length && isBelow(left.path, issue.path);
  for (const candidate of candidatesFor(issue, isOther)) {
    holder[key] = candidate;
    if (!issuesLeft(root.entry).some(isLeft)) return;
  }
  holder[key] = before;
}

/** What stands at a path; an issue is only ever at a place that its parents have. */
const at = (root: Root, path: readonly PropertyKey[]): Record<PropertyKey, unknown> =>
  path.reduce<unknown>((value, key) => Object(value)[key], root) as Record<PropertyKey, unknown>;

function candidatesFor(issue: Issue, isOther: boolean): unknown[] {
  const line = repairOf(issue);
  const repaired = line === undefined ? [] : [valueIn(line)];
  const names = namedIn(issue);
  const anything = [
    ...(isOther ? names.toReversed() : names),
    ...ANYTHING.map(([one, other]) => structuredClone(isOther ? other : one)),
    undefined,
  ];
  return [...repaired, ...anything];
}

/** `price: 149.5` → 149.5, `- red` → `red` */
const valueIn = (line: string): unknown => Object.values(parse(line) as object)[0];

/** The words or kinds that a field may have. */
function namedIn(issue: Issue): unknown[] {
  if (issue.code === 'invalid_value') return issue.values;
  if (issue.code !== 'invalid_union') return [];
  if ('options' in issue && Array.isArray(issue.options)) return issue.options;
  return issue.errors.flat().flatMap((inner) => namedIn(inner));
}

/** Something of each type and pattern, twice. */
const ANYTHING: readonly [one: unknown, other: unknown][] = [
  ...[{}, []].map((empty): [unknown, unknown] => [empty, empty]),
  ...([
    ['one', 'other'],
    [1, 2],
    [0.05, 1000],
    [200, 400],
    [50, 55],
    [10, 12],
    [false, true],
  ] as [unknown, unknown][]),
  ...([
    ['90-001', '90-002'],
    ['2001-01-01', '2002-02-02'],
    ['07:30', '08:30'],
  ] as [unknown, unknown][]),
  ...([
    ['2001-01-01T00:00:00+01:00', '2002-02-02T00:00:00+01:00'],
    ['/one', '/other'],
  ] as [unknown, unknown][]),
  ...([
    ['#111111', '#222222'],
    ['1000-1001', '2000-2001'],
    ['1000', '2000'],
    ['CH', 'DE'],
  ] as [unknown, unknown][]),
  ...([
    ['1111111111116', '2222222222222'],
    ['https://one.example', 'https://other.example'],
  ] as [unknown, unknown][]),
];
