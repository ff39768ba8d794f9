import { isObject } from '#store/request.ts';
import type { AdminApi, Entity, Fields, Filter, Operation } from './admin-api.ts';
import { isEmpty, patchOf } from './compare.ts';

/** What publishing does, or with `isDryRun` would do. */
export type Run = {
  api: AdminApi;
  isDryRun: boolean;
  /** By what happens to which entity. */
  changes: Map<string, Change>;
  /** Says how far it is. */
  progress: (line: string) => void;
};

export type Change = {
  does: 'create' | 'change' | 'remove' | 'upload';
  entity: string;
  id: string;
  name: string;
  /** Names of what differs. */
  fields: string;
};

/** Entities of one kind, as they should stand in the Shopware. */
export type Subject = {
  entity: string;
  rows: Entity[];
  /** Fields that only a new entity gets; from then on they are the owner's. */
  once?: string[];
  /** Fields that hold lists of entities. */
  nested?: Record<string, Nested>;
  /** What was brought earlier and content no longer has. */
  stale?: Stale;
};

export type Nested = {
  /** What is listed: `category`. */
  entity: string;
  /** Whether an entity that the row does not list was brought by us; it is taken out then. */
  isOurs: (entity: Entity, owner: Entity) => boolean;
  /** Fields that `isOurs` and `unique` need. */
  reads?: string[];
  /** Fields that no two entities of one owner may share: what the owner of the Shopware made anew is taken over. */
  unique?: string[];
  /** Links between two entities have no id: the table, and the key of a link. */
  link?: { entity: string; key: (ownerId: string, id: string) => Fields };
};

type Stale = {
  filter: Filter[];
  reads: string[];
  isOurs: (entity: Entity) => boolean;
  /** Hides instead of deleting: orders and other shops may still name it. */
  hide?: Fields;
};

/** Rows that are read and written at once. */
const BATCH = 100;

/** Brings the entities of one kind up to date: writes what differs, takes out what we brought and content no longer has. */
export async function writeSubject(run: Run, subject: Subject): Promise<void> {
  const { entity, rows } = subject;
  // first, because an address that is no longer the canonical one is in the way of the next
  if (subject.stale) await removeStale(run, subject, subject.stale);
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    run.progress(`${entity} ${from + batch.length}/${rows.length}`);
    await writeBatch(run, subject, batch);
  }
}

async function writeBatch(run: Run, { entity, once = [], nested = {}, rows }: Subject, batch: Entity[]): Promise<void> {
  const ids = batch.map(({ id }) => id);
  const stored = await run.api.search(entity, { ids, ...shapeOf(entity, rows, nested) });
  const byId = new Map(stored.map((each) => [each.id, each]));
  const upserts: Fields[] = [];
  const deletes = new Map<string, Fields[]>();
  for (const each of batch) {
    const before = byId.get(each.id);
    const row = before ? withStoredIds(each, before, nested) : each;
    if (!before) {
      upserts.push(row);
      note(run, { does: 'create', entity, id: row.id, name: nameOf(row), fields: '' });
      continue;
    }
    const patch = patchOf(without(row, once), before);
    const fields = Object.keys(patch);
    if (!isEmpty(patch)) upserts.push({ id: row.id, ...patch });
    for (const [field, list] of Object.entries(nested))
      for (const gone of noLongerIn(row, before, field, list)) {
        const table = list.link?.entity ?? list.entity;
        deletes.set(table, [...(deletes.get(table) ?? []), list.link?.key(row.id, gone.id) ?? { id: gone.id }]);
        fields.push(`${field} (one less)`);
      }
    if (fields.length > 0)
      note(run, { does: 'change', entity, id: row.id, name: nameOf(row), fields: fields.join(', ') });
  }
  await write(run, [
    ...[...deletes].map(([table, payload]): Operation => ({ entity: table, action: 'delete', payload })),
    { entity, action: 'upsert', payload: upserts },
  ]);
}

/** Notes a change; an entity that is new and written in two steps is one. */
export function note({ changes }: Run, change: Change): void {
  const { does, entity, id } = change;
  if (does !== 'change' || !changes.has(`create ${entity} ${id}`)) changes.set(`${does} ${entity} ${id}`, change);
}

async function removeStale(run: Run, { entity, rows }: Subject, { filter, reads, isOurs, hide }: Stale): Promise<void> {
  const includes = { [entity]: ['id', ...reads, ...Object.keys(hide ?? {})] };
  const ids = new Set(rows.map(({ id }) => id));
  const stale = (await run.api.search(entity, { filter, includes })).filter(
    (stored) => !ids.has(stored.id) && isOurs(stored) && !(hide && isEmpty(patchOf(hide, stored))),
  );
  for (const { id, ...fields } of stale)
    note(run, {
      does: hide ? 'change' : 'remove',
      entity,
      id,
      name: nameOf({ id, ...fields }),
      fields: Object.keys(hide ?? {}).join(', '),
    });
  const payload = stale.map(({ id }) => ({ id, ...hide }));
  for (let from = 0; from < payload.length; from += BATCH)
    await write(run, [{ entity, action: hide ? 'upsert' : 'delete', payload: payload.slice(from, from + BATCH) }]);
}

async function write({ api, isDryRun }: Run, operations: Operation[]): Promise<void> {
  const full = operations.filter(({ payload }) => payload.length > 0);
  if (!isDryRun && full.length > 0) await api.sync(full);
}

/** A row whose listed entities have the ids under which the Shopware already has them. */
function withStoredIds(row: Entity, before: Entity, nested: Record<string, Nested>): Entity {
  const fields = Object.entries(nested).flatMap(([field, { unique }]) => {
    const listed = entitiesIn(row[field]);
    if (!unique || listed.length === 0) return [];
    const keyOf = (entity: Entity) => unique.map((name) => entity[name]).join(' ');
    const stored = entitiesIn(before[field]);
    const storedIds = new Set(stored.map(({ id }) => id));
    const ids = new Map(stored.map((entity) => [keyOf(entity), entity.id]));
    const idOf = (entity: Entity) => (storedIds.has(entity.id) ? entity.id : (ids.get(keyOf(entity)) ?? entity.id));
    return [[field, listed.map((entity) => ({ ...entity, id: idOf(entity) }))]];
  });
  return { ...row, ...Object.fromEntries(fields) };
}

function noLongerIn(row: Entity, before: Entity, field: string, { isOurs }: Nested): Entity[] {
  const listed = new Set(entitiesIn(row[field]).map(({ id }) => id));
  return entitiesIn(before[field]).filter((each) => !listed.has(each.id) && isOurs(each, row));
}

const entitiesIn = (value: unknown): Entity[] =>
  Array.isArray(value) ? value.filter((each): each is Entity => isObject(each) && typeof each.id === 'string') : [];

const without = (row: Entity, fields: string[]): Entity => ({
  ...Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))),
  id: row.id,
});

/** Associations and fields that a comparison with these rows needs. */
function shapeOf(entity: string, rows: Entity[], nested: Record<string, Nested>) {
  const includes: Record<string, string[]> = { [entity]: fieldsOf(rows) };
  for (const [field, { entity: listed, reads = [] }] of Object.entries(nested))
    if (listed !== entity) includes[listed] = [...fieldsOf(rows.flatMap((row) => entitiesIn(row[field]))), ...reads];
  const empty = Object.fromEntries(Object.keys(nested).map((field) => [field, {}]));
  return { includes, associations: { ...empty, ...associationsIn(rows) } };
}

/** Every list of entities within rows, and their translations. */
function associationsIn(rows: Entity[]): Record<string, object> {
  const lists = Map.groupBy(
    rows.flatMap((row) =>
      Object.keys(row).flatMap((field) => entitiesIn(row[field]).map((entity) => ({ field, entity }))),
    ),
    ({ field }) => field,
  );
  const associations: Record<string, object> = rows.some(({ translations }) => translations)
    ? { translations: {} }
    : {};
  for (const [field, listed] of lists) {
    const within = associationsIn(listed.map(({ entity }) => entity));
    associations[field] = Object.keys(within).length > 0 ? { associations: within } : {};
  }
  return associations;
}

const fieldsOf = (rows: Entity[]): string[] => [...new Set(['id', ...rows.flatMap(Object.keys)])];

/** What people call it. */
function nameOf(row: Entity): string {
  const [words] = isObject(row.translations) ? Object.values(row.translations).filter(isObject) : [];
  const { productNumber, technicalName, isoCode, iso, shortCode, fileName, seoPathInfo, name, externalUser } = row;
  const names = [
    productNumber,
    technicalName,
    isoCode,
    iso,
    shortCode,
    fileName,
    seoPathInfo,
    name,
    words?.name,
    externalUser,
  ];
  return String(names.find((each) => typeof each === 'string') ?? row.id);
}
