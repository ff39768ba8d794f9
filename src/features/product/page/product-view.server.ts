import { CARD_INCLUDES } from '#features/catalogue/fields.ts';
import { offerOf } from '#features/catalogue/offer.ts';
import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import {
  builtProducts,
  categoryName,
  productPages,
  productsByIds,
  trailTo,
} from '#features/catalogue/products.server.ts';
import { availabilityOf } from '#features/catalogue/stock-words.ts';
import { alternatesOf } from '#features/navigation/address-book.server.ts';
import { categoryHref, productHref } from '#features/navigation/addresses.ts';
import { plainText } from '#features/prose/rich-text.ts';
import { breadcrumbList, graph } from '#features/seo/organization.ts';
import { type Alternates, DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import type { Category } from '#store-api/contract/category.ts';
import { type Product, readCrossSelling } from '#store-api/contract/product.ts';
import { readReviews } from '#store-api/contract/review.ts';
import { A_BUILD_MS, KEEP_MS } from '#store-api/shared.server.ts';
import { drawingOf } from '#ui/drawing.ts';
import { sharedAs } from '#values/build-notes.server.ts';
import { amount } from '#values/money.ts';
import { inOptionOrder, mainVariant, variantWords } from '../buy/choices.ts';
import { nameOf } from '../card-view.server.ts';

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

/**
 * The page of a product; undefined when the store does not know it (any more). One that gathers variants is never sold
 * itself: its page shows the main one.
 */
export async function productView(storeContext: StoreContext, id: string): Promise<ProductView | undefined> {
  const [requested] = await productPages(storeContext, 'id', id);
  if (!requested) return undefined;
  const { locale } = storeContext;
  const root = requested.parentId ?? requested.id;
  const [sisters, alternates, crossSelling] = await Promise.all([
    productPages(storeContext, 'parentId', root),
    alternatesOf(storeContext, id),
    crossSellingOf(storeContext, root),
  ]);
  const variants = inOptionOrder(sisters);
  // a Shopware counts the children of a product later than it has them
  const product = requested.parentId ? requested : (mainVariant(variants) ?? requested);
  const [article] = requested.parentId ? await productPages(storeContext, 'id', requested.parentId) : [requested];
  const trail = await trailTo(locale, homeOf(article ?? requested) ?? homeOf(product));
  const reviewCount = product.ratingAverage ? await countReviews(locale, root) : 0;
  const all = variants.length ? variants : [product];
  const number = article?.productNumber ?? '';
  return { locale, product, number, variants: all, trail, crossSelling, alternates, reviewCount };
}

/** The category that leads to a product: the one that was chosen for this, or any. */
const homeOf = ({ mainCategories, categoryIds }: Product): string | undefined =>
  mainCategories?.[0]?.categoryId ?? categoryIds?.[0];

/** The store tells a product's average, but not of how many: asked once a family, for what has an average only. */
async function countReviews(locale: Locale, id: string): Promise<number> {
  const body = { limit: 1, 'total-count-mode': 'exact' } as const;
  return (await callStore({ locale }, readReviews, { path: { id }, body, keepMs: KEEP_MS })).total ?? 0;
}

interface ProductCrossSelling {
  accessories: Product[];
  spareParts: Product[];
  related: Product[];
}

/**
 * What goes with a product. Lists stand at fixed places: 1 accessories, 2 spare parts, 3 related; any other is related
 * too. The Store API tells it of one product only: for static pages that is asked once for all languages, by ids, and
 * most of the products themselves have been read already.
 */
export async function crossSellingOf({ locale, send }: StoreContext, id: string): Promise<ProductCrossSelling> {
  const path = { id };
  const lists = send
    ? await callStore({ locale, send }, readCrossSelling, { path, body: { includes: CARD_INCLUDES } })
    : await callStore({ locale: DEFAULT_LOCALE }, readCrossSelling, { path, body: IDS, keepMs: A_BUILD_MS });
  const named = lists.flatMap(({ products }) => products);
  const byId = new Map((send ? named : await builtCards(locale, named)).map((product) => [product.id, product]));
  const at = (is: (position: number) => boolean) =>
    lists
      .filter(({ crossSelling }) => is(crossSelling.position ?? 0))
      .flatMap(({ products }) => products.flatMap((product) => byId.get(product.id) ?? []));
  return { accessories: at((p) => p === 1), spareParts: at((p) => p === 2), related: at((p) => p < 1 || p > 2) };
}

const IDS = { includes: { product: ['id'] } };

/** These products with what a card shows, in a build. */
async function builtCards(locale: Locale, products: readonly Product[]): Promise<Product[]> {
  const { byId, isWhole } = await builtProducts(locale);
  const unread = isWhole ? [] : products.flatMap(({ id }) => (byId.has(id) ? [] : id));
  return [...products.flatMap(({ id }) => byId.get(id) ?? []), ...(await productsByIds(locale, unread))];
}

/** What the document's head says of a product; only the address that the store calls canonical counts. */
export function productHead({ locale, product, variants, alternates }: ProductView) {
  const title = [product.metaTitle || nameOf(product), variants.length > 1 && variantWords(product)];
  return {
    locale,
    alternates,
    canonical: alternates[locale] ?? productHref(locale, product),
    title: title.filter(Boolean).join(', '),
    description: product.metaDescription || plainText(product.description ?? '') || undefined,
    shareImage: product.cover?.media?.url,
    shareDrawing: drawingOf(productAttributesOf(product)),
    shareType: 'product' as const,
    notices: [productAttributesOf(product).family],
  };
}

/** Address of the picture for sharing that this head leads to. */
function sharedPicture(view: ProductView): string | undefined {
  const { title, shareImage: picture, shareDrawing: drawing } = productHead(view);
  return sharedAs({ title, picture, drawing });
}

/** The way here: home, the categories, the product itself. */
export function crumbs({ locale, trail, product }: Pick<ProductView, 'locale' | 'trail' | 'product'>) {
  return [
    { name: wordsOf(locale, 'common')('home'), href: paths.home(locale) },
    ...trail.map((category) => ({ name: categoryName(category), href: categoryHref(locale, category) })),
    { name: nameOf(product) },
  ];
}

const IN_STOCK = 'https://schema.org/InStock';
const STATES = {
  in: IN_STOCK,
  low: 'https://schema.org/LimitedAvailability',
  later: 'https://schema.org/BackOrder',
  out: 'https://schema.org/OutOfStock',
  download: IN_STOCK,
};

/** The product for search engines, as text for a `<script>`. */
export function productJsonLd(view: ProductView, origin: URL): string {
  const { product, locale, alternates, reviewCount } = view;
  const url = (path: string | undefined) => path && new URL(path, origin).href;
  const offer = offerOf(product);
  const ownPictures = product.media?.map(({ media }) => media?.url) ?? [product.cover?.media?.url];
  // one without a picture is shown by its drawing, never by another thing
  const pictures = ownPictures.some(Boolean) ? ownPictures : [sharedPicture(view)];
  const images = pictures.flatMap((path) => url(path) ?? []);
  const productNode = {
    '@type': 'Product',
    name: [nameOf(product), variantWords(product)].filter(Boolean).join(', '),
    sku: product.productNumber,
    gtin13: product.ean ?? undefined,
    description: product.metaDescription || plainText(product.description ?? '') || undefined,
    image: images.length > 0 ? images : undefined,
    brand: { '@type': 'Brand', name: 'Hof & Herd' },
    aggregateRating:
      reviewCount > 0 ? { '@type': 'AggregateRating', ratingValue: product.ratingAverage, reviewCount } : undefined,
    offers: offer && {
      '@type': 'Offer',
      price: amount(offer.unit).toFixed(2),
      priceCurrency: 'CHF',
      availability: STATES[availabilityOf(product).kind],
      itemCondition: 'https://schema.org/NewCondition',
      url: url(alternates[locale]),
    },
  };
  return graph([productNode, breadcrumbList(crumbs(view), origin)]);
}
