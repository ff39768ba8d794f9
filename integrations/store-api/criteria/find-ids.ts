import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '#store/records/driver.ts';
import { type EntityFields, singleOf } from './field.ts';

/** A table whose rows have ids. */
type Table = SQLiteTable & { id: SQLiteColumn };

/** One row for every combination of these fields' values. @throws 400 for a field that does not exist */
export function grouped(table: Table, where: SQL | undefined, grouping: string[], fields: EntityFields) {
  if (grouping.length === 0) return where;
  const values = grouping.map((name) => singleOf(name, fields));
  return sql`${table.id} in (select min(${table.id}) from ${table} where ${where} group by ${sql.join(values, sql`, `)})`;
}

/** Ids of rows in this order. */
export async function readIds(
  db: Database,
  table: Table,
  where: SQL | undefined,
  sorting: SQL[],
  paging?: { limit: number; offset: number },
): Promise<string[]> {
  const query = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...sorting);
  const rows = await (paging ? query.limit(paging.limit).offset(paging.offset) : query);
  return rows.map(({ id }) => id as string);
}

/** Those of `ids` that were found, in their own order. */
export function inOrderOf(ids: string[], matchingIds: string[]): string[] {
  const matching = new Set(matchingIds);
  return ids.filter((id) => matching.has(id));
}
