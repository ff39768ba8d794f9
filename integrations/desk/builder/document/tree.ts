/* The data of one entry as an immutable tree: what changes is new along its path, everything else stays the same object. */

export type Path = readonly (string | number)[];

type Tree = Record<string | number, unknown>;

export const isBranch = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value: unknown, key) => (isBranch(value) ? value[key] : undefined), data);

export const listAt = (data: unknown, path: Path): readonly unknown[] => {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
};

export const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** Whether a place lies inside another, or is it. */
export const isWithin = (path: Path, outer: Path): boolean => isSamePath(path.slice(0, outer.length), outer);

/** With another value at a place; undefined takes the key away. Groups that are missing on the way are made. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const before = isBranch(data) ? data[key] : undefined;
  const after = withValue(before, rest, value);
  if (before === after && isBranch(data)) return data;
  const copy: Tree | unknown[] = Array.isArray(data)
    ? [...data]
    : isBranch(data)
      ? { ...data }
      : typeof key === 'number'
        ? []
        : {};
  if (after === undefined && !Array.isArray(copy)) delete (copy as Tree)[key];
  else (copy as Tree)[key] = after;
  inherit(copy, data);
  return copy;
}

/** With one item more in a list. */
export const withItem = (data: unknown, list: Path, index: number, item: unknown): unknown =>
  withValue(data, list, listAt(data, list).toSpliced(index, 0, item));

export function withoutItem(data: unknown, path: Path): unknown {
  const { list, index } = placeOf(path);
  return withValue(data, list, listAt(data, list).toSpliced(index, 1));
}

/** `sections.0.blocks.2` → the list, and the place in it. */
export function placeOf(path: Path): { list: Path; index: number } {
  const index = path.at(-1);
  if (typeof index !== 'number') throw new Error(`${path.join('.')} is no item of a list.`);
  return { list: path.slice(0, -1), index };
}

/**
 * An item in another place, of the same list or of another. `index` counts without the item itself.
 * @returns where it stands now, or undefined where it would stand inside of itself.
 */
export function withMoved(
  data: unknown,
  from: Path,
  list: Path,
  index: number,
): { data: unknown; path: Path } | undefined {
  if (isWithin(list, from)) return undefined;
  const place = placeOf(from);
  const item = valueAt(data, from);
  const target = afterRemoval(list, place);
  const without = withoutItem(data, from);
  const last = listAt(without, target).length;
  const at = Math.max(0, Math.min(index, last));
  return { data: withItem(without, target, at, item), path: [...target, at] };
}

/** Items behind the one that is taken away move up. */
function afterRemoval(path: Path, { list, index }: { list: Path; index: number }): Path {
  const here = path[list.length];
  const isBehind = isWithin(path, list) && typeof here === 'number' && here > index;
  return isBehind ? path.with(list.length, here - 1) : path;
}

const keys = new WeakMap<object, number>();
let last = 0;

/** A name that an item keeps while it is edited and moved. Items that are no groups have only their place. */
export function keyOf(item: unknown, index: number): string {
  if (!isBranch(item)) return `${index}`;
  if (!keys.has(item)) keys.set(item, ++last);
  return `k${keys.get(item)}`;
}

function inherit(copy: object, original: unknown): void {
  const key = isBranch(original) && keys.get(original);
  if (key) keys.set(copy, key);
}
