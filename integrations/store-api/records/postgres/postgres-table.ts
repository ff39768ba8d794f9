import type { Column } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  type PgColumn,
  type PgTableWithColumns,
  pgTable,
  primaryKey,
  type text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';

// biome-ignore lint/suspicious/noExplicitAny: only drizzle-kit reads it
type PostgresTable = PgTableWithColumns<any>;

/** Sorted by its bytes, as SQLite sorts, whatever language the database speaks. */
const textOfBytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
/** As wide as an integer of SQLite. */
const whole = customType<{ data: number }>({ dataType: () => 'bigint' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const TYPES: Record<string, (name: string) => ReturnType<typeof text>> = {
  SQLiteText: textOfBytes as never,
  SQLiteTextJson: jsonb as never,
  SQLiteInteger: whole as never,
  SQLiteBoolean: boolean as never,
  SQLiteReal: doublePrecision as never,
  SQLiteBlobBuffer: bytes as never,
};

const converted = new Map<SQLiteTable, PostgresTable>();

/**
 * The same table for PostgreSQL, so that drizzle-kit writes its migrations from one schema: columns by the same names in
 * PostgreSQL's own types, the same keys, references and indexes.
 * @throws {Error} for a type of column that PostgreSQL has no column for yet, and for constraints, which would be missing without a word
 */
export function toPostgresTable(table: SQLiteTable): PostgresTable {
  const cached = converted.get(table);
  if (cached) return cached;
  const { name, columns, primaryKeys, uniqueConstraints, checks } = getTableConfig(table);
  if (uniqueConstraints.length > 0 || columns.some(({ isUnique }) => isUnique))
    throw new Error(`${name} is unique by a constraint: postgres-table.ts knows uniqueIndex.`);
  if (checks.length > 0) throw new Error(`${name} has a check, which postgres-table.ts does not know.`);
  const made = Object.fromEntries(columns.map((column) => [column.name, columnOf(column, name)]));
  const postgresTable = pgTable(name, made, (self) => [
    ...primaryKeys.map((key) => primaryKey({ columns: named(self, key.columns) as [PgColumn, ...PgColumn[]] })),
    ...references(table, self),
    ...indexes(table, self),
  ]) as PostgresTable;
  converted.set(table, postgresTable);
  return postgresTable;
}

function columnOf(column: Column, table: string) {
  const make = TYPES[column.columnType];
  if (!make)
    throw new Error(`${table}.${column.name} is a ${column.columnType}, which postgres-table.ts does not know.`);
  const plain = make(column.name);
  const needed = column.notNull ? plain.notNull() : plain;
  const usual = column.default === undefined ? needed : needed.default(column.default as never);
  return column.primary ? usual.primaryKey() : usual;
}

type Columns = Record<string, PgColumn>;
const named = (self: Columns, columns: readonly { name: string }[]): PgColumn[] =>
  columns.map((column) => self[column.name] as PgColumn);

const references = (table: SQLiteTable, self: Columns) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const made = foreignKey({
      columns: named(self, columns) as [PgColumn, ...PgColumn[]],
      foreignColumns: named(toPostgresTable(foreignTable) as never, foreignColumns) as never,
    });
    return made.onDelete(key.onDelete ?? 'no action').onUpdate(key.onUpdate ?? 'no action');
  });

const indexes = (table: SQLiteTable, self: Columns) =>
  getTableConfig(table).indexes.map(({ config: { name, unique, columns, where } }) => {
    const made = (unique ? uniqueIndex(name) : index(name)).on(
      ...(named(self, columns as { name: string }[]) as [PgColumn, ...PgColumn[]]),
    );
    return where ? made.where(where) : made;
  });
