import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Field, Kind, ListField } from '#store/criteria/field.ts';

type Value = SQL | SQLiteColumn;
export type Fields = Record<string, Field>;

export const id = (value: Value): Field => ({ is: 'id', value: sql`${value}` });
export const text = (value: Value): Field => ({ is: 'text', value: sql`${value}` });
export const number = (value: Value): Field => ({ is: 'number', value: sql`${value}` });
export const flag = (value: Value): Field => ({ is: 'flag', value: sql`${value}` });

/** Calculated from the shop's facts, and only for criteria that name it. */
export const late = (is: Kind, of: () => SQL): Field => ({
  is,
  get value() {
    return of();
  },
});

const TYPES = { id: 'text', text: 'text', number: 'double precision', flag: 'boolean' } as const;

/** What is the same for all, typed so that PostgreSQL need not guess; null: nobody has it. */
export const always = (is: Kind, value: string | number | null): SQL => sql`cast(${value} as ${sql.raw(TYPES[is])})`;

/** A field that no product has. */
export const never = (is: Kind): Field => late(is, () => always(is, null));

/** What the shop's facts say for each value of a column. */
export function caseWhen(is: Kind, value: Value, pairs: [key: string | number, result: string | number | null][]): SQL {
  const cases = pairs.map(
    ([key, result]) =>
      sql`when ${value} = ${always(typeof key === 'number' ? 'number' : 'text', key)} then ${always(is, result)}`,
  );
  return cases.length > 0 ? sql`(case ${sql.join(cases, sql` `)} end)` : always(is, null);
}

/** Rows of another table: where from, which belong to the product, and their fields. */
export function rows(
  from: SQL | SQLiteTable,
  on: SQL,
  fields: Record<string, [of: Kind, value: Value]>,
): Record<string, ListField> {
  const listed = Object.entries(fields).map(([name, [of, value]]): [string, ListField] => [
    name,
    { is: 'list', of, from: sql`${from}`, on, value: sql`${value}` },
  ]);
  return Object.fromEntries(listed);
}

/** A list that is empty for every product: filters find nobody, instead of being refused. */
export const nothing = (fields: Record<string, Kind>): Record<string, ListField> =>
  rows(
    sql`(select 1 as place) nobody`,
    sql`nobody.place = 0`,
    Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, [of, always(of, null)]])),
  );

/** Ids that the wire makes of what a thing is called: as `idOf(kind, key)`, in a function that both engines have. */
export const idMade = (kind: string, ...key: Value[]): SQL =>
  sql`md5(${sql.join([always('text', `${kind}:`), ...key], sql` || `)})`;
