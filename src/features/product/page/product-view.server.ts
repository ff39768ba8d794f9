import { trailTo } from '#features/catalog/categories.server.ts';
import { knownProducts } from '#features/catalog/numbers.server.ts';
import { allProducts, productPages } from '#features/catalog/products.server.ts';
import { cachedAlternates, freshAlternates } from '#features/navigation/address-book.server.ts';
import type { Alternates, Locale } from '#i18n/locales.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { Product } from '#store-api/contract/product.ts';
import { readReviews } from '#store-api/contract/review.ts';
import { shared } from '#store-api/shared.server.ts';
import { inOptionOrder, mainVariant } from '../buy/choices.ts';
import { cachedCrossSelling, liveCrossSelling, type ProductCrossSelling } from './cross-selling.server.ts';

/** Everything that a product's page shows. */
export interface ProductView {
  locale: Locale;
  /** What is bought: never a product that only gathers variants. */
  product: Product;
  /** Article number of the product, a variant's of what it is a variant of. */
  number: string;
  /** The product and its sisters, in the order of the shop; alone when there are none. */
  variants: Product[];
  /** From the first level down to the product's own category. */
  trail: Category[];
  crossSelling: ProductCrossSelling;
  alternates: Alternates;
  /** Reviews that everybody may see. */
  reviewCount: number;
}

/** The page as a build draws it, from what it has read in a few calls. */
export async function cachedView(locale: Locale, id: string): Promise<ProductView> {
  const products = await allProducts(locale);
  const requested = products.find((product) => product.id === id);
  if (!requested) throw new Error(`The store has an address for the product ${id}, but not the product.`);
  const root = requested.parentId ?? requested.id;
  const variants = products.filter(({ parentId }) => parentId === root);
  const [alternates, crossSelling] = await Promise.all([cachedAlternates(id), cachedCrossSelling(locale, root)]);
  return view(locale, requested, variants, alternates, crossSelling);
}

/** The page as it is now, for this visitor. Undefined when the store does not know the product (any more). */
export async function freshView(storeContext: StoreContext, id: string): Promise<ProductView | undefined> {
  const [requested] = await productPages(storeContext, { ids: [id] });
  if (!requested) return undefined;
  const root = requested.parentId ?? requested.id;
  const [variants, alternates, crossSelling] = await Promise.all([
    productPages(storeContext, { filter: [{ type: 'equals', field: 'parentId', value: root }], limit: 100 }),
    freshAlternates(id),
    liveCrossSelling(storeContext, root),
  ]);
  return view(storeContext.locale, requested, variants, alternates, crossSelling);
}

/** A product that gathers variants is never sold itself: its page shows the main one. */
async function view(
  locale: Locale,
  requested: Product,
  sisters: Product[],
  alternates: Alternates,
  crossSelling: ProductCrossSelling,
): Promise<ProductView> {
  const variants = inOptionOrder(sisters);
  const product = requested.childCount ? (mainVariant(variants) ?? requested) : requested;
  const trail = await trailTo(locale, requested.categoryIds?.[0] ?? product.categoryIds?.[0]);
  const number = requested.parentId ? await numberOf(locale, requested.parentId) : (requested.productNumber ?? '');
  const reviewCount = product.ratingAverage ? await countReviews(locale, requested.parentId ?? requested.id) : 0;
  const all = variants.length ? variants : [product];
  return { locale, product, number, variants: all, trail, crossSelling, alternates, reviewCount };
}

const numberOf = async (locale: Locale, id: string): Promise<string> =>
  (await knownProducts(locale)).find((product) => product.id === id)?.productNumber ?? '';

/** The store tells a product's average, but not of how many: asked once a family, for what has an average only. */
const countReviews = (locale: Locale, id: string): Promise<number> =>
  shared(`reviews ${id}`, async () => {
    const body = { limit: 1, 'total-count-mode': 'exact' } as const;
    return (await callStore({ locale }, readReviews, { path: { id }, body })).total ?? 0;
  });
