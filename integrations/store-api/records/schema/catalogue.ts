import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const locale = () => text('locale').$type<Locale>().notNull();

/** What the store knows of itself: `content-digest` is what the catalog was last filled from. */
export const meta = sqliteTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });

/** The pages of a storefront that have an address of their own, as Shopware names them. */
export type SeoRoute =
  | 'frontend.detail.page'
  | 'frontend.navigation.page'
  | 'frontend.landing.page'
  | 'frontend.account.customer-group-registration.page';

/** An address: without language prefix and slashes at its ends. Earlier ones stay and lead to the canonical one. */
export const seoUrl = sqliteTable(
  'seo_url',
  {
    locale: locale(),
    seoPathInfo: text('seo_path_info').notNull(),
    foreignKey: text('foreign_key').notNull(),
    routeName: text('route_name').$type<SeoRoute>().notNull(),
    isCanonical: flag('is_canonical'),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.seoPathInfo] }),
    index('seo_url_foreign_key').on(table.foreignKey, table.locale),
  ],
);
