import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';
import { product } from './product.ts';
import { customer } from './session.ts';

/** What buyers say of a product. A customer has one review a product. */
export const review = sqliteTable(
  'review',
  {
    id: text('id').primaryKey(),
    /** The product itself or the one that a variant belongs to. */
    rootId: text('root_id')
      .notNull()
      .references(() => product.id),
    /** Null for those of content, and once the account is deleted. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** The id in content; null for what customers wrote here. */
    key: text('key'),
    /** As it is shown: “Vreneli S.” */
    author: text('author').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** 1 to 5. */
    points: real('points').notNull(),
    /** The language it was written in. */
    locale: text('locale').$type<Locale>().notNull(),
    /** Only then others see it, and it counts. */
    isApproved: integer('is_approved', { mode: 'boolean' }).notNull(),
    /** Written by someone who bought it here. */
    isVerified: integer('is_verified', { mode: 'boolean' }).notNull(),
    /** The shop's answer. */
    answer: text('answer'),
    /** ISO moments. */
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at'),
  },
  (table) => [
    index('review_root').on(table.rootId),
    // what customers wrote; the rest is content’s
    index('review_written').on(table.createdAt, table.id).where(sql`key is null`),
    uniqueIndex('review_customer_product').on(table.customerId, table.rootId),
  ],
);
