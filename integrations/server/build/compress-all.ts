import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { COMPRESSED, FileBodies } from '#server/responses/file-bodies.ts';
import { readSiteList } from './site-list.ts';

/** Files at a time: zlib works in libuv's pool of four threads. */
const AT_ONCE = 2;

/** Compresses the files of a release that nobody has asked for yet. `origin` is the shop's own. */
export async function compressAll(
  release: string,
  origin: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const bodies = new FileBodies(origin);
  const existing = new Set(await readdir(COMPRESSED).catch(() => []));
  const missing = Object.entries(readSiteList(release)?.files ?? {})
    .map(([name, listed]) => ({ ...listed, disk: path.join(release, 'client', name), immutable: false }))
    .filter(bodies.isCompressible)
    .flatMap((file) => (['br', 'gzip'] as const).map((encoding) => ({ file, encoding })))
    .filter(({ file, encoding }) => !existing.has(bodies.compressedName(file, encoding)));
  const total = missing.length;
  const worker = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      await bodies.body(next.file, next.encoding);
      onProgress(total - missing.length, total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
