import * as z from 'zod';
import type { Content } from '#editor/check/content.ts';
import { type Peeled, peel } from '#editor/fields/peel.ts';
import { KINDS, type Kind } from '#editor/kinds.ts';
import { fieldName } from '#features/content-schema/rules/entry-rules.ts';
import { type Finding, repeated } from '#features/content-schema/rules/finding.ts';
import { isTaken, TOPIC_NAMES, topicSegment } from '#features/journal/overview/filters.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { takenSegments } from './known-paths.ts';

/**
 * Kinds of content whose entries share a URL folder: `/ueber-uns`, `/rezepte/…`, `/journal/…`. Products and categories
 * are checked by the catalog rules.
 */
const BESIDE: Record<string, 'pages' | 'recipes' | 'posts'> = {
  pages: 'pages',
  recipes: 'recipes',
  dryingGuide: 'recipes',
  raclettePlanner: 'recipes',
  blog: 'posts',
};

const topics = LOCALES.flatMap(({ code }) => TOPIC_NAMES.map((topic) => topicSegment(code, topic)));

/** Reserved slugs: an entry with one of them would hide a page, or be hidden by it. */
const TAKEN: Record<'pages' | 'recipes' | 'posts', { has: (slug: string) => boolean; by: string }> = {
  pages: { has: (slug) => takenSegments.has(slug), by: 'an address of the shop itself' },
  recipes: { has: isTaken, by: 'a choice of recipes' },
  posts: { has: (slug) => topics.includes(slug), by: 'a topic of the journal' },
};

/** Two entries can't have the same address, and none can have a reserved one. */
export function addressFindings({ files }: Content): Finding[] {
  const places = files.flatMap(({ file, kind, value }) => {
    const place = BESIDE[kind];
    return place ? placesOf(file, place, (value as { slug: Record<string, string> }).slug) : [];
  });
  const pairs = Map.groupBy(
    repeated(places, ({ place, code, slug }) => `${place} ${code} ${slug}`),
    ({ first, again }) => `${again.file} ${first.file}`,
  );
  // a copied entry has all of its addresses twice: said once
  const twice = [...pairs.values()].map(([one, ...others]) => {
    const { first, again } = one as NonNullable<typeof one>;
    return {
      file: again.file,
      field: `slug.${again.code}`,
      actual: `${again.slug || 'empty'}, which ${first.file} has`,
      expected: `an address of its own${others.length > 0 ? `, in ${others.map(({ again: { code } }) => code).join(' and ')} too` : ''}`,
      ...(again.slug && { repair: `${again.code}: ${again.slug}-2` }),
    };
  });
  const taken = places
    .filter(({ place, slug, hasOwnSlug }) => hasOwnSlug && TAKEN[place].has(slug))
    .map(({ file, place, code, slug }) => ({
      file,
      field: `slug.${code}`,
      actual: `${slug}, ${TAKEN[place].by}`,
      expected: 'another word',
    }));
  return [...twice, ...taken];
}

interface AtPlace {
  file: string;
  place: keyof typeof TAKEN;
  code: Locale;
  slug: string;
  /** False where the language falls back to the German slug. */
  hasOwnSlug: boolean;
}

const placesOf = (file: string, place: AtPlace['place'], slug: Record<string, string>): AtPlace[] =>
  LOCALES.map(({ code }) => ({ file, place, code, hasOwnSlug: code in slug, slug: slug[code] ?? slug.de ?? '' }));

/** A reference to another entry: field, kind and id. */
export interface Reference {
  field: string;
  /** Path of the field: `sections`, 0, `blocks`, 1, `products`, 0. */
  path: readonly PropertyKey[];
  kind: string;
  id: string;
}

/** References in a value, as marked in its schema: `entryOf` an entry of a folder, `articleNumber` an article, `nameOf` the rest. */
export const referencesIn = (schema: z.core.$ZodType, value: unknown): Reference[] =>
  fieldsIn(schema, value).flatMap(({ path, value: id, meta }) => {
    const kind = meta.refersTo ?? meta.names;
    return kind && typeof id === 'string' ? [{ field: fieldName(path), path, kind, id }] : [];
  });

interface FieldInEntry extends Pick<Peeled, 'help' | 'meta'> {
  path: readonly PropertyKey[];
  value: unknown;
}

const fieldsOfEntries = new WeakMap<object, readonly FieldInEntry[]>();

/** Every field that an entry fills in, from top to bottom, with what its schema says of it. */
export function fieldsIn(schema: z.core.$ZodType, entry: unknown): readonly FieldInEntry[] {
  const fields = fieldsOfEntries.get(Object(entry)) ?? walk(schema, entry, [], []);
  fieldsOfEntries.set(Object(entry), fields);
  return fields;
}

function walk(
  outer: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
  fields: FieldInEntry[],
): FieldInEntry[] {
  const { schema, meta, help } = peeled(outer);
  fields.push({ path, value, help, meta });
  const { def } = schema._zod;
  if (def.type === 'union') {
    const meant = def.options.find((option) => fits(option, value));
    if (meant) walk(meant, value, path, fields);
  }
  if (typeof value !== 'object' || value === null) return fields;
  for (const [key, below] of Object.entries(value)) {
    const inner = schemaBelow(def, key);
    if (inner) walk(inner, below, [...path, Array.isArray(value) ? Number(key) : key], fields);
  }
  return fields;
}

/** The schemas are few, and the same for every entry. */
const peeledSchemas = new WeakMap<z.core.$ZodType, Peeled>();

function peeled(schema: z.core.$ZodType): Peeled {
  const peeledSchema = peeledSchemas.get(schema) ?? peel(schema, '');
  peeledSchemas.set(schema, peeledSchema);
  return peeledSchema;
}

/** The schema of a key. */
function schemaBelow(def: z.core.$ZodTypes['_zod']['def'], key: string): z.core.$ZodType | undefined {
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'array') return def.element;
  if (def.type === 'record') return def.valueType;
  return def.type === 'tuple' ? (def.items[Number(key)] ?? def.rest ?? undefined) : undefined;
}

/** The core types of zod have no `safeParse`; every schema here does. */
const fits = (schema: z.core.$ZodType, value: unknown): boolean => (schema as z.ZodType).safeParse(value).success;

export const schemaOf = (kind: string): z.core.$ZodType => (KINDS as Record<string, Kind>)[kind]?.schema ?? z.unknown();
