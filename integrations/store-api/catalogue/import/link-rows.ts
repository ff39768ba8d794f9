import type { Product } from '#features/content-schema/product.schema.ts';
import type { crossSelling } from '#store/records/schema/cross-selling.ts';
import type { productCategory } from '#store/records/schema/product.ts';
import { categoryId } from './category-rows.ts';
import { productId } from './product-rows.ts';

/** Categories that the product names, then all above them. @throws {Error} on a category that does not exist */
export function productCategoryRows(
  { number, categories }: Product,
  lines: Map<string, string[]>,
): (typeof productCategory.$inferInsert)[] {
  const above = categories.flatMap((key) => {
    const line = lines.get(key);
    if (!line)
      throw new Error(
        `content/products/${number}/product.yaml: categories names "${key}", expected one of content/categories.`,
      );
    return line;
  });
  const assigned = categories.map(categoryId);
  return [...new Set([...assigned, ...above])].map((id, position) => ({
    productId: productId(number),
    categoryId: id,
    isAssigned: assigned.includes(id),
    position,
  }));
}

/** Accessories, spare parts and related products, in the order of content. @throws {Error} on a product that does not exist */
export function crossSellingRows(
  { number, accessories, spareParts, related }: Product,
  numbers: Set<string>,
): (typeof crossSelling.$inferInsert)[] {
  const lists = { accessories, spareParts, related };
  return (['accessories', 'spareParts', 'related'] as const).flatMap((list) =>
    lists[list].map((target, position) => {
      if (!numbers.has(target))
        throw new Error(`content/products/${number}/product.yaml: ${list} names "${target}", expected a product.`);
      return { productId: productId(number), list, position, targetId: productId(target) };
    }),
  );
}
