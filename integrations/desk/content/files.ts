import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { idIn, rawEntries, SOURCES } from '#content-sources.schema.ts';
import { KINDS, type Kind } from '#editor/kinds.ts';
import { same } from '#editor/rewrite.ts';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { addressPart, collectionTag, type EntryChanges, entryTag } from '#values/live-content.server.ts';

/* Files of content/ by what editors call them, and what pages make of them. A file is named by its path below `content`. */

const CONTENT = 'content/';

export type KindName = keyof typeof KINDS;

const isKind = (kind: string): kind is KindName => Object.hasOwn(KINDS, kind);

/** An id becomes a part of a path, and of addresses of the desk. */
const ID = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/i;

/** Where an entry stands; undefined where there can be none. A kind with a single file has one entry, called like the kind. */
export function fileOf(kind: string, id: string): string | undefined {
  if (!isKind(kind)) return undefined;
  const file = `${KINDS[kind].path.slice(CONTENT.length)}.yaml`;
  if (!file.includes('*')) return id === kind ? file : undefined;
  return ID.test(id) && id.length <= 80 ? file.replace('*', id) : undefined;
}

/** Which entry a file holds. */
export function entryIn(file: string): { kind: KindName; id: string } | undefined {
  for (const [kind, { path: place }] of Object.entries<Kind>(KINDS)) {
    const pattern = `${place.slice(CONTENT.length)}.yaml`;
    const id = pattern.includes('*') ? idIn(pattern, file) : pattern === file ? kind : undefined;
    if (id !== undefined && isKind(kind)) return { kind, id };
  }
  return undefined;
}

/** Which version of an entry this text is; null for none. */
export const versionOf = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Every file of content that is an entry, with the time of its last change, ms since 1970. */
export function filesIn(folder: string): Map<string, number> {
  const files = new Map<string, number>();
  const walk = (below: string) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && file !== 'media/studio') walk(file);
      else if (entry.isFile() && file.endsWith('.yaml') && entryIn(file))
        files.set(file, statSync(path.join(folder, file)).ctimeMs);
    }
  };
  walk('');
  return files;
}

export function textIn(folder: string, file: string): string | null {
  try {
    return readFileSync(path.join(folder, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** What a changed file means for pages. */
export interface FileChange {
  entries: EntryChanges;
  /** Tags of what pages show of it that is another now. */
  tags: string[];
}

/**
 * Compares the entries of two texts of a file.
 * @throws {Error} file, field, found and expected, when the new text is wrong
 */
export function changeOf(file: string, before: string | null, after: string | null): FileChange {
  const entry = entryIn(file);
  if (entry && after !== null) parseEntry(KINDS[entry.kind].schema, parse(after), CONTENT + file);
  const changed: FileChange = { entries: new Map(), tags: [] };
  for (const [collection, source] of Object.entries(SOURCES)) {
    if (source.path !== file && idIn(source.path, file) === undefined) continue;
    const read = (text: string | null) =>
      new Map(
        Object.entries(rawEntries(source, file, text)).map(([id, raw]) => [id, parseEntry(source.schema, raw, file)]),
      );
    const [old, now] = [readOrNone(() => read(before)), read(after)];
    const byId = new Map<string, unknown>();
    for (const id of new Set([...old.keys(), ...now.keys()])) {
      const [was, is] = [old.get(id), now.get(id) ?? null];
      byId.set(id, is);
      if (was !== undefined && same(was, is)) continue;
      changed.tags.push(collectionTag(collection), entryTag(collection, id));
      if (was === undefined || is === null || !same(addressPart(was), addressPart(is)))
        changed.tags.push(collectionTag(collection, 'addresses'));
    }
    (changed.entries as Map<string, ReadonlyMap<string, unknown>>).set(collection, byId);
  }
  return { ...changed, tags: [...new Set(changed.tags)] };
}

/** What stood there before need not be right by the rules of today. */
function readOrNone<Value>(read: () => Map<string, Value>): Map<string, Value> {
  try {
    return read();
  } catch {
    return new Map();
  }
}
