import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { customer } from './session.ts';

/** A customer's wishlist: there is none before the first product, and an empty one after the last. */
export const wishlist = sqliteTable('wishlist', {
  id: text('id').notNull(),
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  createdAt: text('created_at').notNull(),
});

export const wishlistProduct = sqliteTable(
  'wishlist_product',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => wishlist.customerId, { onDelete: 'cascade' }),
    /** No foreign key: a product that leaves the range may come back. */
    productId: text('product_id').notNull(),
    /** Counts up: the newest has the highest. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('wishlist_product_order').on(table.customerId, table.position),
  ],
);
