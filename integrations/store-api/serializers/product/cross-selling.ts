import type { Locale } from '#i18n/locales.ts';
import type { ProductRow } from '#store/catalogue/product/load-products.ts';
import type { CrossSellingList } from '#store/catalogue/product/related/lists.ts';
import { idOf } from '#store/id.ts';
import { worded } from '#store/serializers/words.ts';
import { textOf } from '#store/words/words.ts';
import type { SerializedProduct } from './product.ts';

/** A list by its name, and how many products are in it. */
export const serializeCrossSelling = (list: CrossSellingList, rootId: string, size: number, locale: Locale) => ({
  id: idOf('cross-selling', `${rootId}:${list.key}`),
  productId: rootId,
  position: list.position,
  type: 'productList',
  sortBy: 'name',
  sortDirection: 'ASC',
  active: true,
  limit: size,
  ...worded(locale, { name: textOf((words) => words.crossSellings[list.key]) }),
  apiAlias: 'product_cross_selling' as const,
});

export const serializeCrossSellingElement = (
  list: CrossSellingList,
  { rootId }: ProductRow,
  products: SerializedProduct[],
  locale: Locale,
) => ({
  crossSelling: serializeCrossSelling(list, rootId, products.length, locale),
  products,
  total: products.length,
  streamId: null,
  apiAlias: 'cross_selling_element' as const,
});
