import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { parse } from 'yaml';
import { widthsFor } from '#values/picture-size.ts';
import { type Manifest, modelAddress, type PictureEntry, readManifest, SOURCES } from './manifest.ts';

/** Alternative texts: id → language → text. */
const WORDS = 'content/media/pictures.yaml';

/** What is known of every picture before it is scaled: pixels, color, addresses. Unchanged ones are not looked at again. */
export async function describePictures(): Promise<Manifest> {
  const previous = readManifest();
  const words = await readWords();
  const limit = pLimit(availableParallelism());
  const entries = (await sourceNames()).map((source) => limit(() => describePicture(source, previous, words)));
  return Object.fromEntries(await Promise.all(entries));
}

async function describePicture(source: string, previous: Manifest, words: Words): Promise<[id: string, PictureEntry]> {
  const id = source.replace(/\.\w+$/, '');
  const bytes = await readFile(`${SOURCES}/${source}`);
  const digest = digestOf(bytes);
  const before = previous[id];
  const entry = before?.digest === digest ? before : await entryOf(id, source, bytes, digest);
  return [id, { ...entry, alt: words[id], model: await modelAddress(id) }];
}

/** Of a source file, and of how it is scaled. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(RECIPE).update(bytes).digest('hex');

/** Id → language → alternative text. */
type Words = Record<string, Record<string, string>>;

/** An editor's upload may have no words yet, and a shop without the file has none at all. */
const readWords = async (): Promise<Words> => parse(await readFile(WORDS, 'utf8').catch(() => '{}'));

async function sourceNames(): Promise<string[]> {
  const names = await readdir(SOURCES).catch(() => []);
  return names.filter((name) => /\.(webp|png|jpe?g|avif)$/.test(name)).sort();
}

async function entryOf(id: string, source: string, bytes: Buffer, digest: string): Promise<PictureEntry> {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  const files = widthsFor(width).map((wide) => ({
    width: wide,
    height: Math.round((height * wide) / width),
    avif: addressOf(id, digest, wide, 'avif'),
    webp: addressOf(id, digest, wide, 'webp'),
  }));
  return { digest, source, width, height, colour: await meanColour(bytes), alpha: hasAlpha, files };
}

/** One pixel of the picture is its mean; sharp weighs by alpha, so a cut-out's empty ground does not count. */
async function meanColour(bytes: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Part of every digest: a change here gives every file a new address. */
const RECIPE = 'v1';

/**
 * Encoder settings, chosen by time: 57 pictures must be ready within a minute on two cores (measured 31 s).
 * AVIF effort 2 costs half as much again as 1 and saves 3–8 %, so it pays where phones look: up to 800 px.
 */
export const avifFor = (width: number) => ({ quality: 50, effort: width <= 800 ? 2 : 1 });
export const WEBP = { quality: 76, effort: 2 };

/** `/media/<id>-<first 8 of the digest>-<width>.avif` */
export const addressOf = (id: string, digest: string, width: number, format: 'avif' | 'webp') =>
  `/media/${id}-${digest.slice(0, 8)}-${width}.${format}`;
