import type { Product } from '#features/content-schema/product.schema.ts';
import type { Shop } from '#features/content-schema/shop.schema.ts';
import type { SeededReview } from '#features/content-schema/shop-config/support.schema.ts';
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
import type { review } from '#store/records/schema/review.ts';
import { type Cents, cents } from '#values/money.ts';
import { type CategoryRows, categoryId, categoryRows } from './category-rows.ts';
import type { CatalogueContent } from './content.ts';
import {
  devicesByPart,
  isSold,
  numberOf,
  optionRows,
  type ProductOrVariant,
  type ProductRow,
  picturesOf,
  productAndVariants,
  productId,
  productRow,
  propertyRowsOf,
} from './product-rows.ts';
import { type PromotionRows, promotionRows } from './promotion-rows.ts';
import { type PropertyRows, propertyRows } from './property-rows.ts';
import { checkAddresses, groupSeoRows, pageSeoRows, productSeoRows, type SeoRow } from './seo-rows.ts';
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
  const items = products.flatMap(productAndVariants);
  const numbers = new Set(items.map(numberOf));
  const devices = devicesByPart(products);
  return {
    categories: tree,
    properties: book,
    media: mediaRows(products, categories),
    products: items.map((item) => productRow(item, devices.get(item.product.number))),
    stock: items.filter(isSold).map(stockRow),
    prices: items.flatMap(priceRows),
    texts: products.flatMap(textRows),
    pictures: items.flatMap(pictureRows),
    downloads: products.flatMap(({ number, download }) =>
      download ? [{ productId: productId(number), position: 0, mediaId: fileId(download.fileName) }] : [],
    ),
    productCategories: products.flatMap((product) => productCategoryRows(product, tree.lines)),
    productOptions: items.flatMap(optionRows),
    productProperties: products.flatMap(propertyRowsOf),
    crossSellings: products.flatMap((product) => crossSellingRows(product, numbers)),
    seoUrls: checkAddresses([
      ...tree.seoUrls,
      ...pages.flatMap(pageSeoRows),
      ...groupSeoRows(shop),
      ...products.flatMap((product) => productSeoRows(product, book.name)),
    ]),
    promotions: promotionRows(promotions),
    reviews: reviewRows(reviews, new Set(products.map(({ number }) => number))),
  };
}

const fileId = (fileName: string): string => idOf('media', `file:${fileName}`);

/** Stock when the shop first knows the product; a running shop keeps its own count. */
const stockRow = (item: ProductOrVariant): typeof stock.$inferInsert => ({
  productId: productId(numberOf(item)),
  available: item.variant?.stock ?? item.product.stock,
});

const pictureRows = (item: ProductOrVariant): (typeof productMedia.$inferInsert)[] =>
  [...new Set(picturesOf(item))].map((picture, position) => ({
    productId: productId(numberOf(item)),
    position,
    mediaId: idOf('media', picture),
  }));

function mediaRows(
  products: CatalogueContent['products'],
  categories: CatalogueContent['categories'],
): (typeof media.$inferInsert)[] {
  const named = [
    ...products.flatMap(productAndVariants).flatMap(picturesOf),
    ...categories.map(({ picture }) => picture),
  ];
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

/** Categories that the product names, then all above them. @throws {Error} on a category that does not exist */
function productCategoryRows(
  { number, categories }: Product,
  lines: Map<string, string[]>,
): (typeof productCategory.$inferInsert)[] {
  const above = categories.flatMap((key) => {
    const line = lines.get(key);
    if (!line)
      throw new Error(
        `content/products/${number}/product.yaml: categories names "${key}", expected one of content/categories.`,
      );
    return line;
  });
  const assigned = categories.map(categoryId);
  return [...new Set([...assigned, ...above])].map((id, position) => ({
    productId: productId(number),
    categoryId: id,
    isAssigned: assigned.includes(id),
    position,
  }));
}

/** Accessories, spare parts and related products, in the order of content. @throws {Error} on a product that does not exist */
function crossSellingRows(
  { number, accessories, spareParts, related }: Product,
  numbers: Set<string>,
): (typeof crossSelling.$inferInsert)[] {
  const lists = { accessories, spareParts, related };
  return (['accessories', 'spareParts', 'related'] as const).flatMap((list) =>
    lists[list].map((target, position) => {
      if (!numbers.has(target))
        throw new Error(`content/products/${number}/product.yaml: ${list} names "${target}", expected a product.`);
      return { productId: productId(number), list, position, targetId: productId(target) };
    }),
  );
}

type PriceRow = typeof productPrice.$inferInsert;
type Step = { from: number; price: Cents };

export const PRIVATE = idOf('customer-group', 'private');
export const PROFESSIONAL = idOf('customer-group', 'professional');

/**
 * Prices of both customer groups: private ones with VAT as they stand, professional ones without.
 * A product without professional prices costs professionals the private price less VAT.
 */
export function priceRows(item: ProductOrVariant): PriceRow[] {
  const { steps, listPrice } = privatePrices(item);
  const rate = item.product.tax;
  const professional = (item.variant?.professional ?? inheritedProfessional(item))?.map(({ from, net }) => ({
    from,
    price: cents(net),
  }));
  return [
    ...rows(item, PRIVATE, steps, listPrice, true),
    ...(professional
      ? rows(item, PROFESSIONAL, professional, null, false)
      : rows(
          item,
          PROFESSIONAL,
          steps.map(({ from, price }) => ({ from, price: withoutTax(price, rate) })),
          listPrice === null ? null : withoutTax(listPrice, rate),
          false,
        )),
  ];
}

/** A variant with a price of its own has its own list price and tiers too, or none. A product with variants has the main one's. */
function privatePrices({ product, variant }: ProductOrVariant): { steps: Step[]; listPrice: Cents | null } {
  const pricedVariant = variant ?? product.variants[0];
  const source = pricedVariant?.price === undefined ? product : { ...pricedVariant, price: pricedVariant.price };
  const listPrice = pricedVariant?.listPrice ?? source.listPrice;
  const tiers = pricedVariant?.tiers ?? source.tiers ?? [{ from: 1, price: source.price }];
  return {
    steps: tiers.map(({ from, price }) => ({ from, price: cents(price) })),
    listPrice: listPrice === undefined ? null : cents(listPrice),
  };
}

/** The parent's net prices hold for a variant unless it costs something else. */
function inheritedProfessional({ product, variant }: ProductOrVariant): { from: number; net: number }[] | undefined {
  const pricedVariant = variant ?? product.variants[0];
  if (pricedVariant?.professional) return pricedVariant.professional;
  return pricedVariant?.price === undefined || pricedVariant.price === product.price ? product.professional : undefined;
}

/** Whole cents, halves up: `(24900, 8.1)` → `23034`. */
export const withoutTax = (gross: Cents, rate: number): Cents => Math.round((gross * 1000) / (1000 + rate * 10));

const rows = (
  item: ProductOrVariant,
  customerGroupId: string,
  steps: Step[],
  listPrice: Cents | null,
  isGross: boolean,
): PriceRow[] =>
  steps.map(({ from, price }) => ({
    productId: productId(numberOf(item)),
    customerGroupId,
    fromQuantity: from,
    unitPrice: price,
    listPrice,
    isGross,
  }));

/** Reviews that content brings along; those of articles that left the range stay behind (`tests/content` names them). */
const reviewRows = (reviews: SeededReview[], numbers: Set<string>): (typeof review.$inferInsert)[] =>
  reviews
    .filter(({ product }) => numbers.has(product))
    .map(({ id, product, stars, language, name, date, verified, title, text, answer }) => ({
      id: idOf('review', id),
      rootId: productId(product),
      key: id,
      author: name,
      title,
      content: text,
      points: stars,
      locale: language,
      isApproved: true,
      isVerified: verified,
      answer: answer?.text ?? null,
      createdAt: `${date}T00:00:00.000Z`,
      updatedAt: answer ? `${answer.date}T00:00:00.000Z` : null,
    }));
