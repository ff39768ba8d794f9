import { particularsOf } from '#features/catalog/product-attributes.ts';
import type { Product } from '#store-api/contract/product.ts';

/** The families that the list is about: a third of it at least. Their dated notices stand above it. */
export function mainFamilies(products: readonly Product[]): string[] {
  const counts = new Map<string, number>();
  for (const { family } of products.map(particularsOf)) counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts].filter(([family, count]) => family && count * 3 >= products.length).map(([family]) => family);
}
