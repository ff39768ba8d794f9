import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type EntityFields, type Field, fieldOf } from '#store/criteria/field.ts';
import { valuesOf } from '#store/criteria/sql.ts';
import type { Database } from '#store/records/database.ts';
import type { Row, Value } from './aggregate.ts';
import type { Aggregation } from './aggregation.ts';

/**
 * The hits of a table with the fields that aggregations name, in one statement.
 * The calculation itself is the same as for lists in memory: dates and percentages would differ from database to database.
 * @throws 400 for a field that the entity does not have
 */
export async function readRows(
  db: Database,
  table: SQLiteTable,
  where: SQL | undefined,
  aggregations: Aggregation[],
  fields: EntityFields,
): Promise<Row[]> {
  if (aggregations.length === 0) return [];
  const names = [...new Set(aggregations.map(({ field }) => field))];
  const requested = names.map((name) => fieldOf(name, fields));
  const columns = requested.map(columnOf);
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = await db.all<unknown[]>(
    sql`select ${sql.join(columns, sql`, `)} from ${table} where ${where ?? sql`true`}`,
  );
  return rows.map((cells) => ({
    valuesOf: (name) => {
      const place = places.get(name) ?? -1;
      return cellValues(cells[place], requested[place]);
    },
  }));
}

function columnOf(field: Field): SQL {
  if (field.is === 'key') return field.json;
  if (field.is !== 'list') return field.value;
  return sql`(select json_group_array(listed.value) from ${valuesOf(field)} listed where listed.value is not null)`;
}

function cellValues(cell: unknown, field: Field | undefined): Value[] {
  const is = field?.is;
  if (is === 'list') return JSON.parse(String(cell ?? '[]')) as Value[];
  if (is === 'key' && typeof cell === 'string') return [JSON.parse(cell) as Value];
  return typeof cell === 'string' || typeof cell === 'number' ? [cell] : [];
}
