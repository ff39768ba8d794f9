import { same } from '#editor/rewrite.ts';

/** Path of a field inside the data of an entry. */
export type FieldPath = (string | number)[];

/**
 * What two editors have made of one entry, field by field. Lists whose entries bear names (`id`, `number`, `from`) merge entry
 * by entry, others only where one of both has changed them, or both kept their length.
 * @returns the merged data, or the fields that both have changed differently
 */
export function merge(base: unknown, theirs: unknown, mine: unknown): { data: unknown } | { conflicts: FieldPath[] } {
  const conflicts: FieldPath[] = [];
  const data = merged(base, theirs, mine, [], conflicts);
  return conflicts.length > 0 ? { conflicts } : { data };
}

/** A field that is not there. */
const ABSENT = Symbol('absent');

function merged(base: unknown, theirs: unknown, mine: unknown, path: FieldPath, conflicts: FieldPath[]): unknown {
  if (same(mine, theirs) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isObject(theirs) && isObject(mine)) {
    const before = isObject(base) ? base : {};
    const at = (all: Record<string, unknown>, key: string) => (Object.hasOwn(all, key) ? all[key] : ABSENT);
    const entries = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((key) => [
      key,
      merged(at(before, key), at(theirs, key), at(mine, key), [...path, key], conflicts),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== ABSENT));
  }
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine)) {
    const lists = [base, theirs, mine];
    if (lists.every(isNamed)) return mergedByName(base, theirs, mine, path, conflicts);
    if (lists.every(({ length }) => length === base.length))
      return mine.map((value, index) => merged(base[index], theirs[index], value, [...path, index], conflicts));
  }
  conflicts.push(path);
  return mine;
}

type Named = Record<string, unknown>;

const nameIn = (value: Named): unknown => value.id ?? value.number ?? value.from;
const isNamed = (list: unknown[]): list is Named[] =>
  list.every((one) => isObject(one) && nameIn(one) !== undefined) &&
  new Set((list as Named[]).map(nameIn)).size === list.length;

/** In my order; what they have added comes behind the entry it followed. */
function mergedByName(
  base: Named[],
  theirs: Named[],
  mine: Named[],
  path: FieldPath,
  conflicts: FieldPath[],
): unknown[] {
  const find = (list: Named[], name: unknown) => list.find((one) => nameIn(one) === name) ?? ABSENT;
  const order = mine.map(nameIn);
  for (const [index, one] of theirs.entries()) {
    const name = nameIn(one);
    if (order.includes(name)) continue;
    const before = theirs[index - 1];
    order.splice(before ? order.indexOf(nameIn(before)) + 1 : 0, 0, name);
  }
  return order
    .map((name) => {
      const at = order.indexOf(name);
      return merged(find(base, name), find(theirs, name), find(mine, name), [...path, at], conflicts);
    })
    .filter((value) => value !== ABSENT);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
