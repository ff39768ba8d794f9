import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { parse } from 'yaml';
import { type Manifest, type PictureEntry, readManifest } from './manifest.ts';
import { modelAddress } from './models.ts';
import { addressOf, RECIPE, widthsFor } from './recipe.ts';

export const SOURCES = 'content/media/pictures';

/** What each picture shows, in three languages: id → language → words. */
export const WORDS = 'content/media/pictures.yaml';

/** What is known of every picture before it is scaled: pixels, colour, addresses. Unchanged ones are not looked at again. */
export async function describePictures(): Promise<Manifest> {
  const known = readManifest();
  const words = await readWords();
  const manifest: Manifest = {};
  for (const source of await sourceNames()) {
    const id = source.replace(/\.\w+$/, '');
    const bytes = await readFile(`${SOURCES}/${source}`);
    const digest = createHash('sha256').update(RECIPE).update(bytes).digest('hex');
    const before = known[id];
    const entry = before?.digest === digest ? before : await entryOf(id, source, bytes, digest);
    manifest[id] = { ...entry, alt: words[id], model: await modelAddress(id) };
  }
  return manifest;
}

/** Where the picture of an address (`/media/<id>-<digest>-<width>.webp`) lies; undefined for one of a foreign store. */
export function sourceOf(manifest: Manifest, address: string): { file: string; alpha: boolean } | undefined {
  const entry = manifest[address.replace(/^.*\//, '').replace(/-[0-9a-f]{8}-\d+\.\w+$/, '')];
  return entry && { file: `${SOURCES}/${entry.source}`, alpha: entry.alpha };
}

/** An editor's upload may have no words yet, and a shop without the file has none at all. */
const readWords = async (): Promise<Record<string, Record<string, string>>> =>
  parse(await readFile(WORDS, 'utf8').catch(() => '{}'));

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
