import { type Manifest, readManifest } from '#media/manifest.ts';
import { picturesIn } from '#media/release-lists.ts';

/* Pictures that blocks and articles can show: those that the release has in every size. */

let ofRelease: Manifest | undefined;

/** A running release has its own, which stays as it is; in development the last that was made. */
function pictures(): Manifest {
  const release = process.env.RELEASE_DIR;
  if (release === undefined) return readManifest();
  ofRelease ??= picturesIn(release);
  return ofRelease;
}

/** Pictures whose id or description holds the words. */
export function findPictures(search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(pictures()).flatMap(([id, { width, height, alt = {}, files }]) => {
    const text = `${id} ${Object.values(alt).join(' ')}`.toLowerCase();
    const src = files[0]?.webp;
    return src && words.every((word) => text.includes(word)) ? [{ id, width, height, alt, src }] : [];
  });
}

/** Address of the smallest view of a picture. */
export function pictureView(id: string): string | undefined {
  const all = pictures();
  return Object.hasOwn(all, id) ? all[id]?.files[0]?.webp : undefined;
}
