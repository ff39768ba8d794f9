import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { category, categoryText } from '#store/records/schema/category.ts';
import { crossSelling } from '#store/records/schema/cross-selling.ts';
import { media } from '#store/records/schema/media.ts';
import {
  product,
  productCategory,
  productDownload,
  productMedia,
  productOption,
  productPrice,
  productProperty,
  productText,
  stock,
} from '#store/records/schema/product.ts';
import { promotion, promotionCustomerCode, promotionUse } from '#store/records/schema/promotion.ts';
import {
  propertyGroup,
  propertyGroupText,
  propertyOption,
  propertyOptionText,
} from '#store/records/schema/property.ts';
import { review } from '#store/records/schema/review.ts';
import type { ArticleRows, ListRows } from './entries.ts';
import { PRIVATE, PROFESSIONAL } from './rows.ts';

/** Writes a whole list. What it no longer names stays, but inactive. */
export const writeList: { [List in keyof ListRows]: (tx: Database, rows: ListRows[List]) => Promise<void> } = {
  categories: async (tx, { categories, media: pictures, seoUrls }) => {
    await upsert(tx, media, pictures);
    await tx.update(category).set({ active: false });
    await upsert(tx, category, categories.categories);
    await upsert(tx, categoryText, categories.texts);
    await writeAddresses(tx, eq(seoUrl.routeName, CATEGORY_ROUTE), seoUrls);
  },
  properties: async (tx, { properties }) => {
    await upsert(tx, propertyGroup, properties.groups);
    await upsert(tx, propertyGroupText, properties.groupTexts);
    await upsert(tx, propertyOption, properties.options);
    await upsert(tx, propertyOptionText, properties.optionTexts);
  },
  pages: (tx, { seoUrls }) =>
    writeAddresses(tx, notInArray(seoUrl.routeName, [CATEGORY_ROUTE, PRODUCT_ROUTE]), seoUrls),
  promotions: writePromotions,
  reviews: writeReviews,
};

export const CATEGORY_ROUTE = 'frontend.navigation.page';
export const PRODUCT_ROUTE = 'frontend.detail.page';

/** Writes articles with their variants; a variant that content no longer names stays, but inactive. Stock stays as it is. */
export async function writeArticles(tx: Database, rows: ArticleRows): Promise<void> {
  const ids = rows.products.map(({ id }) => id);
  await switchOff(
    tx,
    rows.products.filter(({ parentId }) => !parentId).map(({ id }) => id),
  );
  await upsert(tx, media, rows.media);
  await upsert(tx, product, rows.products);
  await insertNew(tx, stock, rows.stock);
  await upsert(tx, productText, rows.texts);
  await renew(tx, productPrice, productPrice.productId, ids, rows.prices);
  await writeCheapest(tx, ids);
  await renew(tx, productMedia, productMedia.productId, ids, rows.pictures);
  await renew(tx, productDownload, productDownload.productId, ids, rows.downloads);
  await renew(tx, productCategory, productCategory.productId, ids, rows.productCategories);
  await renew(tx, productOption, productOption.productId, ids, rows.productOptions);
  await renew(tx, productProperty, productProperty.productId, ids, rows.productProperties);
  await renew(tx, crossSelling, crossSelling.productId, ids, rows.crossSellings);
  await upsert(tx, seoUrl, rows.seoUrls);
}

/** Says of articles and their variants what they cost at least, from the prices of what can be sold. */
async function writeCheapest(tx: Database, ids: readonly string[]): Promise<void> {
  const least = (customerGroupId: string) => sql`(
    select min(${productPrice.unitPrice}) from ${product} each
    join ${productPrice} on ${productPrice.productId} = each.id and ${productPrice.customerGroupId} = ${customerGroupId}
    where each.root_id = ${product.rootId} and (${product.parentId} is null or each.id = ${product.id})
      and each.active and each.variant_count = 0)`;
  await tx
    .update(product)
    .set({ cheapestPrivate: least(PRIVATE), cheapestProfessional: least(PROFESSIONAL) })
    .where(among(product.id, ids));
}

/** Makes articles and their variants inactive; their addresses stay and lead to whatever they led to. */
export async function switchOff(tx: Database, rootIds: readonly string[]): Promise<void> {
  const ofThese = among(product.rootId, rootIds);
  const ids = tx.select({ id: product.id }).from(product).where(ofThese);
  await tx.update(seoUrl).set({ isCanonical: false }).where(inArray(seoUrl.foreignKey, ids));
  await tx.update(product).set({ active: false }).where(ofThese);
}

/** How often a promotion has been used is the shop's own count, as stock is. */
async function writePromotions(tx: Database, { promotions }: ListRows['promotions']): Promise<void> {
  // a code may move from one promotion to another: none is in the way while they are written
  await tx.update(promotion).set({ active: false, code: null }).where(eq(promotion.isOwn, false));
  // what content calls by a code of the merchant's takes its place: a shop that would not open helps nobody
  const codes = promotions.promotions.flatMap(({ code }) => code ?? []);
  await tx
    .update(promotion)
    .set({ active: false, code: null })
    .where(and(eq(promotion.isOwn, true), inArray(promotion.code, codes)));
  await upsert(tx, promotion, promotions.promotions);
  await insertNew(tx, promotionUse, promotions.uses);
  await insertNew(tx, promotionCustomerCode, promotions.codes);
}

/** Reviews of content; those it no longer names are hidden, those of customers stay as they are. */
async function writeReviews(tx: Database, { reviews }: ListRows['reviews']): Promise<void> {
  await tx.update(review).set({ isApproved: false }).where(isNotNull(review.key));
  await upsert(tx, review, reviews);
}

/** Earlier addresses stay and lead to whatever they led to. */
async function writeAddresses(tx: Database, ofThese: SQL, rows: ListRows['pages']['seoUrls']): Promise<void> {
  await tx.update(seoUrl).set({ isCanonical: false }).where(ofThese);
  await upsert(tx, seoUrl, rows);
}

/** Rows of one statement: well below SQLite's 32,766 parameters. */
const CHUNK = 200;

type Rows<Table extends SQLiteTable> = Table['$inferInsert'][];

/** Adds rows; those that exist stay as they are. */
export async function insertNew<Table extends SQLiteTable>(
  tx: Database,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  for (const chunk of chunks(rows)) await tx.insert(table).values(chunk).onConflictDoNothing();
}

/** Adds rows, or changes those with the same key. */
async function upsert<Table extends SQLiteTable>(tx: Database, table: Table, rows: Rows<Table>): Promise<void> {
  const { keys, set } = keysAndRest(table);
  for (const chunk of chunks(rows)) await tx.insert(table).values(chunk).onConflictDoUpdate({ target: keys, set });
}

/** Replaces what hangs on these owners. */
async function renew<Table extends SQLiteTable>(
  tx: Database,
  table: Table,
  foreignKey: SQLiteColumn,
  ids: string[],
  rows: Rows<Table>,
): Promise<void> {
  await tx.delete(table).where(among(foreignKey, ids));
  await insertNew(tx, table, rows);
}

function chunks<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** The columns of a table's key, and for all others the value that was to be inserted. */
function keysAndRest(table: SQLiteTable): { keys: SQLiteColumn[]; set: Record<string, SQL> } {
  const { columns, primaryKeys } = getTableConfig(table);
  const composite = primaryKeys[0]?.columns as SQLiteColumn[] | undefined;
  const keys = composite ?? columns.filter((column) => column.primary);
  const rest = Object.entries(table).filter(
    (entry): entry is [string, SQLiteColumn] => columns.includes(entry[1]) && !keys.includes(entry[1]),
  );
  return {
    keys,
    set: Object.fromEntries(rest.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`])),
  };
}
