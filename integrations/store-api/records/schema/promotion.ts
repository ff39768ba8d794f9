import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Text } from '#i18n/locales.ts';
import type { Conditions, Discount, KeptPromotion, SetGroup } from '#store/rules/promotion/promotion.ts';
import { order } from './order.ts';
import { session } from './session.ts';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();

/** Promotions as content has them, and those that the merchant has made. What content no longer names stays, but inactive. */
export const promotion = sqliteTable(
  'promotion',
  {
    id: text('id').primaryKey(),
    /** The id in content, or the name that it was given when it was made. */
    key: text('key').notNull(),
    /** Made by the merchant: content does not know it. */
    isOwn: flag('is_own').default(false),
    /** In capitals; null for automatic ones and those with codes of their own for each customer. */
    code: text('code'),
    isAutomatic: flag('is_automatic'),
    active: flag('active'),
    /** Moments in UTC. */
    validFrom: text('valid_from').notNull(),
    validUntil: text('valid_until'),
    priority: integer('priority').notNull(),
    discounts: text('discounts', { mode: 'json' }).$type<Discount[]>().notNull(),
    sets: text('sets', { mode: 'json' }).$type<SetGroup[]>().notNull(),
    conditions: text('conditions', { mode: 'json' }).$type<Conditions>().notNull(),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    excludes: text('excludes', { mode: 'json' }).$type<string[]>().notNull(),
    preventsCombination: flag('prevents_combination'),
    name: text('name', { mode: 'json' }).$type<Text>().notNull(),
    text: text('text', { mode: 'json' }).$type<Text>().notNull(),
  },
  (table) => [uniqueIndex('promotion_code').on(table.code)],
);

const promotionId = () =>
  text('promotion_id')
    .notNull()
    .references(() => promotion.id);

/** What the shop itself knows of a promotion; content only begins it. */
export const promotionUse = sqliteTable('promotion_use', {
  promotionId: promotionId().primaryKey(),
  /** How often it has been used. */
  uses: integer('uses').notNull(),
  /** Switched off by the shop's owner, whatever content says. */
  isPaused: flag('is_paused').default(false),
});

/** Individual codes, each valid once. */
export const promotionCustomerCode = sqliteTable(
  'promotion_customer_code',
  {
    code: text('code').primaryKey(),
    promotionId: promotionId(),
    /** The order that used it. */
    orderId: text('order_id'),
  },
  (table) => [index('promotion_customer_code_order').on(table.orderId)],
);

/** One use of a promotion by one order. */
export const promotionRedemption = sqliteTable(
  'promotion_redemption',
  {
    promotionId: promotionId(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** Whom the e-mail address counts as (`buyerKey`): a guest who comes back is the same person. */
    emailKey: text('email_key').notNull(),
    code: text('code'),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.orderId] }),
    index('promotion_redemption_email').on(table.emailKey, table.promotionId),
    index('promotion_redemption_order').on(table.orderId),
  ],
);

/** What a session's cart remembers of promotions: codes, what was taken out by hand, and what applied last. */
export const cartPromotion = sqliteTable(
  'cart_promotion',
  {
    sessionId: text('token')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    promotionId: text('promotion_id').notNull(),
    code: text('code'),
    isBlocked: flag('is_blocked'),
    applied: text('applied', { mode: 'json' }).$type<KeptPromotion['applied']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.promotionId] })],
);
