import { AsyncLocalStorage } from 'node:async_hooks';

/* What editors have changed of content since the build, and which of content a page reads. One module for pages and store alike. */

/** Entries of content by collection and id; null for one that is gone. */
export type EntryChanges = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** What is going on around a piece of rendering. */
interface Rendering {
  /** Tags of what it has read. */
  reads?: Set<string>;
  /** A preview: drafts in place of what is public, and the answers that it shares with nobody. */
  preview?: Preview;
}

export interface Preview {
  entries: EntryChanges;
  shared: Map<string, unknown>;
  /** Of a page of blocks only this one is asked for: its path in the page's data, `sections.0.blocks.2`. */
  block?: { page: string; path: string } | undefined;
}

const renderings = new AsyncLocalStorage<Rendering>();

/** Begins every tag of content, so that a release which has the change already can tell it from one of the store. */
export const CONTENT = 'content:';

/** The tag of one entry, or of a whole collection: of everything in it, or of where its entries stand and since when. */
export const entryTag = (collection: string, id: string): string => `${CONTENT}${collection}:${encodeURIComponent(id)}`;
export const collectionTag = (collection: string, aspect?: 'addresses'): string =>
  `${CONTENT}${collection}${aspect ? `/${aspect}` : ''}`;

/** The tag of pages that show goods, and of no others: content has changed what is said of some. */
export const GOODS = `${CONTENT}goods`;

/** Fields that say where an entry stands and when it is public: all that a link to it depends on. */
const ADDRESS_FIELDS = ['slug', 'status', 'publishFrom', 'publishUntil'];
export const addressPart = (data: unknown): unknown[] =>
  ADDRESS_FIELDS.map((field) => (data as Record<string, unknown> | null | undefined)?.[field]);

export const noteReads = (tags: Iterable<string>): void => {
  const reads = renderings.getStore()?.reads;
  if (reads) for (const tag of tags) reads.add(tag);
};

/** Runs `work` and tells what it has read; whoever runs it has read that as well. */
export async function recordReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; reads: ReadonlySet<string> }> {
  const reads = new Set<string>();
  const result = await renderings.run({ ...renderings.getStore(), reads }, work);
  noteReads(reads);
  return { result, reads };
}

/** Runs `work` with drafts in place of what is public. */
export const inPreview = <Result>(
  { entries, block }: Omit<Preview, 'shared'>,
  work: () => Promise<Result>,
): Promise<Result> => renderings.run({ preview: { entries, block, shared: new Map() } }, work);

export const currentPreview = (): Preview | undefined => renderings.getStore()?.preview;

/** Whether this is a preview of that entry, which is shown though nobody else may see it yet. */
export const isPreviewed = (collection: string, id: string): boolean =>
  currentPreview()?.entries.get(collection)?.has(id) ?? false;

/** Of the release's content, by path below `content`: the text that a file has by now, null where it is gone. */
const files = new Map<string, string | null>();
const entries = new Map<string, Map<string, unknown>>();

export const changedFiles: ReadonlyMap<string, string | null> = files;

/** The changes of a collection, those of a preview first; undefined where there are none. */
export function changesOf(collection: string): ReadonlyMap<string, unknown> | undefined {
  const [published, drafts] = [entries.get(collection), currentPreview()?.entries.get(collection)];
  return published && drafts ? new Map([...published, ...drafts]) : (drafts ?? published);
}

/** Takes over what a file says by now. */
export function setFile(file: string, text: string | null, changes: EntryChanges): void {
  files.set(file, text);
  for (const [collection, byId] of changes) {
    const all = entries.get(collection) ?? new Map<string, unknown>();
    for (const [id, data] of byId) all.set(id, data);
    entries.set(collection, all);
  }
}

/** As if nothing had been changed. */
export function forgetChanges(): void {
  files.clear();
  entries.clear();
}
