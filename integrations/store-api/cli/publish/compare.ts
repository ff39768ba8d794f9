import { isId } from '#store/id.ts';
import { isObject } from '#store/request.ts';
import type { Fields } from './admin-api.ts';

/**
 * What of a row has to be written so that an entity has all its values; empty when it has. Lists of entities (`[{id}]`)
 * and `translations` (by language id) are compared one by one; fields and entries that the row does not name count as
 * equal, as do values that the server only writes otherwise: dates, `null` for nothing, prices in another order. Pure.
 */
export function patchOf(row: Fields, stored: Fields): Fields {
  const patch: Fields = {};
  for (const [field, value] of Object.entries(row)) {
    if (field === 'id' || value === undefined) continue;
    const change = field === 'translations' ? ofTranslations(value, stored[field]) : ofField(value, stored[field]);
    if (change !== undefined) patch[field] = change;
  }
  return patch;
}

function ofField(value: unknown, stored: unknown): unknown {
  if (!isEntityList(value)) return isSame(value, stored) ? undefined : value;
  const byId = new Map(listOf(stored).map((entity) => [entity.id, entity]));
  const changed = value.flatMap((entity) => {
    const before = byId.get(entity.id);
    if (!before) return [entity];
    const patch = patchOf(entity, before);
    // the value of a condition is checked by its type, which has to come along
    return isEmpty(patch) ? [] : [{ id: entity.id, ...(entity.type ? { type: entity.type } : {}), ...patch }];
  });
  return changed.length > 0 ? changed : undefined;
}

function ofTranslations(value: unknown, stored: unknown): Fields | undefined {
  const byLanguage = new Map(listOf(stored).map((translation) => [translation.languageId, translation]));
  const changed = Object.entries(value as Record<string, Fields>).flatMap(([languageId, fields]) => {
    const patch = patchOf(fields, byLanguage.get(languageId) ?? {});
    return isEmpty(patch) ? [] : [[languageId, patch]];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

export const isEmpty = (patch: Fields): boolean => Object.keys(patch).length === 0;

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

const isEntityList = (value: unknown): value is (Fields & { id: string })[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isObject(each) && isId(each.id));

/** Amounts are kept as floating-point numbers. */
const TOLERANCE = 1e-6;
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

function isSame(value: unknown, stored: unknown): boolean {
  if (value === null || value === undefined) return (stored ?? null) === null || isEmptyList(stored);
  if (typeof value === 'number') return typeof stored === 'number' && Math.abs(value - stored) < TOLERANCE;
  if (typeof value === 'string' && typeof stored === 'string')
    return value === stored || (MOMENT.test(value) && Date.parse(value) === Date.parse(stored));
  if (Array.isArray(value)) return Array.isArray(stored) && areSame(value, stored);
  if (isObject(value)) return Object.entries(value).every(([name, each]) => isSame(each, fieldOf(stored, name)));
  return value === stored;
}

/** PHP writes an empty map so. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const fieldOf = (stored: unknown, name: string): unknown => (isObject(stored) ? stored[name] : undefined);

function areSame(values: unknown[], stored: unknown[]): boolean {
  const [one, other] = [values, stored].map((list) => list.toSorted(byCurrency));
  return values.length === stored.length && (one ?? []).every((each, place) => isSame(each, other?.[place]));
}

const byCurrency = (one: unknown, other: unknown): number =>
  String(fieldOf(one, 'currencyId') ?? '').localeCompare(String(fieldOf(other, 'currencyId') ?? ''));
