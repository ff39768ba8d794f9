import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);

/** A picture (its sizes stand in the media manifest) or a file that a buyer gets. */
export const media = sqliteTable('media', {
  id: text('id').primaryKey(),
  /** Without its ending; the id of the picture. */
  fileName: text('file_name').notNull(),
  fileExtension: text('file_extension').notNull(),
  isPrivate: flag('is_private'),
});
