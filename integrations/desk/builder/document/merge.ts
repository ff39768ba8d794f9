import { isBranch, type Path } from './tree.ts';

/** What two people have done to the same place. Nothing of it is lost: what the merged data does not hold stands here. */
export interface Conflict {
  /** In the merged data. */
  path: Path;
  /** `removed`: one has changed what the other has taken away; it stays. `order`: both have sorted a list. */
  kind: 'value' | 'removed' | 'order';
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  data: unknown;
  conflicts: Conflict[];
}

type Group = Record<string, unknown>;

/**
 * Both changes of one base. Fields that one side alone has changed are its own; where both have, mine stands and the
 * conflict is told. Items of lists are known again by what they hold, wherever they have been moved.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: Conflict[] = [];
  const data = mergeValue(base, mine, theirs, [], conflicts);
  return { data, conflicts };
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: Path, conflicts: Conflict[]): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (
    isGroup(mine) &&
    isGroup(theirs) &&
    (base === undefined || isGroup(base)) &&
    isOfOneKind(base ?? mine, mine, theirs)
  )
    return mergeGroups((base ?? {}) as Group, mine, theirs, path, conflicts);
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, path, conflicts);
  const isRemoved = mine === undefined || theirs === undefined;
  conflicts.push({ path, kind: isRemoved ? 'removed' : 'value', mine, theirs });
  return mine === undefined ? theirs : mine;
}

function mergeGroups(base: Group, mine: Group, theirs: Group, path: Path, conflicts: Conflict[]): Group {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, mergeValue(base[key], mine[key], theirs[key], [...path, key], conflicts)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** An item of the merged list, before it is known where it stands. */
interface Merging {
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
  /** Taken away by one side, which did not know that the other has changed it. */
  isRemoved?: true;
}

function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], path: Path, conflicts: Conflict[]): unknown[] {
  const [inMine, inTheirs] = [align(base, mine), align(base, theirs)];
  const both = base.flatMap((_, index) => {
    const [m, t] = [inMine[index], inTheirs[index]];
    return m === undefined || t === undefined ? [] : [{ m, t }];
  });
  const isSorted = (places: number[]) =>
    places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  const [mineMoved, theirsMoved] = [!isSorted(both.map(({ m }) => m)), !isSorted(both.map(({ t }) => t))];
  if (mineMoved && theirsMoved && !isSorted(both.toSorted((a, b) => a.m - b.m).map(({ t }) => t)))
    conflicts.push({ path, kind: 'order', mine, theirs });
  // who has sorted gives the order; the additions of the other follow what they stood behind
  const isTheirs = theirsMoved && !mineMoved;
  const first = sideOf(isTheirs ? 'theirs' : 'mine', isTheirs ? theirs : mine, isTheirs ? inTheirs : inMine, base);
  const second = sideOf(isTheirs ? 'mine' : 'theirs', isTheirs ? mine : theirs, isTheirs ? inMine : inTheirs, base);
  const merged = joined(base, first, second);
  return merged.map((item, index) => {
    const here = [...path, index];
    if (!item.isRemoved) {
      if ('mine' in item && 'theirs' in item) return mergeValue(item.base, item.mine, item.theirs, here, conflicts);
      return 'mine' in item ? item.mine : item.theirs;
    }
    conflicts.push({ path: here, kind: 'removed', mine: item.mine, theirs: item.theirs });
    return 'mine' in item ? item.mine : item.theirs;
  });
}

interface Side {
  name: 'mine' | 'theirs';
  items: unknown[];
  /** The place in it of each item of the base. */
  places: (number | undefined)[];
  /** The place in the base of each of its items; additions have none. */
  origins: (number | undefined)[];
}

function sideOf(name: Side['name'], items: unknown[], places: Side['places'], base: unknown[]): Side {
  const origins: Side['origins'] = items.map(() => undefined);
  for (const index of base.keys()) {
    const place = places[index];
    if (place !== undefined) origins[place] = index;
  }
  return { name, items, places, origins };
}

function joined(base: unknown[], first: Side, second: Side): Merging[] {
  const merged: Merging[] = [];
  /** What of the second side an item of the merged list holds. */
  const at = new Map<number, Merging>();
  const added = second.items.flatMap((item, index) => (second.origins[index] === undefined ? [{ item, index }] : []));
  for (const [index, item] of first.items.entries()) {
    const origin = first.origins[index];
    const there = origin === undefined ? undefined : second.places[origin];
    const double = origin === undefined ? added.findIndex((one) => isSame(one.item, item)) : -1;
    const isKept = origin === undefined || there !== undefined || !isSame(base[origin], item);
    if (!isKept) continue;
    const one: Merging = { [first.name]: item };
    if (there !== undefined && origin !== undefined)
      Object.assign(one, { base: base[origin], [second.name]: second.items[there] });
    else if (origin !== undefined) one.isRemoved = true;
    merged.push(one);
    const same = double < 0 ? there : added.splice(double, 1)[0]?.index;
    if (same !== undefined) at.set(same, one);
  }
  let before: Merging | undefined;
  for (const [index, item] of second.items.entries()) {
    const origin = second.origins[index];
    const holder = at.get(index);
    if (holder) {
      before = holder;
      continue;
    }
    const isRemoved = origin !== undefined;
    if (isRemoved && isSame(base[origin], item)) continue;
    const one: Merging = { [second.name]: item, ...(isRemoved && { isRemoved: true as const }) };
    merged.splice(before ? merged.indexOf(before) + 1 : 0, 0, one);
    before = one;
  }
  return merged;
}

/** Above so many comparisons items that have changed are known by their place alone. */
const MOST_PAIRS = 40_000;

/** For each item of a list its place in a later version: the same first, then the most alike. */
function align(base: unknown[], other: unknown[]): (number | undefined)[] {
  const places: (number | undefined)[] = base.map(() => undefined);
  const free = new Map<string, number[]>();
  for (const [index, item] of other.entries()) {
    const sign = signature(item);
    free.set(sign, [...(free.get(sign) ?? []), index]);
  }
  const taken = new Set<number>();
  for (const [index, item] of base.entries()) {
    const place = free.get(signature(item))?.shift();
    if (place === undefined) continue;
    places[index] = place;
    taken.add(place);
  }
  const gone = [...base.keys()].filter((index) => places[index] === undefined);
  const added = [...other.keys()].filter((index) => !taken.has(index));
  const pairs =
    gone.length * added.length > MOST_PAIRS ? [] : gone.flatMap((from) => added.map((to) => ({ from, to })));
  const ranked = pairs
    .map((pair) => ({ ...pair, score: likeness(base[pair.from], other[pair.to]), way: Math.abs(pair.from - pair.to) }))
    .filter(({ score, way }) => score > 0 || way === 0)
    .sort((a, b) => b.score - a.score || a.way - b.way);
  for (const { from, to } of ranked) {
    if (places[from] !== undefined || taken.has(to)) continue;
    places[from] = to;
    taken.add(to);
  }
  return places;
}

/** Keys by which content names things: items with the same are the same. */
const NAMES = ['id', 'number', 'key', 'from', 'picture'];
/** Keys that say which kind of group it is. */
const SIGNS = ['block', 'provider', 'kind'];

/** 0: nothing in common; 1: the same; above: of the same name. */
function likeness(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return isSame(one, other) ? 1 : 0;
  if (!isOfOneKind(one, other)) return 0;
  if (NAMES.some((key) => typeof one[key] === 'string' && one[key] === other[key])) return 2;
  const [a, b] = [leavesOf(one), leavesOf(other)];
  const common = [...a].filter(([path, value]) => b.get(path) === value).length;
  return common / Math.max(a.size, b.size, 1);
}

const isOfOneKind = (one: unknown, ...others: unknown[]): boolean =>
  SIGNS.every((key) => others.every((other) => (one as Group)[key] === (other as Group)[key]));

function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Map<string, unknown> {
  if (!isBranch(value)) leaves.set(path, value);
  else for (const [key, one] of Object.entries(value)) leavesOf(one, `${path}.${key}`, leaves);
  return leaves;
}

const isGroup = (value: unknown): value is Group => isBranch(value) && !Array.isArray(value);

/** The same whatever the order of keys. */
const signature = (value: unknown): string =>
  JSON.stringify(value, (_key, one) =>
    isGroup(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  ) ?? '';

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}
