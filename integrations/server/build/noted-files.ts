import { readBuildNotes } from '#values/build-notes.server.ts';

/** Addresses of the files that show a thing, by the thing's id: what the server has to know when it changes. */
export function shownIn(): Record<string, string[]> {
  const shown: Record<string, string[]> = {};
  const showsOf = new Map(readBuildNotes().flatMap((note) => ('shows' in note ? [[note.path, note.shows]] : [])));
  for (const [address, ids] of showsOf)
    for (const id of ids) {
      shown[id] ??= [];
      shown[id].push(address);
    }
  return shown;
}
