import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Hit } from '#desk/builder/builder-context.ts';
import { KINDS, type Kind } from '#editor/kinds.ts';

/** Drafts of builders that are open; they end with the server, and with the next opening. */
const drafts = new Map<string, unknown>();

export const keepDraft = (name: string, id: string, data: unknown) => drafts.set(`${name}/${id}`, data);

export const dropDraft = (name: string, id: string) => drafts.delete(`${name}/${id}`);

export const readDraft = (name: string, id: string): unknown => drafts.get(`${name}/${id}`) ?? readEntry(name, id).data;

/** The data of one entry, as its file holds it. @throws Error where there is none */
export function readEntry(name: string, id: string): { kind: Kind; data: unknown } {
  const kind = Object.entries<Kind>(KINDS).find(([key]) => key === name)?.[1];
  if (!kind || !/^[\w.-]+$/.test(id)) throw new Error(`${name} is no kind of content.`);
  return { kind, data: parse(readFileSync(`${kind.path.replace('*', id)}.yaml`, 'utf8')) };
}

/** Entries of the kinds that are named most, by their German name. */
export function readHits(): Record<string, Hit[]> {
  const named = ['pages', 'categories', 'products', 'recipes', 'blog', 'lines'] as const;
  return Object.fromEntries(named.map((name) => [name, hitsOf(KINDS[name].path)]));
}

const hitsOf = (path: string): Hit[] =>
  globSync(`${path}.yaml`).map((file) => {
    const [before = '', behind = ''] = path.split('*');
    const id = file.slice(before.length, -`${behind}.yaml`.length);
    const { name, title } = parse(readFileSync(file, 'utf8'));
    return { id, label: (name ?? title)?.de ?? String(name ?? id) };
  });
