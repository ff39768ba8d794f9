import { eq, notInArray } from 'drizzle-orm';
import { readDigest, readEntryDigests } from '#store/records/content-digest.ts';
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
import type { ArticleRows, Entries, ListRows } from './entries.ts';
import { CATEGORY_ROUTE, PRODUCT_ROUTE } from './write-rows.ts';

/** The catalog of this content as a build has written it into a database of its own; undefined when it is of another. */
export async function filledEntries(db: Database, digest: string): Promise<Entries | undefined> {
  if ((await readDigest(db)) !== digest) return undefined;
  return {
    digests: await readEntryDigests(db),
    articleRows: (ids) => articleRows(db, ids),
    listRows: (list) => LISTS[list](db),
  };
}

const LISTS: { [List in keyof ListRows]: (db: Database) => Promise<ListRows[List]> } = {
  categories: async (db) => {
    const categories = await db.select().from(category);
    return {
      categories: { categories, texts: await db.select().from(categoryText) },
      media: await mediaOf(db, categories),
      seoUrls: await db.select().from(seoUrl).where(eq(seoUrl.routeName, CATEGORY_ROUTE)),
    };
  },
  properties: async (db) => ({
    properties: {
      groups: await db.select().from(propertyGroup),
      groupTexts: await db.select().from(propertyGroupText),
      options: await db.select().from(propertyOption),
      optionTexts: await db.select().from(propertyOptionText),
    },
  }),
  pages: async (db) => ({
    seoUrls: await db
      .select()
      .from(seoUrl)
      .where(notInArray(seoUrl.routeName, [CATEGORY_ROUTE, PRODUCT_ROUTE])),
  }),
  promotions: async (db) => ({
    promotions: {
      promotions: await db.select().from(promotion),
      uses: await db.select().from(promotionUse),
      codes: await db.select().from(promotionCustomerCode),
    },
  }),
  reviews: async (db) => ({ reviews: await db.select().from(review) }),
};

async function articleRows(db: Database, rootIds: readonly string[]): Promise<ArticleRows> {
  const products = await db.select().from(product).where(among(product.rootId, rootIds));
  const ids = products.map(({ id }) => id);
  const pictures = await db.select().from(productMedia).where(among(productMedia.productId, ids));
  const downloads = await db.select().from(productDownload).where(among(productDownload.productId, ids));
  return {
    products,
    pictures,
    downloads,
    media: await mediaOf(db, [...pictures, ...downloads]),
    stock: await db.select().from(stock).where(among(stock.productId, ids)),
    prices: await db.select().from(productPrice).where(among(productPrice.productId, ids)),
    texts: await db.select().from(productText).where(among(productText.productId, ids)),
    productCategories: await db.select().from(productCategory).where(among(productCategory.productId, ids)),
    productOptions: await db.select().from(productOption).where(among(productOption.productId, ids)),
    productProperties: await db.select().from(productProperty).where(among(productProperty.productId, ids)),
    crossSellings: await db.select().from(crossSelling).where(among(crossSelling.productId, ids)),
    seoUrls: await db.select().from(seoUrl).where(among(seoUrl.foreignKey, ids)),
  };
}

const mediaOf = (db: Database, rows: readonly { mediaId: string | null }[]) =>
  db
    .select()
    .from(media)
    .where(among(media.id, new Set(rows.flatMap(({ mediaId }) => mediaId ?? []))));
