import { defineConfig } from 'drizzle-kit';

/**
 * `npm run migration -- --name what-changed` writes the next SQL file of both engines from the tables in `schema/`:
 * this file asks for SQLite's, and with ENGINE=postgres for PostgreSQL's.
 */
const records = './integrations/store-api/records';
const isPostgres = process.env.ENGINE === 'postgres';

export default defineConfig({
  dialect: isPostgres ? 'postgresql' : 'sqlite',
  schema: isPostgres ? `${records}/postgres/tables.ts` : `${records}/schema/*.ts`,
  out: `${records}/${isPostgres ? 'postgres' : 'sqlite'}/migrations`,
});
