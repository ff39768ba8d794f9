import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';

/** Moments are ISO 8601 in UTC, so that they compare as text on every engine. */
const moment = (name: string) => text(name).notNull();

/** A customer with an account, or a guest for the length of an order. */
export const customer = sqliteTable(
  'customer',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    isGuest: integer('is_guest', { mode: 'boolean' }).notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull(),
    email: text('email').notNull(),
    /** In small letters: two accounts may not differ in capitals only. */
    emailKey: text('email_key').notNull(),
    /** `scrypt:<cost>:<salt>:<key>`; guests have none. */
    passwordHash: text('password_hash'),
    groupId: text('group_id').notNull(),
    /** The group that was applied for; the merchant decides. */
    requestedGroupId: text('requested_group_id'),
    /** How they usually pay; null until they say so. */
    paymentMethodId: text('payment_method_id'),
    locale: text('locale').$type<Locale>().notNull(),
    salutationId: text('salutation_id'),
    title: text('title'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company'),
    accountType: text('account_type').$type<'private' | 'business'>().notNull(),
    vatIds: text('vat_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** A day, 1980-05-17. */
    birthday: text('birthday'),
    /** What clients keep with a customer, by the names that `change/custom-fields.ts` allows; null while there is nothing. */
    customFields: text('custom_fields', { mode: 'json' }).$type<Record<string, string>>(),
    defaultBillingAddressId: text('default_billing_address_id').notNull(),
    defaultShippingAddressId: text('default_shipping_address_id').notNull(),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    lastLoginAt: text('last_login_at'),
    /** SHA-256 of the token in the link that opens an account, or a guest's order, which waits for it; null when none was mailed. */
    optInTokenHash: text('opt_in_token_hash'),
    /** Not null while `optInConfirmedAt` is: nobody logs in, in releases before `proofTokenHash` too. */
    optInSentAt: text('opt_in_sent_at'),
    optInConfirmedAt: text('opt_in_confirmed_at'),
    /** SHA-256 of the token in the link that confirms the address where nothing waits for it; null when none was mailed. */
    proofTokenHash: text('proof_token_hash'),
    /** Null too once that link was used. */
    proofSentAt: text('proof_sent_at'),
    /** Since when the address is known to be the customer's; null: whose it is, nobody knows. */
    addressConfirmedAt: text('address_confirmed_at'),
    /** The origin of STOREFRONT_URLS where they registered; null: the shop itself. */
    storefront: text('storefront'),
  },
  (table) => [
    uniqueIndex('customer_opt_in').on(table.optInTokenHash),
    uniqueIndex('customer_proof').on(table.proofTokenHash),
    uniqueIndex('customer_number').on(table.number),
    index('customer_email').on(table.emailKey),
    index('customer_created').on(table.createdAt, table.number),
    index('customer_applying').on(table.createdAt, table.number).where(sql`requested_group_id is not null`),
    index('customer_guest').on(table.updatedAt).where(sql`is_guest`),
    index('customer_unconfirmed').on(table.optInSentAt).where(sql`opt_in_confirmed_at is null`),
    // guests may use an address as often as they like
    uniqueIndex('customer_account').on(table.emailKey).where(sql`not is_guest`),
  ],
);

export const customerAddress = sqliteTable(
  'customer_address',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    salutationId: text('salutation_id'),
    title: text('title'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company'),
    department: text('department'),
    street: text('street').notNull(),
    additionalAddressLine1: text('additional_address_line1'),
    additionalAddressLine2: text('additional_address_line2'),
    zipcode: text('zipcode').notNull(),
    city: text('city').notNull(),
    countryId: text('country_id').notNull(),
    countryStateId: text('country_state_id'),
    phoneNumber: text('phone_number'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  (table) => [index('customer_address_customer').on(table.customerId)],
);

/** What a context token stands for, from its first change on. */
export const session = sqliteTable(
  'session',
  {
    /** Known to nobody outside. The column has its name from the time when it was the token itself. */
    id: text('token').primaryKey(),
    locale: text('locale').$type<Locale>().notNull(),
    currencyId: text('currency_id').notNull(),
    countryId: text('country_id').notNull(),
    countryStateId: text('country_state_id'),
    shippingMethodId: text('shipping_method_id').notNull(),
    paymentMethodId: text('payment_method_id').notNull(),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    billingAddressId: text('billing_address_id'),
    shippingAddressId: text('shipping_address_id'),
    /** Whether a login has joined two carts and nobody has been told yet. */
    isCartMerged: integer('is_cart_merged', { mode: 'boolean' }).notNull().default(false),
    /** The origin of STOREFRONT_URLS that last changed it; null: the shop itself. */
    storefront: text('storefront'),
    /** When it was last used. */
    updatedAt: moment('updated_at'),
  },
  (table) => [index('session_customer').on(table.customerId), index('session_updated').on(table.updatedAt)],
);

/** The tokens that lead to a session: of each browser in which a customer has logged in one. */
export const sessionToken = sqliteTable(
  'session_token',
  {
    /** SHA-256: who reads the database, or a backup, is nobody by it. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (table) => [index('session_token_session').on(table.sessionId)],
);

/** A line of the cart of a session. */
export const cartLine = sqliteTable(
  'cart_line',
  {
    sessionId: text('token')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    type: text('type').$type<'product'>().notNull(),
    /** Of a product or variant. No foreign key: a product that has gone is reported by the next calculation. */
    referencedId: text('referenced_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.id] })],
);
