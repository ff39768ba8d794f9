import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { allProducts } from '#features/catalog/products.server.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type CrossSelling, type Product, readCrossSelling } from '#store-api/contract/product.ts';
import { A_BUILD_MS, shared } from '#store-api/shared.server.ts';

/** What goes with a product. */
export interface ProductCrossSelling {
  accessories: Product[];
  spareParts: Product[];
  related: Product[];
}

/**
 * As a build draws them: the Store API tells what goes with one product only, so each product costs a call. It is asked
 * for ids once for all languages; the products themselves the build has read already.
 */
export async function cachedCrossSelling(locale: Locale, rootId: string): Promise<ProductCrossSelling> {
  const read = async () => groupByPosition(await lists({ locale: DEFAULT_LOCALE }, rootId, { product: ['id'] }));
  const [named, products] = await Promise.all([
    shared(`shelves ${rootId}`, read, A_BUILD_MS),
    shared(`products by id ${locale}`, () => productsById(locale), A_BUILD_MS),
  ]);
  const withData = (goods: Product[]) => goods.flatMap(({ id }) => products.get(id) ?? []);
  return {
    accessories: withData(named.accessories),
    spareParts: withData(named.spareParts),
    related: withData(named.related),
  };
}

/** As they are now, for this visitor. */
export const liveCrossSelling = async (storeContext: StoreContext, rootId: string): Promise<ProductCrossSelling> =>
  groupByPosition(await lists(storeContext, rootId, CARD_INCLUDES));

const productsById = async (locale: Locale) =>
  new Map((await allProducts(locale)).map((product) => [product.id, product]));

const lists = (storeContext: StoreContext, id: string, includes: Record<string, string[]>): Promise<CrossSelling[]> =>
  callStore(storeContext, readCrossSelling, { path: { id }, body: { includes } });

/** Lists stand at fixed places: 1 accessories, 2 spare parts, 3 related; any other is related too. */
function groupByPosition(all: CrossSelling[]): ProductCrossSelling {
  const at = (is: (position: number) => boolean) =>
    all.filter(({ crossSelling }) => is(crossSelling.position ?? 0)).flatMap(({ products }) => products);
  return { accessories: at((p) => p === 1), spareParts: at((p) => p === 2), related: at((p) => p < 1 || p > 2) };
}
