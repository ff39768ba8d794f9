import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';

const moment = (name: string) => text(name).notNull();

/** What somebody may do at the desk. */
export type DeskRole = 'editor' | 'merchant' | 'owner';

/** Somebody who works at the desk; they exist from their invitation on. */
export const deskUser = sqliteTable(
  'desk_user',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** In small letters. */
    emailKey: text('email_key').notNull(),
    role: text('role').$type<DeskRole>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** `scrypt:<cost>:<salt>:<key>`; null until the invitation is taken. */
    passwordHash: text('password_hash'),
    /** Base32; null while no second factor is asked for. */
    totpSecret: text('totp_secret'),
    /** One that is offered and has not been confirmed by a code. */
    totpOffered: text('totp_offered'),
    /** Step of 30 s of the last code that was taken: a code opens once. */
    totpStep: integer('totp_step').notNull().default(0),
    /** SHA-256 of the codes that stand in for a lost telephone, those that are left. */
    recoveryHashes: text('recovery_hashes', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: moment('created_at'),
    lastLoginAt: text('last_login_at'),
  },
  (table) => [uniqueIndex('desk_user_email').on(table.emailKey)],
);

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => deskUser.id, { onDelete: 'cascade' });

/** A browser in which somebody is logged in at the desk. */
export const deskSession = sqliteTable(
  'desk_session',
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names it in the list of sessions. */
    id: text('id').notNull(),
    userId: userId(),
    /** What the browser calls itself, shortened. */
    browser: text('browser').notNull(),
    createdAt: moment('created_at'),
    usedAt: moment('used_at'),
  },
  (table) => [index('desk_session_user').on(table.userId), index('desk_session_used').on(table.usedAt)],
);

/** A link that was mailed and opens the desk once: one of each purpose a user. */
export const deskLink = sqliteTable(
  'desk_link',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    purpose: text('purpose').$type<'invite' | 'login'>().notNull(),
    validUntil: moment('valid_until'),
  },
  (table) => [
    uniqueIndex('desk_link_user').on(table.userId, table.purpose),
    index('desk_link_until').on(table.validUntil),
  ],
);

/** A write of the desk by the key that its browser gave it: sent again, it is answered and not done again. */
export const deskWrite = sqliteTable(
  'desk_write',
  {
    /** SHA-256 of user, key, method and address. */
    key: text('key').primaryKey(),
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').notNull(),
    /** What was answered; null while it is being done. */
    response: text('response', { mode: 'json' }).$type<{ status: number; body: string }>(),
    createdAt: moment('created_at'),
  },
  (table) => [index('desk_write_created').on(table.createdAt)],
);

/** Who did what at the desk. */
export const deskAudit = sqliteTable(
  'desk_audit',
  {
    id: text('id').primaryKey(),
    at: moment('at'),
    /** Who it was, by the address of then; they may be gone. */
    email: text('email').notNull(),
    /** Method and route, `POST /orders/:number/ship`, or what happened at the door, `login`. */
    action: text('action').notNull(),
    /** What it was about: a number, an address. */
    subject: text('subject').notNull(),
    /** What was asked for, without secrets. */
    change: text('change', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('desk_audit_at').on(table.at, table.id)],
);
