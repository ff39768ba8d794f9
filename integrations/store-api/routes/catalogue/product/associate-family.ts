import { groupBy } from '#store/catalogue/group-by.ts';
import { readRows, readVariants } from '#store/catalogue/product/read-parts.ts';
import type { Association } from './associate.ts';
import { productWants, readProducts } from './read-products.ts';

/*
 * Families are told one step far: children of a parent and the parent of a child would only bring the same ones again,
 * and again below them as often as somebody writes it.
 */

/** Active variants of each, the main one first. */
export const readFamilies: Association = async ({ c, products, view, criteria }) => {
  const parents = products.filter(({ childCount }) => childCount > 0).map(({ id }) => id);
  const rows = parents.length > 0 ? await readVariants(c.var.store.records.read, parents) : [];
  const ids = rows.map(({ id }) => id);
  const children = groupBy(
    await readProducts(c, ids, view, productWants(c, criteria)),
    ({ displayGroup }) => displayGroup,
  );
  return ({ id }) => children.get(id) ?? [];
};

/** The product that a variant belongs to; null for all others. */
export const readParents: Association = async ({ c, products, view, criteria }) => {
  const parentIds = new Set(products.flatMap(({ parentId }) => parentId ?? []));
  const rows = parentIds.size > 0 ? await readRows(c.var.store.records.read, parentIds) : [];
  const ids = rows.filter(({ active }) => active).map(({ id }) => id);
  const parents = await readProducts(c, ids, view, productWants(c, criteria));
  const byId = new Map(parents.map((parent) => [parent.id, parent]));
  return ({ parentId }) => byId.get(parentId ?? '') ?? null;
};
