import { and, asc, eq } from 'drizzle-orm';
import { groupBy } from '#store/catalogue/group-by.ts';
import { among } from '#store/records/among.ts';
import type { Database } from '#store/records/driver.ts';
import {
  media,
  productCategory,
  productDownload,
  productMedia,
  productPrice,
  productProperty,
} from '#store/records/schema/catalogue.ts';

/** Price rows of a group by product, ascending by quantity. */
export async function readPrices(db: Database, productIds: readonly string[], customerGroupId: string) {
  const rows = await db
    .select()
    .from(productPrice)
    .where(and(eq(productPrice.customerGroupId, customerGroupId), among(productPrice.productId, productIds)))
    .orderBy(asc(productPrice.fromQuantity));
  return groupBy(rows, (row) => row.productId);
}

/** Media ids of pictures by product, the main one first. */
export async function readPictureIds(db: Database, productIds: readonly string[]) {
  const rows = await db
    .select()
    .from(productMedia)
    .where(among(productMedia.productId, productIds))
    .orderBy(asc(productMedia.position));
  return groupBy(rows, (row) => row.productId);
}

/** Files that buyers get, by product that is no variant. */
export async function readDownloads(db: Database, rootIds: readonly string[]) {
  const rows = await db
    .select({
      productId: productDownload.productId,
      position: productDownload.position,
      mediaId: media.id,
      fileName: media.fileName,
      fileExtension: media.fileExtension,
    })
    .from(productDownload)
    .innerJoin(media, eq(media.id, productDownload.mediaId))
    .where(among(productDownload.productId, rootIds))
    .orderBy(asc(productDownload.position));
  return groupBy(
    rows.map((row) => ({ ...row, id: row.mediaId })),
    (row) => row.productId,
  );
}

/** Assigned categories first, the one of the breadcrumb foremost, then all above them; by product that is no variant. */
export async function readCategoryIds(db: Database, rootIds: readonly string[]) {
  const rows = await db
    .select()
    .from(productCategory)
    .where(among(productCategory.productId, rootIds))
    .orderBy(asc(productCategory.position));
  return groupBy(rows, (row) => row.productId);
}

/** Options of technical data by product that is no variant. */
export async function readPropertyIds(db: Database, rootIds: readonly string[]) {
  const rows = await db.select().from(productProperty).where(among(productProperty.productId, rootIds));
  return groupBy(rows, (row) => row.productId);
}
