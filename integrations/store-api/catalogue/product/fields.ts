import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { layoutId, PRODUCT_LAYOUT } from '#store/catalogue/catalogue.ts';
import type { EntityFields, Field } from '#store/criteria/field.ts';
import {
  productCategory,
  productOption,
  productProperty,
  product as row,
  stock,
} from '#store/records/schema/product.ts';
import { review } from '#store/records/schema/review.ts';
import { MANUFACTURER_ID } from './manufacturer.ts';
import { always, flag, id, late, never, nothing, number, text } from './related/kinds.ts';
import { HIDDEN } from './related/names.ts';
import { coverIdOf } from './related/pictures.ts';
import { deliveryTimeId, relatedFields, taxId } from './related/related.ts';
import type { ProductView } from './view.ts';
import { sortNameOf, wordsOf } from './view.ts';

/** Fields of a product that criteria may name, as SQL over a row of `product`. */
export const productFields = (view: ProductView): EntityFields => ({
  entity: 'product',
  synonyms: SYNONYMS,
  related: relatedFields(view),
  hidden: HIDDEN,
  fields: {
    id: id(row.id),
    parentId: id(row.parentId),
    displayGroup: id(row.rootId),
    productNumber: id(row.number),
    ean: text(row.ean),
    manufacturerNumber: never('text'),
    name: { is: 'text', value: wordsOf('name', view), order: sortNameOf(view) },
    description: text(wordsOf('description', view)),
    keywords: text(wordsOf('keywords', view)),
    metaTitle: text(wordsOf('meta_title', view)),
    metaDescription: text(wordsOf('meta_description', view)),
    packUnit: never('text'),
    packUnitPlural: never('text'),
    type: text(sql`case when ${row.isDownload} then 'digital' else 'physical' end`),
    states: text(sql`case when ${row.isDownload} then 'is-download' else 'is-physical' end`),
    active: flag(row.active),
    available: flag(isAvailable()),
    isCloseout: flag(row.isCloseout),
    shippingFree: flag(row.shippingFree),
    markAsTopseller: flag(row.isTop),
    stock: number(stockOf()),
    availableStock: number(stockOf()),
    minPurchase: number(row.minPurchase),
    purchaseSteps: number(row.purchaseSteps),
    maxPurchase: number(row.maxPurchase),
    restockTime: number(row.restockDays),
    purchaseUnit: never('number'),
    referenceUnit: never('number'),
    weight: number(row.weightKg),
    width: number(row.widthMm),
    height: number(row.heightMm),
    length: number(row.lengthMm),
    childCount: number(row.variantCount),
    ratingAverage: number(ratingOf()),
    sales: number(sql`cast(0 as double precision)`), // a bare 0 in an order is the number of a column
    releaseDate: text(row.since),
    createdAt: text(row.since),
    updatedAt: never('text'),
    price: number(sql`(${priceOf(view)} / 100.0)`),
    manufacturerId: id(always('id', MANUFACTURER_ID)),
    taxId: late('id', () => taxId(view)),
    coverId: late('id', () => coverIdOf(view)),
    deliveryTimeId: late('id', () => deliveryTimeId(view)),
    cmsPageId: id(always('id', layoutId(PRODUCT_LAYOUT))),
    unitId: never('id'),
    canonicalProductId: never('id'),
    openGraphMediaId: never('id'),
    customFields: { is: 'custom', value: sql`${row.facts}` },
    categoryIds: list(
      productCategory,
      productCategory.categoryId,
      sql`${isOfRoot(productCategory.productId)} and ${productCategory.isAssigned}`,
    ),
    categoryTree: list(productCategory, productCategory.categoryId, isOfRoot(productCategory.productId)),
    propertyIds: list(productProperty, productProperty.optionId, isOfRoot(productProperty.productId)),
    optionIds: list(productOption, productOption.optionId, sql`${productOption.productId} = ${row.id}`),
    ...nothing({ tagIds: 'id', streamIds: 'id' }),
  },
});

/** Other names of these fields. */
const SYNONYMS: Record<string, string> = {
  'categories.id': 'categoryIds',
  'categoriesRo.id': 'categoryTree',
  'properties.id': 'propertyIds',
  'options.id': 'optionIds',
  cheapestPrice: 'price',
  'calculatedPrice.unitPrice': 'price',
};

const list = (from: SQLiteTable, value: SQLiteColumn, on: SQL): Field => ({
  is: 'list',
  from: sql`${from}`,
  value: sql`${value}`,
  on,
});

const isOfRoot = (foreignKey: SQLiteColumn): SQL => sql`${foreignKey} = ${row.rootId}`;

/** What it sells itself, or what its variants do. */
const stockOf = (): SQL => sql`(
  select coalesce(sum(${stock.available}), 0) from ${stock}
  join ${row} each on each.id = ${stock.productId} and each.active
  where ${stock.productId} = ${row.id} or each.parent_id = ${row.id})`;

/** Closeouts are limited by stock, everything else can always be had; a product with variants is when one of them is. */
const isAvailable = (): SQL => sql`exists (
  select 1 from ${row} each join ${stock} on ${stock.productId} = each.id
  where (each.id = ${row.id} or each.parent_id = ${row.id}) and each.active
    and (not each.is_closeout or ${stock.available} >= each.min_purchase))`;

/** What buyers give it on average, 1 to 5; null while nobody has said anything. A variant has its product's. */
export const ratingOf = (): SQL =>
  sql`(select avg(${review.points}) from ${review} where ${review.rootId} = ${row.rootId} and ${review.isApproved})`;

/**
 * What a piece costs at least, in cents of the session's currency, as a Shopware's `cheapestPrice` and the card's “from” have
 * it. In francs it is the column itself, whose index gives what costs least.
 */
export function priceOf({ customerGroupId, pricing, shopConfig }: ProductView): SQL {
  const cheapest = customerGroupId === shopConfig.professionalGroupId ? row.cheapestProfessional : row.cheapestPrivate;
  return pricing.factor === 1 ? sql`${cheapest}` : sql`round(${cheapest} * cast(${pricing.factor} as numeric))`;
}
