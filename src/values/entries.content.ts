import {
  getCollection as builtCollection,
  getEntry as builtEntry,
  type CollectionEntry,
  type CollectionKey,
} from 'astro:content';
import { changesOf, collectionTag, entryTag, noteReads } from './live-content.server.ts';

export type { CollectionEntry } from 'astro:content';

/**
 * The entries of a collection as they are now: drafts in a preview, what was published since the build, else what the build
 * has read. `addresses`: the caller looks at nothing but where they stand and since when.
 */
export async function getCollection<Name extends CollectionKey>(
  name: Name,
  aspect?: 'addresses',
): Promise<CollectionEntry<Name>[]> {
  noteReads([collectionTag(name, aspect)]);
  const changes = changesOf(name);
  const built = await builtCollection(name);
  if (!changes) return built;
  const entries = new Map((built as { id: string }[]).map((entry) => [entry.id, entry]));
  for (const [id, data] of changes)
    if (data === null) entries.delete(id);
    else entries.set(id, { ...entries.get(id), ...asEntry(name, id, data) });
  return [...entries.values()] as CollectionEntry<Name>[];
}

/** One entry as it is now. */
export async function getEntry<Name extends CollectionKey>(
  name: Name,
  id: string,
): Promise<CollectionEntry<Name> | undefined> {
  noteReads([entryTag(name, id)]);
  const data = changesOf(name)?.get(id);
  if (data === null) return undefined;
  return (data === undefined ? await builtEntry(name, id) : asEntry(name, id, data)) as CollectionEntry<Name>;
}

/** Notes that the page at hand is the page of this entry. */
export const noteEntry = (name: CollectionKey, id: string): void => noteReads([entryTag(name, id)]);

const asEntry = (collection: string, id: string, data: unknown) => ({ id, data, collection });
