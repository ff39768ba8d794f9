import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';
import { category } from './category.ts';
import { media } from './media.ts';
import { propertyOption } from './property.ts';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const locale = () => text('locale').$type<Locale>().notNull();
type CustomFields = Record<string, unknown>;

/** A thing of the range. A variant repeats what it takes over from its parent, so that one row tells all. */
export const product = sqliteTable(
  'product',
  {
    id: text('id').primaryKey(),
    /** The product a variant belongs to; null for all others. */
    parentId: text('parent_id'),
    /** The parent's id, or its own: texts, properties and categories hang there. */
    rootId: text('root_id').notNull(),
    number: text('number').notNull(),
    /** Place among the variants, 0 = the main one. */
    position: integer('position').notNull(),
    /** How many variants it has; one with variants is never sold itself. */
    variantCount: integer('variant_count').notNull(),
    active: flag('active'),
    family: text('family').notNull(),
    kind: text('kind').notNull(),
    isDownload: flag('is_download'),
    isCloseout: flag('is_closeout'),
    minPurchase: integer('min_purchase').notNull(),
    purchaseSteps: integer('purchase_steps').notNull(),
    /** Null: as the shop allows. */
    maxPurchase: integer('max_purchase'),
    restockDays: integer('restock_days').notNull(),
    /** Key of a delivery time of the shop's facts. */
    deliveryTime: text('delivery_time').notNull(),
    shippingFree: flag('shipping_free'),
    weightKg: real('weight_kg').notNull(),
    widthMm: real('width_mm'),
    heightMm: real('height_mm'),
    lengthMm: real('length_mm'),
    /** VAT in Switzerland in percent; it names the class of tax. */
    taxRate: real('tax_rate').notNull(),
    ean: text('ean'),
    isTop: flag('is_top'),
    isNew: flag('is_new'),
    /** Day it came into the range, 2024-03-01. */
    since: text('since'),
    /**
     * What a piece costs at least, in CHF cents: its own price or the cheapest of its variants, at the tier that is lowest. One
     * column a customer group, because listings sort and filter by it; null where nothing of it can be sold.
     */
    cheapestPrivate: integer('cheapest_private'),
    cheapestProfessional: integer('cheapest_professional'),
    /** Facts without words, as custom fields at the wire. */
    facts: text('facts', { mode: 'json' }).$type<CustomFields>().notNull(),
  },
  (table) => [
    uniqueIndex('product_number').on(table.number),
    index('product_parent').on(table.parentId),
    index('product_root').on(table.rootId, table.active, table.variantCount, table.id),
    // articles in order of their numbers, without their variants
    index('product_listed').on(table.active, table.parentId, table.number),
    // ... and of what they cost; with the id, so that those of a category are counted in the index alone
    index('product_cheapest_private').on(table.active, table.parentId, table.cheapestPrivate, table.id),
    index('product_cheapest_professional').on(table.active, table.parentId, table.cheapestProfessional, table.id),
  ],
);

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });
const mediaId = () =>
  text('media_id')
    .notNull()
    .references(() => media.id);
const optionId = () =>
  text('option_id')
    .notNull()
    .references(() => propertyOption.id);

/** What can be sold. Apart from the product, because import never touches it once the shop runs. */
export const stock = sqliteTable('stock', {
  productId: text('product_id')
    .primaryKey()
    .references(() => product.id),
  available: integer('available').notNull(),
});

/** Prices of one piece by customer group and quantity, in CHF cents; every product has one from 1 for every group. */
export const productPrice = sqliteTable(
  'product_price',
  {
    productId: productId(),
    customerGroupId: text('customer_group_id').notNull(),
    fromQuantity: integer('from_quantity').notNull(),
    unitPrice: integer('unit_price').notNull(),
    /** Earlier price when reduced. */
    listPrice: integer('list_price'),
    /** Whether both prices contain Swiss VAT. */
    isGross: integer('is_gross', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.customerGroupId, table.fromQuantity] }),
    index('product_price_reduced').on(table.customerGroupId).where(sql`list_price is not null`),
  ],
);

/** Texts of products that are no variants; null where a language has none of its own. */
export const productText = sqliteTable(
  'product_text',
  {
    productId: productId(),
    locale: locale(),
    name: text('name'),
    /** HTML. */
    description: text('description'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    keywords: text('keywords'),
    /** Custom fields with words in them. */
    customFields: text('facts', { mode: 'json' }).$type<CustomFields>(),
    /** The name that shows, German where there is no other, folded for sorting. */
    sortName: text('sort_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
);

export const productMedia = sqliteTable(
  'product_media',
  {
    productId: productId(),
    position: integer('position').notNull(),
    mediaId: mediaId(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** Files that a buyer gets. */
export const productDownload = sqliteTable(
  'product_download',
  {
    productId: productId(),
    position: integer('position').notNull(),
    mediaId: mediaId(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** In which categories a product is: those that content names, and (not assigned) all above them. */
export const productCategory = sqliteTable(
  'product_category',
  {
    productId: productId(),
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    isAssigned: flag('is_assigned'),
    /** Place among the product's categories, 0 = the one of the breadcrumb. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_category_category').on(table.categoryId),
  ],
);

/** What tells a variant from its siblings. */
export const productOption = sqliteTable(
  'product_option',
  {
    productId: productId(),
    optionId: optionId(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.optionId] }),
    index('product_option_option').on(table.optionId),
  ],
);

/** Technical data of products that are no variants. */
export const productProperty = sqliteTable(
  'product_property',
  {
    productId: productId(),
    optionId: optionId(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.optionId] }),
    index('product_property_option').on(table.optionId),
  ],
);
