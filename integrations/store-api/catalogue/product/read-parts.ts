import { and, asc, avg, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import { amongGiven, listOf, prepared } from '#store/records/insert-rows.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
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
import { review } from '#store/records/schema/review.ts';

/*
 * The parts of products, each by one query for however many there are.
 * Root: the product itself or the one that a variant belongs to.
 */

const rowsQuery = prepared((db) =>
  db
    .select({ ...getTableColumns(product), stock: stock.available })
    .from(product)
    .leftJoin(stock, eq(stock.productId, product.id))
    .where(amongGiven(product.id, 'ids'))
    .prepare(),
);

/** Products and variants with their stock, active or not, in no order. */
export const readRows = (db: Database, ids: Iterable<string>) => rowsQuery(db).all({ ids: listOf(ids) });

const variantsQuery = prepared((db) =>
  db
    .select({ ...getTableColumns(product), stock: stock.available })
    .from(product)
    .leftJoin(stock, eq(stock.productId, product.id))
    .where(and(eq(product.active, true), amongGiven(product.parentId, 'ids')))
    .orderBy(asc(product.position))
    .prepare(),
);

/** Active variants of these products, main ones first. */
export const readVariants = (db: Database, parentIds: Iterable<string>) =>
  variantsQuery(db).all({ ids: listOf(parentIds) });

const textsQuery = prepared((db) =>
  db
    .select()
    .from(productText)
    .where(
      and(
        amongGiven(productText.productId, 'ids'),
        inArray(productText.locale, [sql.placeholder('locale'), DEFAULT_LOCALE]),
      ),
    )
    .prepare(),
);

/** Texts in this language and in German, by root. */
export async function readTexts(db: Database, rootIds: Iterable<string>, locale: Locale) {
  return Map.groupBy(await textsQuery(db).all({ ids: listOf(rootIds), locale }), (row) => row.productId);
}

const pricesQuery = prepared((db) =>
  db
    .select()
    .from(productPrice)
    .where(and(eq(productPrice.customerGroupId, sql.placeholder('group')), amongGiven(productPrice.productId, 'ids')))
    .orderBy(asc(productPrice.fromQuantity))
    .prepare(),
);

/** Price rows of a group by product, ascending by quantity. */
export async function readPrices(db: Database, ids: Iterable<string>, customerGroupId: string) {
  const rows = await pricesQuery(db).all({ ids: listOf(ids), group: customerGroupId });
  return Map.groupBy(rows, (row) => row.productId);
}

const picturesQuery = prepared((db) =>
  db
    .select()
    .from(productMedia)
    .where(amongGiven(productMedia.productId, 'ids'))
    .orderBy(asc(productMedia.position))
    .prepare(),
);

/** Pictures by product, the main one first. */
export async function readPictures(db: Database, ids: Iterable<string>) {
  return Map.groupBy(await picturesQuery(db).all({ ids: listOf(ids) }), (row) => row.productId);
}

const optionsQuery = prepared((db) =>
  db.select().from(productOption).where(amongGiven(productOption.productId, 'ids')).prepare(),
);

/** What tells variants apart, by variant. */
export async function readOptions(db: Database, ids: Iterable<string>) {
  return Map.groupBy(await optionsQuery(db).all({ ids: listOf(ids) }), (row) => row.productId);
}

const downloadsQuery = prepared((db) =>
  db
    .select({
      productId: productDownload.productId,
      position: productDownload.position,
      id: media.id,
      mediaId: media.id,
      fileName: media.fileName,
      fileExtension: media.fileExtension,
    })
    .from(productDownload)
    .innerJoin(media, eq(media.id, productDownload.mediaId))
    .where(amongGiven(productDownload.productId, 'ids'))
    .orderBy(asc(productDownload.position))
    .prepare(),
);

/** Files that buyers get, by root. */
export async function readDownloads(db: Database, rootIds: Iterable<string>) {
  return Map.groupBy(await downloadsQuery(db).all({ ids: listOf(rootIds) }), (row) => row.productId);
}

const categoriesQuery = prepared((db) =>
  db
    .select()
    .from(productCategory)
    .where(amongGiven(productCategory.productId, 'ids'))
    .orderBy(asc(productCategory.position))
    .prepare(),
);

/** Assigned categories, the one of the breadcrumb foremost, then all above them; by root. */
export async function readCategoryIds(db: Database, rootIds: Iterable<string>) {
  return Map.groupBy(await categoriesQuery(db).all({ ids: listOf(rootIds) }), (row) => row.productId);
}

const propertiesQuery = prepared((db) =>
  db.select().from(productProperty).where(amongGiven(productProperty.productId, 'ids')).prepare(),
);

/** Options of technical data, by root. */
export async function readPropertyIds(db: Database, rootIds: Iterable<string>) {
  return Map.groupBy(await propertiesQuery(db).all({ ids: listOf(rootIds) }), (row) => row.productId);
}

const addressesQuery = prepared((db) =>
  db
    .select()
    .from(seoUrl)
    .where(
      and(
        amongGiven(seoUrl.foreignKey, 'ids'),
        eq(seoUrl.locale, sql.placeholder('locale')),
        eq(seoUrl.isCanonical, true),
      ),
    )
    .prepare(),
);

/** Canonical addresses in one language; a main variant has none of its own. */
export async function readAddresses(db: Database, ids: Iterable<string>, locale: Locale) {
  return Map.groupBy(await addressesQuery(db).all({ ids: listOf(ids), locale }), (row) => row.foreignKey);
}

const ratingsQuery = prepared((db) =>
  db
    .select({ rootId: review.rootId, average: avg(review.points).mapWith(Number) })
    .from(review)
    .where(and(amongGiven(review.rootId, 'ids'), eq(review.isApproved, true)))
    .groupBy(review.rootId)
    .prepare(),
);

/** What buyers give on average, by root. */
export async function readRatings(db: Database, rootIds: Iterable<string>) {
  return Map.groupBy(await ratingsQuery(db).all({ ids: listOf(rootIds) }), (row) => row.rootId);
}
