/// <reference types="vite/client" />
const files = import.meta.glob<string>('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' });

/** Every migration that `npm run migration` wrote, in order; part of the bundle, so that nothing has to be found on the disk. */
export const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.split('/').at(-1) ?? path, sql: sql.replaceAll('--> statement-breakpoint', '') }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
