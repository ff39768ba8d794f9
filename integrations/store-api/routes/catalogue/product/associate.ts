import { and, count, eq } from 'drizzle-orm';
import { readOptions, readRows, readVariants } from '#store/catalogue/product/read-parts.ts';
import { LISTS } from '#store/catalogue/product/related/lists.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { requestedOf } from '#store/catalogue/product/wants.ts';
import { type Criteria, readCriteria } from '#store/criteria/criteria.ts';
import { idOf } from '#store/id.ts';
import { among } from '#store/records/insert-rows.ts';
import { readReviewsOf } from '#store/records/review/reviews.ts';
import { crossSelling } from '#store/records/schema/cross-selling.ts';
import { product } from '#store/records/schema/product.ts';
import type { StoreContext } from '#store/request.ts';
import { categoryView } from '#store/routes/catalogue/content/category-view.ts';
import { type SerializedCategory, serializeCategory } from '#store/serializers/category.ts';
import { serializeCrossSelling } from '#store/serializers/product/cross-selling.ts';
import type { SerializedProduct } from '#store/serializers/product/product.ts';
import { serializeOption } from '#store/serializers/product/property.ts';
import { productWants, readProducts } from '#store/serializers/product/read-products.ts';
import { serializeReview } from '#store/serializers/product/review.ts';

/** What is said of each and of its variants, newest first: what is approved, and what this customer wrote. */
const readVoices: Association = async ({ c, products }) => {
  const { store, session } = c.var;
  const rows = await readReviewsOf(store.records.read, rootsOf(products), session.customerId);
  const byRoot = Map.groupBy(rows, ({ rootId }) => rootId);
  const serialize = (row: (typeof rows)[number]) =>
    serializeReview(row, store.shopConfig.salesChannel.id, session.customerId);
  return ({ displayGroup }) => (byRoot.get(displayGroup) ?? []).map(serialize);
};

/** The lists of what goes with each, without the goods in them: those have a route of their own. */
const readCrossSellingLists: Association = async ({ c, products, view }) => {
  const rows = await c.var.store.records.read
    .select({ rootId: crossSelling.productId, list: crossSelling.list, size: count() })
    .from(crossSelling)
    .innerJoin(product, and(eq(product.id, crossSelling.targetId), eq(product.active, true)))
    .where(among(crossSelling.productId, rootsOf(products)))
    .groupBy(crossSelling.productId, crossSelling.list);
  const byRoot = Map.groupBy(rows, ({ rootId }) => rootId);
  return ({ displayGroup }) =>
    LISTS.flatMap((list) => {
      const match = byRoot.get(displayGroup)?.find(({ list: key }) => key === list.key);
      return match ? [serializeCrossSelling(list, displayGroup, match.size, view.locale)] : [];
    });
};

/** Options among which a family is chosen; a variant tells those of its product. */
const readSettings: Association = async ({ c, products, view }) => {
  const db = c.var.store.records.read;
  const variants = await readVariants(
    db,
    rootsOf(products.filter(({ childCount, parentId }) => childCount || parentId)),
  );
  const optionsOf = await readOptions(
    db,
    variants.map(({ id }) => id),
  );
  const byRoot = Map.groupBy(variants, ({ rootId }) => rootId);
  return ({ displayGroup: productId }) => {
    const ids = (byRoot.get(productId) ?? []).flatMap(({ id }) => optionsOf.get(id) ?? []);
    return view.catalogue.properties.inOrder(ids.map(({ optionId }) => optionId)).map((option) => ({
      id: idOf('configurator-setting', `${productId}:${option.id}`),
      productId,
      optionId: option.id,
      mediaId: null,
      media: null,
      position: option.position,
      customFields: null,
      option: serializeOption(option, view.locale),
      apiAlias: 'product_configurator_setting' as const,
    }));
  };
};

const rootsOf = (products: SerializedProduct[]): Set<string> =>
  new Set(products.map(({ displayGroup }) => displayGroup));

/** Categories by those ids of a product, from the tree that is in memory anyway. */
const categoriesOf =
  (idsOf: (product: SerializedProduct) => string[]): Association =>
  async ({ c, products, criteria }) => {
    const view = categoryView(c, { associations: criteria.associations });
    const nodes = [...new Set(products.flatMap(idsOf))].flatMap((id) => view.tree.byId.get(id) ?? []);
    const wired = new Map<string, SerializedCategory>(nodes.map((node) => [node.id, serializeCategory(node, 0, view)]));
    return (product) => idsOf(product).flatMap((id) => wired.get(id) ?? []);
  };

/** The category of the breadcrumb, in the shop's only channel. */
const mainCategoriesOf: Association = async ({ c }) => {
  const salesChannelId = c.var.store.shopConfig.salesChannel.id;
  return ({ displayGroup: productId, categoryIds: [categoryId] }) => {
    if (categoryId === undefined) return [];
    const id = idOf('main-category', productId);
    return [{ id, productId, categoryId, salesChannelId, apiAlias: 'main_category' as const }];
  };
};

/** Active variants of each, the main one first. */
const readFamilies: Association = async ({ c, products, read }) => {
  const parents = products.filter(({ childCount }) => childCount > 0).map(({ id }) => id);
  const rows = parents.length > 0 ? await readVariants(c.var.store.records.read, parents) : [];
  const children = Map.groupBy(await read(rows.map(({ id }) => id)), ({ displayGroup }) => displayGroup);
  return ({ id }) => children.get(id) ?? [];
};

/** The product that a variant belongs to; null for all others. */
const readParents: Association = async ({ c, products, read }) => {
  const parentIds = new Set(products.flatMap(({ parentId }) => parentId ?? []));
  const rows = parentIds.size > 0 ? await readRows(c.var.store.records.read, parentIds) : [];
  const parents = await read(rows.filter(({ active }) => active).map(({ id }) => id));
  const byId = new Map(parents.map((parent) => [parent.id, parent]));
  return ({ parentId }) => byId.get(parentId ?? '') ?? null;
};

/** What hangs on each of these products under one name, for all of them at once. */
export type Association = (context: AssociationContext) => Promise<(product: SerializedProduct) => unknown>;
type AssociationContext = {
  c: StoreContext;
  products: SerializedProduct[];
  view: ProductView;
  /** What is asked of the association itself. */
  criteria: Criteria;
  /** Products that are an association themselves, as those criteria want them. */
  read: (ids: string[]) => Promise<SerializedProduct[]>;
};

/** Those that are read only when they are asked for; the others come with a product, or are null as there are none. */
const ASSOCIATIONS: Record<string, Association> = {
  categories: categoriesOf(({ categoryIds }) => categoryIds),
  categoriesRo: categoriesOf(({ categoryTree }) => categoryTree),
  mainCategories: mainCategoriesOf,
  children: readFamilies,
  parent: readParents,
  productReviews: readVoices,
  crossSellings: readCrossSellingLists,
  configuratorSettings: readSettings,
  tags: async () => () => [],
  streams: async () => () => [],
};

/**
 * A family is told one step far: children of the parent and the parent of a child would only bring the same ones again,
 * and again below them as often as somebody writes it.
 */
const BELOW_A_FAMILY = Object.keys(ASSOCIATIONS).filter((name) => name !== 'children' && name !== 'parent');

/** Products with what their criteria ask for beside them; nothing is read for what nobody asks for, or the answer leaves out. */
export async function associate(
  c: StoreContext,
  products: SerializedProduct[],
  view: ProductView,
  criteria: Criteria,
  names = Object.keys(ASSOCIATIONS),
): Promise<SerializedProduct[]> {
  const requested = Object.entries(requestedOf(criteria)).filter(([name]) => names.includes(name));
  if (requested.length === 0 || products.length === 0) return products;
  const parts = await Promise.all(
    requested.map(async ([name, raw]) => {
      // `fields` speak of the products themselves; what is below them comes whole
      const below = { ...readCriteria(raw), output: { ...criteria.output, fields: null } };
      const read = async (ids: string[]) =>
        associate(c, await readProducts(c, ids, view, productWants(c, below)), view, below, BELOW_A_FAMILY);
      return [name, await ASSOCIATIONS[name]?.({ c, products, view, criteria: below, read })] as const;
    }),
  );
  return products.map((product) => ({
    ...product,
    ...Object.fromEntries(parts.map(([name, partOf]) => [name, partOf?.(product)])),
  }));
}

/** Products of these ids with all that the criteria ask for. @throws 400 for an association that products do not have */
export async function readAssociatedProducts(
  c: StoreContext,
  ids: readonly string[],
  view: ProductView,
  criteria: Criteria,
): Promise<SerializedProduct[]> {
  return associate(c, await readProducts(c, ids, view, productWants(c, criteria)), view, criteria);
}
