import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name what-changed` writes the next SQL file from the tables in `schema/`. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './integrations/store-api/records/schema/*.ts',
  out: './integrations/store-api/records/migrations',
});
