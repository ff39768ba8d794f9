import { idOf } from '#store/id.ts';
import { categoryView } from '#store/routes/catalogue/content/category-view.ts';
import { type WireCategory, wireCategory } from '#store/wire/category.ts';
import type { WireProduct } from '#store/wire/product/product.ts';
import type { Association } from './associate.ts';

/** Categories by those ids of a product, from the tree that is in memory anyway. */
export const categoriesOf =
  (idsOf: (product: WireProduct) => string[]): Association =>
  async ({ c, products, criteria }) => {
    const view = categoryView(c, { associations: criteria.associations });
    const nodes = [...new Set(products.flatMap(idsOf))].flatMap((id) => view.tree.byId.get(id) ?? []);
    const wired = new Map<string, WireCategory>(nodes.map((node) => [node.id, wireCategory(node, 0, view)]));
    return (product) => idsOf(product).flatMap((id) => wired.get(id) ?? []);
  };

/** The category of the breadcrumb, in the shop's only channel. */
export const mainCategoriesOf: Association = async ({ c }) => {
  const salesChannelId = c.var.store.facts.salesChannel.id;
  return ({ displayGroup: productId, categoryIds: [categoryId] }) => {
    if (categoryId === undefined) return [];
    const id = idOf('main-category', productId);
    return [{ id, productId, categoryId, salesChannelId, apiAlias: 'main_category' as const }];
  };
};
