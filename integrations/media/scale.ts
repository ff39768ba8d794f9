import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { CACHE, type Manifest, type PictureEntry } from './manifest.ts';
import { SOURCES } from './pictures.ts';
import { avifFor, WEBP } from './recipe.ts';

/** Scales what the cache lacks, as many pictures at a time as there are cores; answers with one line about it. */
export async function scaleAll(manifest: Manifest, say: (line: string) => void): Promise<string> {
  const started = performance.now();
  const waiting = Object.values(manifest).filter((picture) => picture.files.some(isMissing));
  const total = waiting.length;
  if (total === 0) return `${Object.keys(manifest).length} pictures, none has changed`;
  say(`${total} pictures are scaled beside the pages`);
  sharp.concurrency(1); // pictures side by side use the cores better than one picture's parts
  const worker = async () => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop())
      for (const size of picture.files) if (isMissing(size)) await scale(picture, size);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return `${total} pictures scaled in ${Math.round((performance.now() - started) / 1000)} s`;
}

/** In dev a file is scaled when it is first asked for; null when no picture has that name. */
export async function scaleOne(manifest: Manifest, name: string): Promise<Buffer | null> {
  for (const picture of Object.values(manifest)) {
    const size = picture.files.find(({ avif, webp }) => avif === `/media/${name}` || webp === `/media/${name}`);
    if (!size) continue;
    if (isMissing(size)) await scale(picture, size);
    return readFile(`${CACHE}/${name}`);
  }
  return null;
}

type Size = PictureEntry['files'][number];
const cached = (address: string) => address.replace('/media', CACHE);
const isMissing = ({ avif, webp }: Size) => !existsSync(cached(avif)) || !existsSync(cached(webp));

/** Decoded and resized once for both formats. */
async function scale(picture: PictureEntry, { width, height, avif, webp }: Size): Promise<void> {
  const resized = sharp(`${SOURCES}/${picture.source}`).resize(width, height);
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  await keep(avif, await pixels().avif(avifFor(width)).toBuffer());
  await keep(webp, await pixels().webp(WEBP).toBuffer());
}

let serial = 0;

/** Written aside and renamed: two requests or two processes may scale the same size at once. */
async function keep(address: string, bytes: Buffer): Promise<void> {
  const aside = `${cached(address)}.${process.pid}-${serial++}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(aside, bytes);
  await rename(aside, cached(address));
}
