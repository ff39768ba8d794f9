import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);
const locale = () => text('locale').$type<Locale>().notNull();

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
    /** #rrggbb, colors only. */
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
