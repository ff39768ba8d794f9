/** Pages hang here what they show, by address (src/features/listing/noted-files.server.ts): they live in Astro's bundle. */
const NOTES = Symbol.for('hof-und-herd.files');

/** Addresses of the files that show a thing, by the thing's name: what the server has to know when it changes. */
export function shownIn(): Record<string, string[]> {
  const notes = (globalThis as { [NOTES]?: Map<string, string[]> })[NOTES] ?? new Map<string, string[]>();
  const shown: Record<string, string[]> = {};
  for (const [address, names] of notes)
    for (const name of names) {
      shown[name] ??= [];
      shown[name].push(address);
    }
  return shown;
}
