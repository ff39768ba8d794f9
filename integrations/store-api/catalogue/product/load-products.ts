import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { groupBy } from '#store/catalogue/group-by.ts';
import { among } from '#store/records/among.ts';
import type { Database } from '#store/records/driver.ts';
import { product, productOption, productText, seoUrl, stock } from '#store/records/schema/catalogue.ts';
import { readCategoryIds, readDownloads, readPictureIds, readPrices, readPropertyIds } from './read-parts.ts';
import type { ProductView } from './view.ts';

export type ProductRow = typeof product.$inferSelect & { stock: number | null };
export type ProductTexts = typeof productText.$inferSelect;
export type PriceRow = Awaited<ReturnType<typeof readPrices>> extends Map<string, (infer Row)[]> ? Row : never;

/** One thing that can be bought, with its prices by quantity and its pictures. */
export type Offer = { row: ProductRow; prices: PriceRow[]; pictureIds: string[]; optionIds: string[] };

/** Everything known of a product, as the wire needs it. */
export type LoadedProduct = Offer & {
  /** The language's texts and the German ones; either may be missing. */
  own: ProductTexts | null;
  german: ProductTexts | null;
  /** Its active variants, the main one first. */
  variants: Offer[];
  assignedCategoryIds: string[];
  /** Those and all above them. */
  categoryIds: string[];
  propertyIds: string[];
  downloads: { mediaId: string; fileName: string; fileExtension: string; position: number }[];
  /** Where it is at home: a main variant at its parent's address. */
  seo: { foreignKey: string; path: string } | null;
};

/** Products by these ids, in this order, in ten statements however many they are. */
export async function loadProducts(
  db: Database,
  ids: readonly string[],
  { locale, customerGroupId }: ProductView,
): Promise<LoadedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, among(product.id, ids));
  const parents = rows.filter((row) => row.variantCount > 0).map(({ id }) => id);
  const variants = parents.length > 0 ? await readRows(db, variantsOf(parents)) : [];
  const offered = [...new Set([...rows, ...variants].map(({ id }) => id))];
  const roots = [...new Set(rows.map(({ rootId }) => rootId))];

  const [texts, prices, pictures, options, categories, properties, downloads, addresses] = await Promise.all([
    readTexts(db, roots, locale),
    readPrices(db, offered, customerGroupId),
    readPictureIds(db, offered),
    readOptionIds(db, offered),
    readCategoryIds(db, roots),
    readPropertyIds(db, roots),
    readDownloads(db, roots),
    readAddresses(db, [...new Set([...ids, ...roots])], locale),
  ]);

  const offerOf = (row: ProductRow): Offer => ({
    row,
    prices: prices.get(row.id) ?? [],
    pictureIds: pictures.get(row.id)?.map(({ mediaId }) => mediaId) ?? [],
    optionIds: options.get(row.id)?.map(({ optionId }) => optionId) ?? [],
  });
  const byParent = groupBy(variants, (row) => row.rootId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const words = texts.get(row.rootId) ?? [];
    const categoryRows = categories.get(row.rootId) ?? [];
    const home = addresses.get(id) ?? addresses.get(row.rootId);
    return {
      ...offerOf(row),
      own: words.find((text) => text.locale === locale) ?? null,
      german: words.find((text) => text.locale === DEFAULT_LOCALE) ?? null,
      variants: row.variantCount > 0 ? (byParent.get(id) ?? []).map(offerOf) : [],
      assignedCategoryIds: categoryRows.filter((each) => each.isAssigned).map((each) => each.categoryId),
      categoryIds: categoryRows.map((each) => each.categoryId),
      propertyIds: properties.get(row.rootId)?.map((each) => each.optionId) ?? [],
      downloads: downloads.get(row.rootId) ?? [],
      seo: home?.[0] ? { foreignKey: home[0].foreignKey, path: home[0].seoPathInfo } : null,
    };
  });
}

const variantsOf = (parents: string[]): SQL | undefined =>
  and(eq(product.active, true), among(product.parentId, parents));

const readRows = (db: Database, where: SQL | undefined): Promise<ProductRow[]> =>
  db
    .select({ ...getTableColumns(product), stock: stock.available })
    .from(product)
    .leftJoin(stock, eq(stock.productId, product.id))
    .where(where)
    .orderBy(asc(product.position));

async function readTexts(db: Database, rootIds: readonly string[], locale: ProductView['locale']) {
  const rows = await db
    .select()
    .from(productText)
    .where(and(among(productText.productId, rootIds), inArray(productText.locale, [locale, DEFAULT_LOCALE])));
  return groupBy(rows, (row) => row.productId);
}

async function readOptionIds(db: Database, ids: readonly string[]) {
  return groupBy(
    await db.select().from(productOption).where(among(productOption.productId, ids)),
    (row) => row.productId,
  );
}

/** Canonical addresses in one language; a main variant has none of its own. */
async function readAddresses(db: Database, ids: readonly string[], locale: ProductView['locale']) {
  const rows = await db
    .select()
    .from(seoUrl)
    .where(and(among(seoUrl.foreignKey, ids), eq(seoUrl.locale, locale), eq(seoUrl.isCanonical, true)));
  return groupBy(rows, (row) => row.foreignKey);
}
