import type { Category } from '#store-api/contract/category.ts';

type Sibling = Pick<Category, 'id' | 'afterCategoryId'>;

/**
 * Categories of one parent in Shopware's order, each after its `afterCategoryId`. Without one, or where that category is
 * missing, in the order of the response.
 */
export function inOwnersOrder<Element extends Sibling>(siblings: readonly Element[]): Element[] {
  const rest = new Map(siblings.map((sibling) => [sibling.id, sibling]));
  const ordered: Element[] = [];
  while (rest.size > 0) {
    const all = [...rest.values()];
    const last = ordered.at(-1)?.id;
    const next =
      all.find(({ afterCategoryId: before }) => before && before === last) ??
      all.find(({ afterCategoryId: before }) => !before) ??
      all.find(({ afterCategoryId: before }) => before && !rest.has(before)) ??
      all[0];
    if (!next) break;
    rest.delete(next.id);
    ordered.push(next);
  }
  return ordered;
}
