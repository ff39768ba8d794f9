/// <reference types="vite/client" />
const files = import.meta.glob<string>('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' });

/** Every migration for PostgreSQL, in order; part of the bundle, as those for SQLite are. */
export const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.split('/').at(-1) ?? path, sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
