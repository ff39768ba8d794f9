import { asc, eq } from 'drizzle-orm';
import { inLanguage } from '#i18n/locales.ts';
import type { CategoryNode } from '#store/catalogue/category-tree.ts';
import { product, productCategory } from '#store/records/schema/product.ts';
import type { StoreContext } from '#store/request.ts';
import { type CategoryView, seoUrlsOf } from '#store/serializers/category.ts';

/** The way to a product or category, without the root. Empty for what does not exist. A product is looked for first, unless `type` says otherwise. */
export async function readTrail(
  c: StoreContext,
  id: string,
  type: string | undefined,
  referrerId: string | undefined,
): Promise<CategoryNode[]> {
  const { catalogue } = c.var.store;
  const assignedCategory = type === 'category' ? undefined : await productCategoryOf(c, id, referrerId);
  const node = assignedCategory ?? catalogue.categories.byId.get(id);
  return node ? catalogue.categories.line(node).slice(1) : [];
}

/** The category a shopper came from if the product is in it, else the first that content names. */
async function productCategoryOf(
  c: StoreContext,
  id: string,
  referrerId: string | undefined,
): Promise<CategoryNode | undefined> {
  const rows = await c.var.store.records.read
    .select({ categoryId: productCategory.categoryId })
    .from(product)
    .innerJoin(productCategory, eq(productCategory.productId, product.rootId))
    .where(eq(product.id, id))
    .orderBy(asc(productCategory.position));
  const ids = rows.map(({ categoryId }) => categoryId);
  const chosen = referrerId && ids.includes(referrerId) ? referrerId : ids[0];
  return chosen ? c.var.store.catalogue.categories.byId.get(chosen) : undefined;
}

export const serializeBreadcrumb = (trail: CategoryNode[], view: CategoryView) =>
  trail.map((node) => ({
    name: inLanguage(view.locale, node.name),
    categoryId: node.id,
    type: 'page' as const,
    path: node.seoPaths[view.locale] ?? '',
    translated: { name: inLanguage(view.locale, node.name), customFields: {} },
    seoUrls: seoUrlsOf(node, view),
    apiAlias: 'breadcrumb' as const,
  }));
