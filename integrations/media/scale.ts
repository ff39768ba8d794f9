import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { isKept, keepFile, type MadeFile } from '#server/keep-file.ts';
import { cached, EDITED, type Manifest, type PictureEntry } from './manifest.ts';
import { avifFor, digestOf, WEBP } from './pictures.ts';

type Size = PictureEntry['files'][number];
type Format = 'avif' | 'webp';

/** Scales what the cache lacks, small sizes first, as many at a time as there are cores. `onProgress` is told after each size. */
export async function scaleAll(
  manifest: Manifest,
  onProgress: (done: number, total: number) => void,
  sources = EDITED,
): Promise<number> {
  const missing = Object.values(manifest)
    .flatMap((picture) => picture.files.map((size) => ({ picture, size })))
    .filter(({ size }) => isMissing(size.avif) || isMissing(size.webp))
    .sort((a, b) => b.size.width - a.size.width); // taken from the end
  const total = missing.length;
  sharp.concurrency(1); // pictures side by side use the cores better than one picture's parts
  const worker = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      await scale(next.picture, next.size, ['avif', 'webp'], sources);
      onProgress(total - missing.length, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return total;
}

/** Scales one file when it is first asked for; null when no picture has that name. */
export async function scaleOne(manifest: Manifest, address: string, sources = EDITED): Promise<MadeFile | null> {
  if (!isMissing(address)) return { disk: cached(address) };
  for (const picture of Object.values(manifest))
    for (const size of picture.files)
      for (const format of ['avif', 'webp'] as const)
        if (size[format] === address) return (await scale(picture, size, [format], sources))[0] ?? null;
  return null;
}

const isMissing = (address: string) => !isKept(cached(address));

/** Decoded and resized once for all formats. None when the source is gone, or another one by now: its files have other names. */
async function scale(picture: PictureEntry, size: Size, formats: Format[], { pictures } = EDITED): Promise<MadeFile[]> {
  const bytes = await readFile(`${pictures}/${picture.source}`).catch(noneWhereGone);
  if (!bytes || digestOf(bytes) !== picture.digest) return [];
  const resized = sharp(bytes).resize(size.width, size.height);
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  const made: MadeFile[] = [];
  for (const format of formats.filter((each) => isMissing(size[each]))) {
    const pixels = sharp(data, { raw: info });
    const encoded = format === 'avif' ? pixels.avif(avifFor(size.width)) : pixels.webp(WEBP);
    made.push(await keepFile(cached(size[format]), await encoded.toBuffer()));
  }
  return made;
}

function noneWhereGone(trouble: NodeJS.ErrnoException): undefined {
  if (trouble.code !== 'ENOENT') throw trouble;
}
