import type { Shop } from '#features/content-schema/shop.schema.ts';
import { idOf } from '#store/id.ts';
import type { crossSelling } from '#store/records/schema/cross-selling.ts';
import type { media } from '#store/records/schema/media.ts';
import type {
  productCategory,
  productDownload,
  productMedia,
  productPrice,
  productText,
  stock,
} from '#store/records/schema/product.ts';
import { type CategoryRows, categoryRows } from './category-rows.ts';
import type { CatalogueContent } from './content.ts';
import { crossSellingRows, productCategoryRows } from './link-rows.ts';
import { priceRows } from './price-rows.ts';
import {
  devicesByPart,
  isSold,
  numberOf,
  optionRows,
  type ProductRow,
  picturesOf,
  productId,
  productRow,
  propertyRowsOf,
  type Sort,
  sortsOf,
} from './product-rows.ts';
import { type PromotionRows, promotionRows } from './promotion-rows.ts';
import { type PropertyRows, propertyRows } from './property-rows.ts';
import { reviewRows } from './review-rows.ts';
import { type SearchRow, searchRows } from './search-rows.ts';
import { checkAddresses, pageSeoRows, productSeoRows, type SeoRow } from './seo-rows.ts';
import { textRows } from './text-rows.ts';

/** Every row that content asks for, by table. */
export type CatalogueRows = {
  categories: CategoryRows;
  properties: PropertyRows;
  media: (typeof media.$inferInsert)[];
  products: ProductRow[];
  stock: (typeof stock.$inferInsert)[];
  prices: (typeof productPrice.$inferInsert)[];
  texts: (typeof productText.$inferInsert)[];
  pictures: (typeof productMedia.$inferInsert)[];
  downloads: (typeof productDownload.$inferInsert)[];
  productCategories: (typeof productCategory.$inferInsert)[];
  productOptions: ReturnType<typeof optionRows>;
  productProperties: ReturnType<typeof propertyRowsOf>;
  crossSellings: (typeof crossSelling.$inferInsert)[];
  seoUrls: SeoRow[];
  search: SearchRow[];
  promotions: PromotionRows;
  reviews: ReturnType<typeof reviewRows>;
};

/** @throws {Error} when entries name what does not exist, or claim one address */
export function catalogueRows(
  { products, categories, properties, promotions, reviews, pages }: CatalogueContent,
  shop: Shop,
): CatalogueRows {
  const tree = categoryRows(categories, shop.name);
  const book = propertyRows(properties, products);
  const sorts = products.flatMap(sortsOf);
  const numbers = new Set(sorts.map(numberOf));
  const devices = devicesByPart(products);
  return {
    categories: tree,
    properties: book,
    media: mediaRows(products, categories),
    products: sorts.map((sort) => productRow(sort, devices.get(sort.product.number))),
    stock: sorts.filter(isSold).map(stockRow),
    prices: sorts.flatMap(priceRows),
    texts: products.flatMap(textRows),
    pictures: sorts.flatMap(pictureRows),
    downloads: products.flatMap(({ number, download }) =>
      download ? [{ productId: productId(number), position: 0, mediaId: fileId(download.fileName) }] : [],
    ),
    productCategories: products.flatMap((product) => productCategoryRows(product, tree.lines)),
    productOptions: sorts.flatMap(optionRows),
    productProperties: products.flatMap(propertyRowsOf),
    crossSellings: products.flatMap((product) => crossSellingRows(product, numbers)),
    seoUrls: checkAddresses([
      ...tree.seoUrls,
      ...pages.flatMap(pageSeoRows),
      ...products.flatMap((product) => productSeoRows(product, book.name)),
    ]),
    search: products.flatMap((product) => searchRows(product, book.name)),
    promotions: promotionRows(promotions),
    reviews: reviewRows(reviews, new Set(products.map(({ number }) => number))),
  };
}

const fileId = (fileName: string): string => idOf('media', `file:${fileName}`);

/** Stock when the shop first knows the product; a running shop keeps its own count. */
const stockRow = (sort: Sort): typeof stock.$inferInsert => ({
  productId: productId(numberOf(sort)),
  available: sort.variant?.stock ?? sort.product.stock,
});

const pictureRows = (sort: Sort): (typeof productMedia.$inferInsert)[] =>
  [...new Set(picturesOf(sort))].map((picture, position) => ({
    productId: productId(numberOf(sort)),
    position,
    mediaId: idOf('media', picture),
  }));

function mediaRows(
  products: CatalogueContent['products'],
  categories: CatalogueContent['categories'],
): (typeof media.$inferInsert)[] {
  const named = [...products.flatMap(sortsOf).flatMap(picturesOf), ...categories.map(({ picture }) => picture)];
  const files = products.flatMap(({ download }) => (download ? [download] : []));
  return [
    ...[...new Set(named)].map((name) => ({
      id: idOf('media', name),
      fileName: name,
      fileExtension: 'webp',
      isPrivate: false,
    })),
    ...files.map(({ fileName, fileExtension }) => ({
      id: fileId(fileName),
      fileName,
      fileExtension,
      isPrivate: true,
    })),
  ];
}
