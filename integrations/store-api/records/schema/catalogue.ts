import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const locale = () => text('locale').$type<Locale>().notNull();
type Facts = Record<string, unknown>;

/** What the store knows of itself: `content-digest` is what the catalogue was last filled from. */
export const meta = sqliteTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });

/** A picture (its sizes stand in the media manifest) or a file that a buyer gets. */
export const media = sqliteTable('media', {
  id: text('id').primaryKey(),
  /** Without its ending; the id of the picture. */
  fileName: text('file_name').notNull(),
  fileExtension: text('file_extension').notNull(),
  isPrivate: flag('is_private'),
});

export const category = sqliteTable(
  'category',
  {
    id: text('id').primaryKey(),
    /** The id in content; `root` for the root. */
    key: text('key').notNull(),
    parentId: text('parent_id'),
    position: integer('position').notNull(),
    level: integer('level').notNull(),
    /** Ids of all above, root first: `|id|id|`; null for the root. */
    path: text('path'),
    /** Fills itself by this rule instead of by assignment. */
    list: text('list').$type<'sale' | 'new' | 'top'>(),
    mediaId: text('media_id').references(() => media.id),
    active: flag('active'),
  },
  (table) => [index('category_parent').on(table.parentId)],
);

export const categoryText = sqliteTable(
  'category_text',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    locale: locale(),
    name: text('name'),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

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
    /** Facts without words, as custom fields at the wire. */
    facts: text('facts', { mode: 'json' }).$type<Facts>().notNull(),
  },
  (table) => [
    uniqueIndex('product_number').on(table.number),
    index('product_parent').on(table.parentId),
    index('product_root').on(table.rootId),
  ],
);

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
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    customerGroupId: text('customer_group_id').notNull(),
    fromQuantity: integer('from_quantity').notNull(),
    unitPrice: integer('unit_price').notNull(),
    /** Earlier price when reduced. */
    listPrice: integer('list_price'),
    /** Whether both prices contain Swiss VAT. */
    isGross: integer('is_gross', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.customerGroupId, table.fromQuantity] })],
);

/** Texts of products that are no variants; null where a language has none of its own. */
export const productText = sqliteTable(
  'product_text',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    locale: locale(),
    name: text('name'),
    /** HTML. */
    description: text('description'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    keywords: text('keywords'),
    /** Custom fields with words in them. */
    facts: text('facts', { mode: 'json' }).$type<Facts>(),
    /** The name that shows, German where there is no other, folded for sorting. */
    sortName: text('sort_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] })],
);

export const productMedia = sqliteTable(
  'product_media',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** Files that a buyer gets. */
export const productDownload = sqliteTable(
  'product_download',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** In which categories a product is: those that content names, and (not assigned) all above them. */
export const productCategory = sqliteTable(
  'product_category',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
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

export const propertyGroup = sqliteTable('property_group', {
  id: text('id').primaryKey(),
  key: text('key').notNull(),
  position: integer('position').notNull(),
  type: text('type').$type<'colour' | 'text' | 'number'>().notNull(),
  unit: text('unit'),
  filterable: flag('filterable'),
});

export const propertyGroupText = sqliteTable(
  'property_group_text',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => propertyGroup.id, { onDelete: 'cascade' }),
    locale: locale(),
    name: text('name'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.locale] })],
);

export const propertyOption = sqliteTable(
  'property_option',
  {
    id: text('id').primaryKey(),
    groupId: text('group_id')
      .notNull()
      .references(() => propertyGroup.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    position: integer('position').notNull(),
    /** #rrggbb, colours only. */
    hex: text('hex'),
  },
  (table) => [index('property_option_group').on(table.groupId)],
);

export const propertyOptionText = sqliteTable(
  'property_option_text',
  {
    optionId: text('option_id')
      .notNull()
      .references(() => propertyOption.id, { onDelete: 'cascade' }),
    locale: locale(),
    name: text('name'),
  },
  (table) => [primaryKey({ columns: [table.optionId, table.locale] })],
);

/** What tells a variant from its siblings. */
export const productOption = sqliteTable(
  'product_option',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    optionId: text('option_id')
      .notNull()
      .references(() => propertyOption.id),
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
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    optionId: text('option_id')
      .notNull()
      .references(() => propertyOption.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.optionId] }),
    index('product_property_option').on(table.optionId),
  ],
);

export const crossSelling = sqliteTable(
  'cross_selling',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    list: text('list').$type<'accessories' | 'spareParts' | 'related'>().notNull(),
    position: integer('position').notNull(),
    /** May be a parent or a variant. */
    targetId: text('target_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.list, table.position] })],
);

/** An address: without language prefix and slashes at its ends. Earlier ones stay and lead to the canonical one. */
export const seoUrl = sqliteTable(
  'seo_url',
  {
    locale: locale(),
    seoPathInfo: text('seo_path_info').notNull(),
    foreignKey: text('foreign_key').notNull(),
    routeName: text('route_name')
      .$type<'frontend.detail.page' | 'frontend.navigation.page' | 'frontend.landing.page'>()
      .notNull(),
    isCanonical: flag('is_canonical'),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.seoPathInfo] }),
    index('seo_url_foreign_key').on(table.foreignKey),
  ],
);

/** What search knows of a product in one language, folded; the index over it is in memory (catalogue/search/word-index.ts). */
export const searchText = sqliteTable(
  'search_text',
  {
    locale: locale(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Its number, by which hits that are equally good are sorted. */
    number: text('number').notNull(),
    kind: text('kind').notNull(),
    /** What it is, without what it is for: `Haken` of `Haken für Kompostbehälter`. */
    head: text('head').notNull(),
    name: text('name').notNull(),
    /** Numbers of its own and of its variants. */
    numbers: text('numbers').notNull(),
    keywords: text('keywords').notNull(),
    options: text('options').notNull(),
    facts: text('facts').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.productId] })],
);
