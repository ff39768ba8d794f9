import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { wordsIn } from '#desk/builder/fields/words.ts';
import { KINDS, type Kind } from '#editor/kinds.ts';
import type { Locale } from '#i18n/locales.ts';
import { addressesIn } from './concerned.ts';
import { entryIn, fileOf, type KindName } from './files.ts';

/* Entries as editors look for them: by kind, with their names. */

export interface EntryRow {
  id: string;
  title: string;
  /** Of its page in the language asked for; null where it has none of its own, or the store makes it. */
  address: string | null;
  /** Null for one that nobody has published yet. */
  changedAt: string | null;
}

export const isKindName = (kind: string): kind is KindName => Object.hasOwn(KINDS, kind);

/** Every kind, by its name in this language. */
export const kindsIn = (locale: Locale) =>
  Object.entries<Kind>(KINDS).map(([kind, { label, group, path: place }]) => ({
    kind,
    group,
    label: wordsIn(locale)(label),
    /** A single file is its only entry. */
    isSingle: !place.includes('*'),
  }));

/** The entries of a kind whose id or name holds the words, by their names. */
export async function findEntries(folder: string, kind: KindName, search: string, locale: Locale): Promise<EntryRow[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const rows: EntryRow[] = [];
  for (const id of await idsOf(folder, kind)) {
    const head = await headOf(folder, kind, id);
    if (!head) continue;
    const row = rowOf(kind, id, head.data, locale, new Date(head.at));
    const text = `${id} ${row.title}`.toLowerCase();
    if (words.every((word) => text.includes(word))) rows.push(row);
  }
  return rows.sort((a, b) => a.title.localeCompare(b.title, locale));
}

/** An entry of this data as a row. */
export function rowOf(kind: KindName, id: string, data: unknown, locale: Locale, changedAt: Date | null): EntryRow {
  return {
    id,
    title: titleOf(data, locale) || (id === kind ? wordsIn(locale)(KINDS[kind].label) : id),
    address: addressesIn(kind, data)?.[locale] ?? null,
    changedAt: changedAt?.toISOString() ?? null,
  };
}

/** How an entry is called in a language, else in German. */
function titleOf(data: unknown, locale: Locale): string {
  const { title, name } = (data ?? {}) as Record<string, unknown>;
  const text = title ?? name;
  if (typeof text !== 'object' || text === null) return typeof text === 'string' ? text : '';
  const inLanguages = text as Record<string, unknown>;
  return String(inLanguages[locale] || inLanguages.de || '');
}

async function idsOf(folder: string, kind: KindName): Promise<string[]> {
  const file = `${KINDS[kind].path.slice('content/'.length)}.yaml`;
  if (!file.includes('*')) return [kind];
  const [before = '', behind = ''] = file.split('*');
  const names = await readdir(path.join(folder, before)).catch(() => []);
  return names
    .map((name) => (behind.includes('/') ? name : name.slice(0, -behind.length)))
    .filter((id) => {
      const place = fileOf(kind, id);
      return place !== undefined && entryIn(place)?.id === id;
    });
}

interface Head {
  /** Ms since 1970. */
  at: number;
  /** What names it and says where it stands. */
  data: unknown;
}

/** Heads as they were read last; a file that is older than that is not read again. */
const heads = new Map<string, Head>();

/** Title and address alone: a list doesn't parse whole articles. */
const HEAD = /^(?:title|name|slug):.*(?:\n[ ]+.*)*/gm;

async function headOf(folder: string, kind: KindName, id: string): Promise<Head | undefined> {
  const file = path.join(folder, fileOf(kind, id) ?? '');
  const at = (await stat(file).catch(() => undefined))?.ctimeMs;
  if (at === undefined) return undefined;
  const earlier = heads.get(file);
  if (earlier?.at === at) return earlier;
  const text = await readFile(file, 'utf8').catch(() => '');
  const head = { at, data: readable(text.match(HEAD)?.join('\n') ?? '') };
  heads.set(file, head);
  return head;
}

/** A file that is wrong is listed by its id. */
function readable(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
