import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BrokenList } from '#media/release-lists.ts';
import { ReleaseMedia } from '#media/release-media.ts';
import { readSiteList } from '#server/build/site-list.ts';
import { keptDigests } from '#server/on-demand/kept-pages.ts';
import { COMPRESSED } from '#server/responses/file-bodies.ts';

/** A file that no release uses goes at this age, in ms: it may belong to a release in another folder. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes old pictures and compressed files that none of these releases (folders) uses. `now` in ms since 1970. */
export async function pruneCache(releases: readonly string[], now: number): Promise<void> {
  const pictures = picturesOf(releases);
  const kept = await Promise.all(releases.map(keptDigests));
  const digests = new Set([...releases.flatMap(digestsOf), ...kept.flat()]);
  if (pictures) {
    await prune('.cache/media', (name) => pictures.has(name) || name === 'manifest.json', now);
    await prune('.cache/share', (name) => pictures.has(name), now);
  }
  await prune(COMPRESSED, (name) => digests.has(name.split('.')[0] ?? ''), now); // <digest>.br, <digest>.<address>.br
}

/** Undefined where a release can't say which it uses: then all of them stay. */
function picturesOf(releases: readonly string[]): Set<string> | undefined {
  try {
    return new Set(releases.flatMap((release) => new ReleaseMedia(release).names()));
  } catch (trouble) {
    if (trouble instanceof BrokenList) return undefined;
    throw trouble;
  }
}

const digestsOf = (release: string): string[] =>
  Object.values(readSiteList(release)?.files ?? {}).map(({ digest }) => digest);

async function prune(folder: string, isUsed: (name: string) => boolean, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (isUsed(name)) continue;
    const file = path.join(folder, name);
    const made = await stat(file).catch(() => undefined); // gone meanwhile: another process cleans up too
    if (made && now - made.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
