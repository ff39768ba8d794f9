import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MailMessage } from '#store/records/mail/mails.ts';

const moment = (name: string) => text(name).notNull();

/** The mail queue. A row is written in the transaction that causes the mail. */
export const mail = sqliteTable(
  'mail',
  {
    id: text('id').primaryKey(),
    /** What it is about, for people: `order-10001`. Never a name or an address. */
    name: text('name').notNull(),
    /** Null once it is sent: links in it open accounts, and it is personal. */
    message: text('letter', { mode: 'json' }).$type<MailMessage>(),
    state: text('state').$type<'waiting' | 'sent' | 'failed'>().notNull(),
    /** How often it was claimed. The process that raises it from the value it read may send the mail until `dueAt`. */
    attempts: integer('attempts').notNull(),
    dueAt: moment('due_at'),
    createdAt: moment('created_at'),
    /** When it was sent, or given up. */
    settledAt: text('settled_at'),
  },
  (table) => [index('mail_due').on(table.state, table.dueAt), index('mail_settled').on(table.settledAt)],
);

/** An attachment of a mail; deleted when the mail has been sent. */
export const mailAttachment = sqliteTable(
  'mail_attachment',
  {
    id: text('id').primaryKey(),
    mailId: text('mail_id')
      .notNull()
      .references(() => mail.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    content: blob('content', { mode: 'buffer' }).notNull(),
  },
  (table) => [index('mail_attachment_mail').on(table.mailId)],
);
