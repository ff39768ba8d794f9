import type { Locale, Text } from '#i18n/locales.ts';
import type { ProductRow } from '#store/catalogue/product/load-products.ts';
import { idOf } from '#store/id.ts';
import { worded } from '#store/serializers/words.ts';
import type { SerializedProduct } from './product.ts';

type List = { key: 'accessories' | 'spareParts' | 'related'; position: number; name: Text };

/** What goes with a product, in the order in which it is shown. */
export const LISTS: List[] = [
  { key: 'accessories', position: 1, name: { de: 'Zubehör', 'en-US': 'Accessories', 'fr-FR': 'Accessoires' } },
  { key: 'spareParts', position: 2, name: { de: 'Ersatzteile', 'en-US': 'Spare parts', 'fr-FR': 'Pièces détachées' } },
  {
    key: 'related',
    position: 3,
    name: { de: 'Passt dazu', 'en-US': 'Goes well with it', 'fr-FR': 'À comparer aussi' },
  },
];

/** A list by its name, and how many products are in it. */
export const serializeCrossSelling = (list: List, rootId: string, size: number, locale: Locale) => ({
  id: idOf('cross-selling', `${rootId}:${list.key}`),
  productId: rootId,
  position: list.position,
  type: 'productList',
  sortBy: 'name',
  sortDirection: 'ASC',
  active: true,
  limit: size,
  ...worded(locale, { name: list.name }),
  apiAlias: 'product_cross_selling' as const,
});

export const serializeCrossSellingElement = (
  list: List,
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
