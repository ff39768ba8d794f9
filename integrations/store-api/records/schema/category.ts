import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';
import { media } from './media.ts';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const locale = () => text('locale').$type<Locale>().notNull();

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
