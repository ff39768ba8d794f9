import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';
import type { OrderAddress, OrderCustomer } from '#store/records/checkout/customers.ts';
import type { DeliveryState, OrderState, StateMachine, TransactionState } from '#store/rules/order/states.ts';
import type { Price, Totals } from '#store/rules/price/price.ts';

const moment = (name: string) => text(name).notNull();

/** Numbers that leave no gap: a refused order gives its number back with the transaction. */
export const numberRange = sqliteTable('number_range', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** An order as it was placed: nothing of it changes with catalog, customer or prices, only its state does. */
export const order = sqliteTable(
  'order',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** Opens the order for a guest, together with e-mail and postcode. */
    deepLinkCode: text('deep_link_code').notNull(),
    /** Session and cart it was placed from: a repeated call within a minute gets this order again. */
    sessionId: text('cart_token').notNull(),
    cartHash: text('cart_hash').notNull(),
    /** No foreign key: deleting an account must not touch its orders. */
    customerId: text('customer_id').notNull(),
    customer: text('customer', { mode: 'json' }).$type<OrderCustomer>().notNull(),
    /** Whom their e-mail address counted as then (`buyerKey`): it outlives guest and account, and says who has ordered before (docs/decisions/027). */
    emailKey: text('email_key').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull(),
    currencyId: text('currency_id').notNull(),
    currencyFactor: real('currency_factor').notNull(),
    billingAddressId: text('billing_address_id').notNull(),
    /** Total in cents of the order's currency, for sorting and sums; `price` has the rest. */
    total: integer('total').notNull(),
    price: text('price', { mode: 'json' }).$type<Totals>().notNull(),
    shippingCosts: text('shipping_costs', { mode: 'json' }).$type<Price>().notNull(),
    comment: text('comment'),
    affiliateCode: text('affiliate_code'),
    campaignCode: text('campaign_code'),
    /** The origin of STOREFRONT_URLS where it was placed; null: the shop itself. */
    storefront: text('storefront'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  (table) => [
    uniqueIndex('order_number').on(table.number),
    uniqueIndex('order_deep_link').on(table.deepLinkCode),
    index('order_customer').on(table.customerId, table.createdAt),
    index('order_email').on(table.emailKey),
    index('order_cart').on(table.sessionId, table.createdAt),
    index('order_created').on(table.createdAt, table.number),
    index('order_state').on(table.state, table.createdAt, table.number),
  ],
);

const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => order.id, { onDelete: 'cascade' });

export const orderAddress = sqliteTable(
  'order_address',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    address: text('address', { mode: 'json' }).$type<OrderAddress>().notNull(),
  },
  (table) => [index('order_address_order').on(table.orderId)],
);

export const orderLine = sqliteTable(
  'order_line',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    position: integer('position').notNull(),
    /** Id of the line in the cart. */
    identifier: text('identifier').notNull(),
    type: text('type').notNull(),
    /** No foreign key: a product may leave the range, its orders stay. */
    productId: text('product_id'),
    label: text('label').notNull(),
    quantity: integer('quantity').notNull(),
    price: text('price', { mode: 'json' }).$type<Price>().notNull(),
    payload: text('payload', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    states: text('states', { mode: 'json' }).$type<string[]>().notNull(),
    /** Media id of its picture. */
    coverId: text('cover_id'),
  },
  (table) => [index('order_line_order').on(table.orderId, table.position)],
);

/** What the shop's people have written beside an order; no customer reads it. */
export const orderNote = sqliteTable(
  'order_note',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    text: text('text').notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [index('order_note_order').on(table.orderId, table.createdAt)],
);

/** A part of an order that has left before the rest. */
export const orderShipment = sqliteTable(
  'order_shipment',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    articles: text('articles', { mode: 'json' }).$type<{ article: string; quantity: number }[]>().notNull(),
    trackingCodes: text('tracking_codes', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [index('order_shipment_order').on(table.orderId)],
);

/** Goods of an order that come back: asked for, received, paid back. */
export const orderReturn = sqliteTable(
  'order_return',
  {
    /** Of the order, and the how manieth: `10001-1`. */
    number: text('number').primaryKey(),
    orderId: orderId(),
    state: text('state').$type<'requested' | 'received' | 'refunded' | 'refused'>().notNull(),
    articles: text('articles', { mode: 'json' }).$type<{ article: string; quantity: number }[]>().notNull(),
    /** What the customer said; null for nothing. */
    reason: text('reason'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  (table) => [
    index('order_return_order').on(table.orderId),
    index('order_return_state').on(table.state, table.createdAt),
  ],
);

/** Files that come with a line; open to the buyer once the order is paid. */
export const orderDownload = sqliteTable(
  'order_download',
  {
    id: text('id').primaryKey(),
    orderLineId: text('order_line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaId: text('media_id').notNull(),
    fileName: text('file_name').notNull(),
    fileExtension: text('file_extension').notNull(),
    isGranted: integer('is_granted', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('order_download_line').on(table.orderLineId)],
);

export const orderDelivery = sqliteTable(
  'order_delivery',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    state: text('state').$type<DeliveryState>().notNull(),
    addressId: text('address_id').notNull(),
    shippingMethodId: text('shipping_method_id').notNull(),
    costs: text('costs', { mode: 'json' }).$type<Price>().notNull(),
    /** Days, 2026-11-24. */
    earliest: text('earliest').notNull(),
    latest: text('latest').notNull(),
    trackingCodes: text('tracking_codes', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  (table) => [index('order_delivery_order').on(table.orderId)],
);

/** A payment of an order; the one with the highest position is the current one. */
export const orderTransaction = sqliteTable(
  'order_transaction',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    position: integer('position').notNull(),
    state: text('state').$type<TransactionState>().notNull(),
    paymentMethodId: text('payment_method_id').notNull(),
    amount: text('amount', { mode: 'json' }).$type<Price>().notNull(),
    /** What the provider calls this payment, to pay back by; null with our own page and for transfers. */
    reference: text('reference'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  (table) => [
    index('order_transaction_order').on(table.orderId),
    index('order_transaction_reference').on(table.reference),
  ],
);

/** Every step of an order, its parcels and its payments: from where, by which transition, to where, when. */
export const stateHistory = sqliteTable(
  'state_history',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    /** 0 for the first step of the order. */
    position: integer('position').notNull(),
    machine: text('machine').$type<StateMachine>().notNull(),
    /** Of the order, the delivery or the transaction. */
    entityId: text('entity_id').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    transition: text('transition').notNull(),
    at: moment('at'),
  },
  (table) => [
    uniqueIndex('state_history_order').on(table.orderId, table.position),
    index('state_history_entity').on(table.entityId, table.toState),
    index('state_history_state').on(table.machine, table.toState, table.at),
  ],
);
