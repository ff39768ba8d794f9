import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { product } from './product.ts';

/** What a product's page shows beside it. */
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
