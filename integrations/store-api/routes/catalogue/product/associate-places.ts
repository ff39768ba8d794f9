import { idOf } from '#store/id.ts';
import { categoryView } from '#store/routes/catalogue/content/category-view.ts';
import { type SerializedCategory, serializeCategory } from '#store/serializers/category.ts';
import type { SerializedProduct } from '#store/serializers/product/product.ts';
import type { Association } from './associate.ts';

/** Categories by those ids of a product, from the tree that is in memory anyway. */
export const categoriesOf =
  (idsOf: (product: SerializedProduct) => string[]): Association =>
  async ({ c, products, criteria }) => {
    const view = categoryView(c, { associations: criteria.associations });
    const nodes = [...new Set(products.flatMap(idsOf))].flatMap((id) => view.tree.byId.get(id) ?? []);
    const wired = new Map<string, SerializedCategory>(nodes.map((node) => [node.id, serializeCategory(node, 0, view)]));
    return (product) => idsOf(product).flatMap((id) => wired.get(id) ?? []);
  };

/** The category of the breadcrumb, in the shop's only channel. */
export const mainCategoriesOf: Association = async ({ c }) => {
  const salesChannelId = c.var.store.shopConfig.salesChannel.id;
  return ({ displayGroup: productId, categoryIds: [categoryId] }) => {
    if (categoryId === undefined) return [];
    const id = idOf('main-category', productId);
    return [{ id, productId, categoryId, salesChannelId, apiAlias: 'main_category' as const }];
  };
};
