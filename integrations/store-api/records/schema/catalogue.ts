import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';
import { product } from './product.ts';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const locale = () => text('locale').$type<Locale>().notNull();

/** What the store knows of itself: `content-digest` is what the catalogue was last filled from. */
export const meta = sqliteTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });

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
