import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Locale } from '#i18n/locales.ts';

/** What somebody wrote; empty where a field was left empty. */
export type ContactMessage = {
  email: string;
  subject: string;
  comment: string;
  salutationId: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  street: string;
  streetNumber: string;
  zip: string;
  location: string;
  countryId: string | null;
};

/** Messages of the contact form. Their files are in the mail to customer service alone. */
export const contactMessage = sqliteTable(
  'contact_message',
  {
    id: text('id').primaryKey(),
    message: text('message', { mode: 'json' }).$type<ContactMessage>().notNull(),
    /** In small letters. */
    emailKey: text('email_key').notNull(),
    /** Names of the files that came along, in one line. */
    fileNames: text('file_names').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The storefront where it was written. */
    site: text('site').notNull(),
    createdAt: text('created_at').notNull(),
    /** What was answered last. */
    reply: text('reply'),
    /** When it was answered, or needed nothing more. */
    doneAt: text('done_at'),
  },
  (table) => [
    index('contact_message_waiting').on(table.createdAt, table.id).where(sql`done_at is null`),
    index('contact_message_created').on(table.createdAt, table.id),
    index('contact_message_email').on(table.emailKey),
  ],
);
