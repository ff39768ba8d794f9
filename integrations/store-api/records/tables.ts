/// <reference types="vite/client" />
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';

const modules = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true });

/** Every table, those that others refer to before them. */
export function tables(): SQLiteTable[] {
  const all = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((each) => is(each, SQLiteTable));
  const sorted = new Set<SQLiteTable>();
  const add = (table: SQLiteTable) => {
    if (sorted.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) add(foreignTable);
    }
    sorted.add(table);
  };
  for (const table of all) add(table);
  return [...sorted];
}
