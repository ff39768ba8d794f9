import { refuse, type StoreError } from '#store/errors.ts';
import type { Body } from '#store/request.ts';

/**
 * What one read may say: far more than any page or client needs, and too little to keep the store busy. It is judged here,
 * before anything is understood; how many filters, sortings and aggregations there may be is judged where they are read.
 */
export const MOST = {
  /** Of a body, of a query string, and of packed criteria once they are unpacked. */
  bytes: 64 * 1024,
  /** Of lists and maps in each other. */
  levels: 32,
  /** Signs of a name: of a field, an association, a parameter. */
  nameLength: 100,
  /** Parts of a path: `manufacturer.media.url` has three. */
  pathParts: 10,
  /** Names in `includes`, `excludes` and `fields`, together. */
  names: 500,
  /** Fields that filters, sortings and aggregations name, those of associations too. */
  fields: 200,
  associations: 50,
  ids: 500,
  /** Signs of what is searched for: of a term, or of a text that a filter looks for. */
  textLength: 200,
};

type Counted = 'names' | 'fields' | 'associations';

/** How much was said so far. */
type Counts = Record<Counted, number>;

/** A value of the request: below which name, where, and how deep. */
type Place = { name: string; pointer: string; level: number };

/** Where texts are names of fields. */
const NAMING = new Set(['field', 'fields', 'includes', 'excludes', 'sort']);

/** Where every name makes the answer more expensive. */
const LISTS_OF_NAMES = new Set(['fields', 'includes', 'excludes']);

/** Lets no larger request in. @throws 400 with the place that goes too far */
export function requireBounds(input: Body): void {
  visit(input, { name: '', pointer: '', level: 0 }, { names: 0, fields: 0, associations: 0 });
}

function visit(value: unknown, place: Place, counts: Counts): void {
  const { name, pointer, level } = place;
  if (level > MOST.levels) throw tooMuch(pointer, `At most ${MOST.levels} levels are understood.`);
  if (typeof value === 'string') visitText(value, place, counts);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, below] of Object.entries(value)) {
    if (!isList) requireName(key, pointer);
    if (!isList && name === 'associations') count('associations', place, counts);
    if (key === 'field') count('fields', place, counts);
    // what stands in a list, or below an alias of `includes`, is named by what it stands in
    const inner = isList || LISTS_OF_NAMES.has(name) ? name : key;
    visit(below, { name: inner, pointer: `${pointer}/${key}`, level: level + 1 }, counts);
  }
}

function visitText(text: string, place: Place, counts: Counts): void {
  if (!NAMING.has(place.name)) return;
  if (LISTS_OF_NAMES.has(place.name)) count('names', place, counts);
  // `sort` may be names with commas between
  for (const name of text.split(',')) requireName(name, place.pointer);
}

function requireName(name: string, pointer: string): void {
  if (name.length > MOST.nameLength) throw tooMuch(pointer, `A name has at most ${MOST.nameLength} signs.`);
  if (name.split('.').length > MOST.pathParts) throw tooMuch(pointer, `A path has at most ${MOST.pathParts} parts.`);
}

function count(what: Counted, { pointer }: Place, counts: Counts): void {
  counts[what] += 1;
  if (counts[what] > MOST[what]) throw tooMuch(pointer, `At most ${MOST[what]} ${what} are understood.`);
}

/** A refusal of what goes too far (400). */
export function tooMuch(pointer: string, detail: string): StoreError {
  const refusal = refuse(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', detail);
  for (const problem of refusal.problems) problem.source = { pointer };
  return refusal;
}
