import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { inLanguage } from '#i18n/locales.ts';
import { layoutId, PRODUCT_LAYOUT } from '#store/catalogue/catalogue.ts';
import { MANUFACTURER_ID } from '#store/catalogue/product/manufacturer.ts';
import type { ProductView } from '#store/catalogue/product/view.ts';
import { nameIn, wordsOf } from '#store/catalogue/product/view.ts';
import type { ListField } from '#store/criteria/field.ts';
import { category } from '#store/records/schema/category.ts';
import { productCategory, productOption, productProperty, product as row } from '#store/records/schema/product.ts';
import { propertyGroup, propertyOption } from '#store/records/schema/property.ts';
import { always, caseWhen, type Fields, flag, id, idMade, never, nothing, number, rows, text } from './kinds.ts';
import {
  children,
  configuratorSettings,
  crossSellings,
  downloads,
  productReviews,
  seoUrls,
  visibilities,
} from './lists.ts';
import { coverOf, media } from './pictures.ts';

/** What hangs on a product, with the fields of it that criteria may name, as SQL over a row of `product`. */
export const relatedFields = (view: ProductView): Record<string, () => Fields> => ({
  manufacturer: () => ({
    id: id(always('id', MANUFACTURER_ID)),
    name: text(always('text', view.shopConfig.shop.name)),
    link: never('text'),
    description: never('text'),
    mediaId: never('id'),
  }),
  tax: () => ({
    id: id(taxId(view)),
    taxRate: number(taxRate(view)),
    name: text(byTax('text', view, ({ name }) => inLanguage(view.locale, name))),
    position: number(always('number', 1)),
  }),
  deliveryTime: () => ({
    id: id(deliveryTimeId(view)),
    name: text(byTime('text', view, ({ name }) => inLanguage(view.locale, name))),
    min: number(byTime('number', view, ({ min }) => min)),
    max: number(byTime('number', view, ({ max }) => max)),
    unit: text(byTime('text', view, ({ unit }) => unit)),
  }),
  parent: () => ({
    id: id(row.parentId),
    productNumber: text(sql`(select above.number from ${row} above where above.id = ${row.parentId})`),
    name: text(sql`(case when ${row.parentId} is not null then ${wordsOf('name', view)} end)`),
    active: flag(sql`(select above.active from ${row} above where above.id = ${row.parentId})`),
    childCount: number(sql`(select above.variant_count from ${row} above where above.id = ${row.parentId})`),
  }),
  cover: () => coverOf(view),
  unit: () => ({ id: never('id'), name: never('text'), shortCode: never('text') }),
  canonicalProduct: () => ({ id: never('id'), productNumber: never('text') }),
  cmsPage: () => ({
    id: id(always('id', layoutId(PRODUCT_LAYOUT))),
    type: text(always('text', 'product_detail')),
  }),
  children: () => children(),
  media: () => media(view),
  categories: () => categoriesOf(view, 'assigned'),
  categoriesRo: () => categoriesOf(view, 'all'),
  mainCategories: () => mainCategories(view),
  properties: () => propertiesOf(view),
  options: () => optionsOf(view),
  productReviews: () => productReviews(),
  crossSellings: () => crossSellings(view),
  configuratorSettings: () => configuratorSettings(),
  downloads: () => downloads(),
  seoUrls: () => seoUrls(view),
  visibilities: () => visibilities(view),
  tags: () => nothing({ id: 'id', name: 'text' }),
  streams: () => nothing({ id: 'id', name: 'text' }),
});

export const taxId = (view: ProductView): SQL => byTax('id', view, ({ id: taxed }) => taxed);

/** In the country of the session, as the wire tells it. */
const taxRate = (view: ProductView): SQL =>
  sql`coalesce(${byTax('number', view, ({ rates }) => rates[view.iso] ?? null)}, ${row.taxRate})`;

export const deliveryTimeId = (view: ProductView): SQL => byTime('id', view, ({ id: timed }) => timed);

type FieldValue = string | number | null;
type Is = 'id' | 'text' | 'number';

const byTax = (
  is: Is,
  { shopConfig }: ProductView,
  pick: (tax: ProductView['shopConfig']['taxes'][number]) => FieldValue,
): SQL =>
  caseWhen(
    is,
    row.taxRate,
    shopConfig.taxes.map((tax) => [tax.productTax, pick(tax)]),
  );

const byTime = (
  is: Is,
  { shopConfig }: ProductView,
  pick: (time: ProductView['shopConfig']['deliveryTimes'][number]) => FieldValue,
) =>
  caseWhen(
    is,
    row.deliveryTime,
    shopConfig.deliveryTimes.map((time) => [time.key, pick(time)]),
  );

/** Categories that content assigns, or all of them with those above. A variant is where its product is. */
const categoriesOf = (view: ProductView, which: 'assigned' | 'all'): Record<string, ListField> =>
  rows(
    sql`${productCategory} join ${category} on ${category.id} = ${productCategory.categoryId}`,
    which === 'assigned' ? sql`${isOfProduct} and ${productCategory.isAssigned}` : isOfProduct,
    {
      id: ['id', category.id],
      parentId: ['id', category.parentId],
      name: ['text', nameIn('category_text', 'category_id', sql`${category.id}`, view)],
      level: ['number', category.level],
      position: ['number', category.position],
      path: ['text', category.path],
      active: ['flag', category.active],
      type: ['text', always('text', 'page')],
    },
  );

const isOfProduct = sql`${productCategory.productId} = ${row.rootId}`;

/** The one of the breadcrumb. */
const mainCategories = ({ shopConfig }: ProductView): Record<string, ListField> =>
  rows(productCategory, sql`${isOfProduct} and ${productCategory.isAssigned} and ${productCategory.position} = 0`, {
    id: ['id', idMade('main-category', row.rootId)],
    productId: ['id', row.rootId],
    categoryId: ['id', productCategory.categoryId],
    salesChannelId: ['id', always('id', shopConfig.salesChannel.id)],
  });

/** Technical data; a variant has its product's. */
const propertiesOf = (view: ProductView): Record<string, ListField> =>
  optionRows(
    productProperty,
    sql`${productProperty.optionId}`,
    sql`${productProperty.productId} = ${row.rootId}`,
    view,
  );

/** What tells a variant from its siblings. */
const optionsOf = (view: ProductView): Record<string, ListField> =>
  optionRows(productOption, sql`${productOption.optionId}`, sql`${productOption.productId} = ${row.id}`, view);

const optionRows = (table: SQLiteTable, optionId: SQL, on: SQL, view: ProductView): Record<string, ListField> =>
  rows(
    sql`${table} join ${propertyOption} on ${propertyOption.id} = ${optionId}
      join ${propertyGroup} on ${propertyGroup.id} = ${propertyOption.groupId}`,
    on,
    {
      id: ['id', propertyOption.id],
      groupId: ['id', propertyOption.groupId],
      name: ['text', nameIn('property_option_text', 'option_id', sql`${propertyOption.id}`, view)],
      position: ['number', propertyOption.position],
      colorHexCode: ['text', propertyOption.hex],
      'group.id': ['id', propertyGroup.id],
      'group.name': ['text', nameIn('property_group_text', 'group_id', sql`${propertyGroup.id}`, view)],
      'group.position': ['number', propertyGroup.position],
      'group.filterable': ['flag', propertyGroup.filterable],
    },
  );
