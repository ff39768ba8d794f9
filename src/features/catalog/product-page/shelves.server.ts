import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { allProducts } from '#features/catalog/products.server.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { type CrossSelling, type Product, readCrossSelling } from '#store-api/contract/product.ts';
import { A_BUILD_MS, shared } from '#store-api/shared.server.ts';

/** What goes with a product. */
export interface Shelves {
  accessories: Product[];
  spareParts: Product[];
  related: Product[];
}

/**
 * As a build draws them: the Store API tells what goes with one product only, so each product costs a call. It is asked
 * for ids once for all languages; the products themselves the build has read already.
 */
export async function bookedShelves(locale: Locale, rootId: string): Promise<Shelves> {
  const read = async () => onShelves(await lists({ locale: DEFAULT_LOCALE }, rootId, { product: ['id'] }));
  const [named, products] = await Promise.all([
    shared(`shelves ${rootId}`, read, A_BUILD_MS),
    shared(`products by id ${locale}`, () => productsById(locale), A_BUILD_MS),
  ]);
  const known = (goods: Product[]) => goods.flatMap(({ id }) => products.get(id) ?? []);
  return {
    accessories: known(named.accessories),
    spareParts: known(named.spareParts),
    related: known(named.related),
  };
}

/** As they are now, for this visitor. */
export const freshShelves = async (asking: Asking, rootId: string): Promise<Shelves> =>
  onShelves(await lists(asking, rootId, CARD_INCLUDES));

const productsById = async (locale: Locale) =>
  new Map((await allProducts(locale)).map((product) => [product.id, product]));

const lists = (asking: Asking, id: string, includes: Record<string, string[]>): Promise<CrossSelling[]> =>
  ask(asking, readCrossSelling, { path: { id }, body: { includes } });

/** Lists stand at fixed places: 1 accessories, 2 spare parts, 3 related; any other is related too. */
function onShelves(all: CrossSelling[]): Shelves {
  const at = (is: (position: number) => boolean) =>
    all.filter(({ crossSelling }) => is(crossSelling.position ?? 0)).flatMap(({ products }) => products);
  return { accessories: at((p) => p === 1), spareParts: at((p) => p === 2), related: at((p) => p < 1 || p > 2) };
}
