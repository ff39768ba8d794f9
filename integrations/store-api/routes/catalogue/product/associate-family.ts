import { readRows, readVariants } from '#store/catalogue/product/read-parts.ts';
import type { Association } from './associate.ts';

/** Active variants of each, the main one first. */
export const readFamilies: Association = async ({ c, products, read }) => {
  const parents = products.filter(({ childCount }) => childCount > 0).map(({ id }) => id);
  const rows = parents.length > 0 ? await readVariants(c.var.store.records.read, parents) : [];
  const children = Map.groupBy(await read(rows.map(({ id }) => id)), ({ displayGroup }) => displayGroup);
  return ({ id }) => children.get(id) ?? [];
};

/** The product that a variant belongs to; null for all others. */
export const readParents: Association = async ({ c, products, read }) => {
  const parentIds = new Set(products.flatMap(({ parentId }) => parentId ?? []));
  const rows = parentIds.size > 0 ? await readRows(c.var.store.records.read, parentIds) : [];
  const parents = await read(rows.filter(({ active }) => active).map(({ id }) => id));
  const byId = new Map(parents.map((parent) => [parent.id, parent]));
  return ({ parentId }) => byId.get(parentId ?? '') ?? null;
};
