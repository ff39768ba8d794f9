import { bookedAlternates, freshAlternates } from '#features/catalog/address-book.server.ts';
import { trailTo } from '#features/catalog/categories.server.ts';
import { knownProducts } from '#features/catalog/numbers.server.ts';
import { allProducts, productPages } from '#features/catalog/products.server.ts';
import type { Alternates, Locale } from '#i18n/locales.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import type { Category } from '#store-api/contract/category.ts';
import type { Product } from '#store-api/contract/product.ts';
import { readReviews } from '#store-api/contract/review.ts';
import { shared } from '#store-api/shared.server.ts';
import { inOptionOrder, mainVariant } from './buy/choices.ts';
import { bookedShelves, freshShelves, type Shelves } from './shelves.server.ts';

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
  shelves: Shelves;
  alternates: Alternates;
  /** Reviews that everybody may see. */
  reviewCount: number;
}

/** The page as a build draws it, from what it has read in a few calls. */
export async function bookedView(locale: Locale, id: string): Promise<ProductView> {
  const products = await allProducts(locale);
  const found = products.find((product) => product.id === id);
  if (!found) throw new Error(`The store has an address for the product ${id}, but not the product.`);
  const root = found.parentId ?? found.id;
  const variants = products.filter(({ parentId }) => parentId === root);
  const [alternates, shelves] = await Promise.all([bookedAlternates(id), bookedShelves(locale, root)]);
  return view(locale, found, variants, alternates, shelves);
}

/** The page as it is now, for this visitor. Undefined when the store does not know the product (any more). */
export async function freshView(asking: Asking, id: string): Promise<ProductView | undefined> {
  const [found] = await productPages(asking, { ids: [id] });
  if (!found) return undefined;
  const root = found.parentId ?? found.id;
  const [variants, alternates, shelves] = await Promise.all([
    productPages(asking, { filter: [{ type: 'equals', field: 'parentId', value: root }], limit: 100 }),
    freshAlternates(id),
    freshShelves(asking, root),
  ]);
  return view(asking.locale, found, variants, alternates, shelves);
}

/** A product that gathers variants is never sold itself: its page shows the main one. */
async function view(
  locale: Locale,
  found: Product,
  sisters: Product[],
  alternates: Alternates,
  shelves: Shelves,
): Promise<ProductView> {
  const variants = inOptionOrder(sisters);
  const product = found.childCount ? (mainVariant(variants) ?? found) : found;
  const trail = await trailTo(locale, found.categoryIds?.[0] ?? product.categoryIds?.[0]);
  const number = found.parentId ? await numberOf(locale, found.parentId) : (found.productNumber ?? '');
  const reviewCount = product.ratingAverage ? await countReviews(locale, found.parentId ?? found.id) : 0;
  const all = variants.length ? variants : [product];
  return { locale, product, number, variants: all, trail, shelves, alternates, reviewCount };
}

const numberOf = async (locale: Locale, id: string): Promise<string> =>
  (await knownProducts(locale)).find((product) => product.id === id)?.productNumber ?? '';

/** The store tells a product's average, but not of how many: asked once a family, for what has an average only. */
const countReviews = (locale: Locale, id: string): Promise<number> =>
  shared(`reviews ${id}`, async () => {
    const body = { limit: 1, 'total-count-mode': 'exact' } as const;
    return (await ask({ locale }, readReviews, { path: { id }, body })).total ?? 0;
  });
