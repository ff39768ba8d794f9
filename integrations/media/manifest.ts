import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where pictures come from, and the models that some of them were rendered from; a release has copies of its own. */
export const SOURCES = 'content/media/pictures';
export const MODELS = 'content/media/models';

/** Folders of pictures and models: those that editors work in, or a release's copies. */
export interface Sources {
  pictures: string;
  models: string;
}
export const EDITED: Sources = { pictures: SOURCES, models: MODELS };

/** Scaled files live here, named by the digest of their source, so an unchanged picture is scaled once. */
export const CACHE = '.cache/media';

/** Where the file of `/media/…` lies once it is scaled. */
export const cached = (address: string): string => address.replace('/media', CACHE);

/** One picture as screens need to know it; the key is the file's name without its ending. */
export interface PictureEntry {
  /** SHA-256 of source and recipe. */
  digest: string;
  /** The source's file name in `content/media/pictures`. */
  source: string;
  /** Pixels of the source. */
  width: number;
  height: number;
  /** Mean of the visible pixels as `#rrggbb`, shown until the picture is there. */
  colour: string;
  /** True for cut-outs. */
  alpha: boolean;
  /** What it shows, by language; content/media/pictures.yaml says it. */
  alt?: Record<string, string>;
  /** Address of the model that it was rendered from, where there is one. */
  model?: string | undefined;
  /** From the smallest to the largest. */
  files: { width: number; height: number; avif: string; webp: string }[];
}

export type Manifest = Record<string, PictureEntry>;

/** The manifest as last written; empty where there is none, or none that can be read: it is made anew. */
export function readManifest(file = `${CACHE}/manifest.json`): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Where the picture of an address (`/media/<id>-<digest>-<width>.webp`) lies; undefined for one of a foreign store. */
export function sourceOf(
  manifest: Manifest,
  address: string,
  { pictures } = EDITED,
): { file: string; alpha: boolean } | undefined {
  const entry = manifest[address.replace(/^.*\//, '').replace(/-[0-9a-f]{8}-\d+\.\w+$/, '')];
  return entry && { file: `${pictures}/${entry.source}`, alpha: entry.alpha };
}

/** Written aside and renamed, because a second process (tests, dev) may be reading. */
export async function writeManifest(manifest: Manifest, file = `${CACHE}/manifest.json`): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(manifest));
  await rename(`${file}.${process.pid}`, file);
}
