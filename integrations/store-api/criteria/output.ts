import { isObject } from '#store/request.ts';

/** Names of fields by `apiAlias`. */
export type FieldMap = ReadonlyMap<string, ReadonlySet<string>>;

/** Which fields an answer keeps: by `apiAlias`, or by paths for the elements. */
export type Output = {
  includes: FieldMap | null;
  excludes: FieldMap | null;
  fields: string[] | null;
};

/** What criteria say of their answer; what can't be read says nothing. */
export const readOutput = (raw: Record<string, unknown>): Output => ({
  includes: readFieldMap(raw.includes),
  excludes: readFieldMap(raw.excludes),
  fields: Array.isArray(raw.fields) ? raw.fields.filter(isText) : null,
});

function readFieldMap(raw: unknown): FieldMap | null {
  if (!isObject(raw)) return null;
  const entries = Object.entries(raw).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return new Map(entries.map(([alias, fields]) => [alias, new Set(fields.filter(isText))]));
}

const isText = (value: unknown): value is string => typeof value === 'string';

type Fields = { [field: string]: Fields };

/** An answer with only the fields that were asked for. `apiAlias` always stays. */
export function trim<Body>(body: Body, { includes, excludes }: Output): Body {
  return includes || excludes ? (trimValue(body, includes ?? NONE, excludes ?? NONE) as Body) : body;
}

const NONE: FieldMap = new Map();

function trimValue(value: unknown, includes: FieldMap, excludes: FieldMap): unknown {
  if (Array.isArray(value)) return value.map((each) => trimValue(each, includes, excludes));
  if (typeof value !== 'object' || value === null) return value;
  const alias = (value as { apiAlias?: string }).apiAlias ?? '';
  const kept = includes.get(alias);
  const dropped = excludes.get(alias);
  const entries = Object.entries(value).filter(
    ([field]) => field === 'apiAlias' || ((!kept || kept.has(field)) && !dropped?.has(field)),
  );
  return Object.fromEntries(entries.map(([field, below]) => [field, trimValue(below, includes, excludes)]));
}

/** Entities with only these paths: `['name', 'calculatedPrice.taxRules']`. `id` and `apiAlias` stay, `translated` with what is asked for. */
export function pick<Entity extends object>(entities: Entity[], { fields }: Output): Entity[] {
  if (!fields || fields.length === 0) return entities;
  const tree = treeOf(fields);
  const words = treeOf(Object.keys(tree));
  const selected: Fields = Object.assign(treeOf(['id']), { translated: words }, tree);
  return entities.map((entity) => pickFrom(entity, selected) as Entity);
}

/** Without a prototype: a path is whatever a client sends. */
function treeOf(paths: string[]): Fields {
  const tree: Fields = Object.create(null);
  for (const path of paths) {
    let node = tree;
    for (const key of path.split('.')) {
      node[key] ??= Object.create(null) as Fields;
      node = node[key];
    }
  }
  return tree;
}

function pickFrom(value: unknown, selected: Fields): unknown {
  if (Array.isArray(value)) return value.map((each) => pickFrom(each, selected));
  if (typeof value !== 'object' || value === null || Object.keys(selected).length === 0) return value;
  const entries = Object.entries(value).filter(([field]) => field === 'apiAlias' || field in selected);
  return Object.fromEntries(entries.map(([field, below]) => [field, pickFrom(below, selected[field] ?? {})]));
}
