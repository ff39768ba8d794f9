import { listAt, type Path, valueAt } from '#desk/builder/document/tree.ts';

/**
 * Which blocks differ between two states of a page; `undefined` where more than blocks has changed: then the page is drawn
 * anew. What is the same object is the same, so that a keystroke costs one comparison for each block.
 */
export function changedBlocks(before: unknown, after: unknown): Path[] | undefined {
  if (before === after) return [];
  const [old, fresh] = [listAt(before, ['sections']), listAt(after, ['sections'])];
  if (old.length !== fresh.length || !isSameBut('sections', before, after)) return undefined;
  const paths: Path[] = [];
  for (const [section, one] of fresh.entries()) {
    if (one === old[section]) continue;
    const list: Path = ['sections', section, 'blocks'];
    const [was, is] = [listAt(before, list), listAt(after, list)];
    if (was.length !== is.length || !isSameBut('blocks', old[section], one)) return undefined;
    for (const [index, block] of is.entries()) {
      if (block === was[index]) continue;
      if (valueAt(block, ['block']) !== valueAt(was[index], ['block'])) return undefined;
      paths.push([...list, index]);
    }
  }
  return paths;
}

function isSameBut(left: string, before: unknown, after: unknown): boolean {
  const keys = new Set([...Object.keys(Object(before)), ...Object.keys(Object(after))]);
  return [...keys].every((key) => key === left || valueAt(before, [key]) === valueAt(after, [key]));
}
