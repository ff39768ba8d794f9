import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import type { product, productText } from '#store/records/schema/product.ts';
import { maxPurchase } from '#store/rules/cart/quantity.ts';
import {
  readAddresses,
  readCategoryIds,
  readDownloads,
  readOptions,
  readPictures,
  readPrices,
  readPropertyIds,
  readRatings,
  readRows,
  readTexts,
  readVariants,
} from './read-parts.ts';
import type { ProductView } from './view.ts';
import { EVERYTHING, type Wants } from './wants.ts';

export type ProductRow = typeof product.$inferSelect & { stock: number | null };
export type ProductTexts = typeof productText.$inferSelect;
type PriceRow = Awaited<ReturnType<typeof readPrices>> extends Map<string, (infer Row)[]> ? Row : never;

/** One thing that can be bought, with its prices by quantity and its pictures. */
export type Offer = { row: ProductRow; prices: PriceRow[]; pictureIds: string[]; optionIds: string[] };

/** What is known of a product, as the wire needs it; parts that nobody wants are empty. */
export type LoadedProduct = Offer & {
  /** The language's texts and the German ones; either may be missing. */
  localized: ProductTexts | null;
  german: ProductTexts | null;
  /** Its active variants, the main one first. */
  variants: Offer[];
  assignedCategoryIds: string[];
  /** Those and all above them. */
  categoryIds: string[];
  propertyIds: string[];
  downloads: { mediaId: string; fileName: string; fileExtension: string; position: number }[];
  /** What buyers give it on average, 1 to 5; null while nobody has said anything. */
  rating: number | null;
  /** Where it is at home: a main variant at its parent's address. */
  seo: { foreignKey: string; path: string } | null;
};

/** Products by these ids, in this order, in eleven statements at most, however many they are. */
export async function loadProducts(
  db: Database,
  ids: readonly string[],
  view: ProductView,
  wants: Wants = EVERYTHING,
): Promise<LoadedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, ids);
  const parents = rows.filter((row) => row.variantCount > 0).map(({ id }) => id);
  const variants = parents.length > 0 ? await readVariants(db, parents) : [];
  const parts = await readParts(db, rows, variants, view, wants);

  const offerOf = (row: ProductRow): Offer => ({
    row,
    prices: parts.prices.get(row.id) ?? [],
    pictureIds: parts.pictures.get(row.id)?.map(({ mediaId }) => mediaId) ?? [],
    optionIds: parts.options.get(row.id)?.map(({ optionId }) => optionId) ?? [],
  });
  const byParent = Map.groupBy(variants, (row) => row.rootId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const words = parts.texts.get(row.rootId) ?? [];
    const categories = parts.categories.get(row.rootId) ?? [];
    const [home] = parts.addresses.get(id) ?? parts.addresses.get(row.rootId) ?? [];
    return {
      ...offerOf(row),
      localized: words.find((text) => text.locale === view.locale) ?? null,
      german: words.find((text) => text.locale === DEFAULT_LOCALE) ?? null,
      variants: row.variantCount > 0 ? (byParent.get(id) ?? []).map(offerOf) : [],
      assignedCategoryIds: categories.filter((each) => each.isAssigned).map((each) => each.categoryId),
      categoryIds: categories.map((each) => each.categoryId),
      propertyIds: parts.properties.get(row.rootId)?.map((each) => each.optionId) ?? [],
      downloads: parts.downloads.get(row.rootId) ?? [],
      rating: parts.ratings.get(row.rootId)?.[0]?.average ?? null,
      seo: home ? { foreignKey: home.foreignKey, path: home.seoPathInfo } : null,
    };
  });
}

/** What hangs on these products and their variants, as far as it is wanted. */
async function readParts(
  db: Database,
  rows: ProductRow[],
  variants: ProductRow[],
  { locale, customerGroupId }: ProductView,
  wants: Wants,
) {
  const ids = new Set(rows.map(({ id }) => id));
  const offered = new Set([...ids, ...variants.map(({ id }) => id)]);
  const roots = new Set(rows.map(({ rootId }) => rootId));
  return {
    texts: wants.texts ? await readTexts(db, roots, locale) : NONE,
    prices: wants.prices ? await readPrices(db, offered, customerGroupId) : NONE,
    pictures: wants.pictures ? await readPictures(db, offered) : NONE,
    options: wants.options ? await readOptions(db, offered) : NONE,
    categories: wants.categories ? await readCategoryIds(db, roots) : NONE,
    properties: wants.properties ? await readPropertyIds(db, roots) : NONE,
    downloads: wants.downloads ? await readDownloads(db, roots) : NONE,
    ratings: wants.rating ? await readRatings(db, roots) : NONE,
    addresses: wants.seoUrls ? await readAddresses(db, new Set([...ids, ...roots]), locale) : NONE,
  };
}

const NONE: Map<string, never[]> = new Map();

/**
 * The variant with these options. When none has them all, others than the switched group's are given up one by one, the last first.
 * `options`: group id → option id.
 */
export function findVariant(variants: Offer[], options: Record<string, string>, switchedGroup?: string): Offer | null {
  const others = Object.keys(options).filter((group) => group !== switchedGroup);
  const kept = switchedGroup !== undefined && switchedGroup in options ? [switchedGroup] : [];
  for (let count = others.length; count >= 0; count -= 1) {
    const requiredIds = [...kept, ...others.slice(0, count)].map((group) => options[group]);
    if (requiredIds.length === 0) return null;
    const match = variants.find(({ optionIds }) =>
      requiredIds.every((id) => id !== undefined && optionIds.includes(id)),
    );
    if (match) return match;
  }
  return null;
}

/** A product counts as new for so many days after it came into the range. */
export const NEW_FOR_DAYS = 30;

const MS_PER_DAY = 86_400_000;

/** Closeouts can be had as long as there is enough for one order, everything else always. */
export const isAvailable = ({ row }: Offer): boolean => !row.isCloseout || (row.stock ?? 0) >= row.minPurchase;

/** What all of these have together. */
export const stockOf = (offers: Offer[]): number => offers.reduce((sum, { row }) => sum + (row.stock ?? 0), 0);

export const isNewOn = ({ isNew, since }: ProductRow, now: Date): boolean =>
  isNew || (since !== null && since > newSince(now));

/** What came into the range after this day is new. */
export const newSince = (now: Date): string =>
  new Date(now.getTime() - NEW_FOR_DAYS * MS_PER_DAY).toISOString().slice(0, 10);

export const maxPurchaseOf = (row: ProductRow, stock: number, shopLimit: number): number =>
  maxPurchase(
    { min: row.minPurchase, steps: row.purchaseSteps, max: row.maxPurchase, isCloseout: row.isCloseout, stock },
    shopLimit,
  );

/** The variant that stands for all: the first that can be had, else the main one. Without variants the product itself. */
export const shownVariant = (product: LoadedProduct): Offer =>
  product.variants.find(isAvailable) ?? product.variants[0] ?? product;
