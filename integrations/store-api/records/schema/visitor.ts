import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';
import { customer } from './session.ts';

const moment = (name: string) => text(name).notNull();

/** A link to a new password. One a customer: another request replaces it. */
export const passwordRecovery = sqliteTable(
  'password_recovery',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the link: who reads the database can't use it. */
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [
    uniqueIndex('password_recovery_token').on(table.tokenHash),
    index('password_recovery_created').on(table.createdAt),
  ],
);

/** An address of the newsletter, in every state of its life. */
export const newsletterRecipient = sqliteTable(
  'newsletter_recipient',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** In small letters: one row an address. */
    emailKey: text('email_key').notNull(),
    status: text('status').$type<'notSet' | 'direct' | 'optIn' | 'optOut'>().notNull(),
    /** SHA-256 of the token in the link that confirms. */
    tokenHash: text('token_hash').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    salutationId: text('salutation_id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    street: text('street'),
    zipCode: text('zip_code'),
    city: text('city'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    confirmedAt: text('confirmed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_recipient_email').on(table.emailKey),
    uniqueIndex('newsletter_recipient_token').on(table.tokenHash),
    index('newsletter_recipient_status').on(table.status, table.updatedAt),
  ],
);

/** Somebody waits for a product; the row goes when they have heard of it. */
export const stockNotice = sqliteTable(
  'stock_notice',
  {
    id: text('id').primaryKey(),
    /** No foreign key: a product may leave the range. */
    productId: text('product_id').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Where links lead: the shop's address when it was asked for. */
    site: text('site').notNull(),
    /** SHA-256 of the token in the links that confirm and end it. */
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at'),
    confirmedAt: text('confirmed_at'),
  },
  (table) => [
    uniqueIndex('stock_notice_product').on(table.productId, table.emailKey),
    uniqueIndex('stock_notice_token').on(table.tokenHash),
    index('stock_notice_email').on(table.emailKey),
    index('stock_notice_created').on(table.createdAt),
  ],
);

/** How often somebody tried something lately. */
export const attempt = sqliteTable(
  'attempt',
  {
    /** SHA-256 of what is limited, for whom and from where: no address is kept. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    lastAt: moment('last_at'),
  },
  (table) => [index('attempt_last').on(table.lastAt)],
);
