import type * as z from 'zod';
import { peel } from '#editor/fields/peel.ts';
import { fieldName } from '#features/content-schema/rules/entry-rules.ts';

/** One place where an entry names another: where it stands, what kind of thing it names, and by which id. */
export interface Reference {
  field: string;
  /** The keys that lead there: `sections`, 0, `blocks`, 1, `products`, 0. */
  path: readonly PropertyKey[];
  kind: string;
  id: string;
}

/** Whatever a value names, as its schema marks it: `entryOf` an entry of a folder, `articleNumber` an article, `nameOf` the rest. */
export function* referencesIn(outer: z.core.$ZodType, value: unknown, path: PropertyKey[] = []): Generator<Reference> {
  const { schema, meta } = peel(outer, '');
  const kind = meta.refersTo ?? meta.names;
  if (kind && typeof value === 'string') yield { field: fieldName(path), path, kind, id: value };
  const { def } = schema._zod;
  if (def.type === 'union') {
    const meant = def.options.find((option) => fits(option, value));
    if (meant) yield* referencesIn(meant, value, path);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    const inner = schemaOf(def, key);
    if (inner) yield* referencesIn(inner, below, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The schema of what stands under a key. */
function schemaOf(def: z.core.$ZodTypes['_zod']['def'], key: string): z.core.$ZodType | undefined {
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'array') return def.element;
  if (def.type === 'record') return def.valueType;
  return def.type === 'tuple' ? (def.items[Number(key)] ?? def.rest ?? undefined) : undefined;
}

/** Zod's own types know no parsing; each of them is one that does. */
const fits = (schema: z.core.$ZodType, value: unknown): boolean => (schema as z.ZodType).safeParse(value).success;
