import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const moment = (name: string) => text(name).notNull();

/** One entry of one publication, as its file stood before and after it; null where there was or is none. */
export const contentVersion = sqliteTable(
  'content_version',
  {
    /** Rises from publication to publication. */
    number: integer('number').primaryKey(),
    /** The same for all that was published together. */
    publicationId: text('publication_id').notNull(),
    kind: text('kind').notNull(),
    entryId: text('entry_id').notNull(),
    author: text('author').notNull(),
    publishedAt: moment('published_at'),
    before: text('text_before'),
    after: text('text_after'),
  },
  (table) => [
    index('content_version_entry').on(table.kind, table.entryId, table.number),
    index('content_version_publication').on(table.publicationId),
  ],
);

/** What somebody is writing: the whole of an entry. */
export const contentDraft = sqliteTable(
  'content_draft',
  {
    kind: text('kind').notNull(),
    entryId: text('entry_id').notNull(),
    author: text('author').notNull(),
    /** JSON, as a text because PostgreSQL would sort its fields; null when the entry is to be removed. */
    data: text('data'),
    /** The version it began from; null for a new entry. */
    baseVersion: text('base_version'),
    savedAt: moment('saved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.author, table.kind, table.entryId] }),
    index('content_draft_entry').on(table.kind, table.entryId),
  ],
);

/** A link that shows somebody's drafts to who has it. */
export const contentShare = sqliteTable(
  'content_share',
  {
    /** Digest of the secret in the link. */
    tokenHash: text('token_hash').primaryKey(),
    author: text('author').notNull(),
    /** The drafts, by kind and id of their entries. */
    entries: text('entries', { mode: 'json' }).$type<{ kind: string; id: string }[]>().notNull(),
    createdAt: moment('created_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('content_share_author').on(table.author), index('content_share_expires').on(table.expiresAt)],
);

/** A publication at a minute to come. */
export const contentPlan = sqliteTable(
  'content_plan',
  {
    id: text('id').primaryKey(),
    author: text('author').notNull(),
    /** JSON of `PlannedChange[]` (integrations/desk/content), as a text because PostgreSQL would sort its fields. */
    changes: text('changes').notNull(),
    state: text('state').$type<'waiting' | 'published' | 'failed'>().notNull(),
    /** When it is due; while a process is at it, when another one may take it over. */
    dueAt: moment('due_at'),
    plannedFor: moment('planned_for'),
    /** How often it was claimed: the process that raises it from the value it read may carry it out. */
    attempts: integer('attempts').notNull(),
    /** Why it failed, in words. */
    trouble: text('trouble'),
  },
  (table) => [index('content_plan_due').on(table.state, table.dueAt)],
);
