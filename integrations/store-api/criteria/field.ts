import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { refuse, type StoreError } from '#store/errors.ts';
import type { Database } from '#store/records/database.ts';
import { listOf } from '#store/records/insert-rows.ts';

/** How values are compared: capitals count in ids and not in texts, numbers as numbers, truth as truth. */
export type Kind = 'id' | 'text' | 'number' | 'flag';

/** A field that criteria may name. Lists are rows of another table; custom fields a JSON column, of which one may name a key. */
export type Field =
  | { is: Kind; value: SQL; order?: SQL }
  | { is: 'key'; value: SQL; json: SQL }
  | ListField
  | { is: 'custom'; value: SQL };
export type ListField = { is: 'list'; of?: Kind; value: SQL; from: SQL; on: SQL };

/** An entity's fields by the names of the wire, and other names for them. */
export type EntityFields = {
  entity: string;
  fields: Record<string, Field>;
  synonyms: Record<string, string>;
  /** Fields of what hangs on it, by association (`manufacturer` → `name`): made only when criteria name one. */
  related?: Record<string, () => Record<string, Field>>;
  /** Fields and associations that the original knows and keeps from the Store API. */
  hidden?: ReadonlySet<string>;
};

/** A field by its name at the wire, with or without the entity's. @throws 400 for one that does not exist, or is kept from clients */
export function fieldOf(name: string, { entity, fields, synonyms, related = {}, hidden }: EntityFields): Field {
  const plain = withoutEntity(name, entity);
  const custom = /^customFields\.(\w+)$/.exec(plain)?.[1];
  if (custom && fields.customFields) {
    const { value } = fields.customFields;
    return { is: 'key', value: sql`(${value} ->> ${custom})`, json: sql`(${value} -> ${custom})` };
  }
  const [head = '', ...rest] = pathOf(name, entity);
  const field =
    entry(fields, entry(synonyms, plain) ?? plain) ??
    (rest.length > 0 ? entry(entry(related, head)?.() ?? {}, rest.join('.')) : entry(fields, head));
  if (field) return field;
  throw hidden?.has(head) ? notAllowed(name) : unmapped(name, entity);
}

/** The steps to a field as they are understood: the entity's own name and `translated` are none. */
export const pathOf = (name: string, entity: string): string[] =>
  withoutEntity(name, entity)
    .replace(/(^|\.)translated\./, '$1')
    .split('.');

const withoutEntity = (name: string, entity: string): string =>
  name.startsWith(`${entity}.`) ? name.slice(entity.length + 1) : name;

/** A name is whatever a client sends: `constructor` is no field. */
const entry = <Value>(entries: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

const unmapped = (field: string, entity: string): StoreError =>
  refuse(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field "${field}" in entity "${entity}" was not found.`, { field, entity });

const notAllowed = (accessor: string): StoreError =>
  refuse(400, 'FRAMEWORK__ACCESSOR_NOT_ALLOWED', `Accessor ${accessor} is not allowed in this api scope`, { accessor });

/** A table whose rows have ids. */
type Table = SQLiteTable & { id: SQLiteColumn };

/** Ids of rows in this order; only of these, when some are named (`among`), whose places are `PLACE`. */
export async function readIds(
  db: Database,
  table: Table,
  where: SQL | undefined,
  sorting: SQL[],
  { paging, among }: { paging?: Paging | undefined; among?: readonly string[] | null } = {},
): Promise<string[]> {
  const all = db.select({ id: table.id }).from(table);
  const named = among ? all.innerJoin(sql`json_each(${listOf(among)}) place`, sql`place.value = ${table.id}`) : all;
  const query = named.where(where).orderBy(...sorting);
  const rows = await (paging ? query.limit(paging.limit).offset(paging.offset) : query);
  return rows.map(({ id }) => id as string);
}

export type Paging = { limit: number; offset: number };

/** Where a row stands among those that were named. */
export const PLACE = sql`place.key`;

/** Those of `ids` that were found, in their own order. */
export function inOrderOf(ids: string[], matchingIds: string[]): string[] {
  const matching = new Set(matchingIds);
  return ids.filter((id) => matching.has(id));
}
