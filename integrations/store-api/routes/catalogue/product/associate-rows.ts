import { and, count, eq } from 'drizzle-orm';
import { readOptions, readVariants } from '#store/catalogue/product/read-parts.ts';
import { LISTS } from '#store/catalogue/product/related/cross-selling-lists.ts';
import { idOf } from '#store/id.ts';
import { among } from '#store/records/among.ts';
import { readReviewsOf } from '#store/records/review/reviews.ts';
import { crossSelling } from '#store/records/schema/cross-selling.ts';
import { product } from '#store/records/schema/product.ts';
import { serializeCrossSelling } from '#store/serializers/product/cross-selling.ts';
import type { SerializedProduct } from '#store/serializers/product/product.ts';
import { serializeOption } from '#store/serializers/product/property.ts';
import { serializeReview } from '#store/serializers/product/review.ts';
import type { Association } from './associate.ts';

/** What is said of each and of its variants, newest first: what is approved, and what this customer wrote. */
export const readVoices: Association = async ({ c, products }) => {
  const { store, session } = c.var;
  const rows = await readReviewsOf(store.records.read, rootsOf(products), session.customerId);
  const byRoot = Map.groupBy(rows, ({ rootId }) => rootId);
  const serialize = (row: (typeof rows)[number]) =>
    serializeReview(row, store.shopConfig.salesChannel.id, session.customerId);
  return ({ displayGroup }) => (byRoot.get(displayGroup) ?? []).map(serialize);
};

/** The lists of what goes with each, without the goods in them: those have a route of their own. */
export const readCrossSellingLists: Association = async ({ c, products, view }) => {
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
export const readSettings: Association = async ({ c, products, view }) => {
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
