import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { isKept, keepFile, type MadeFile } from '#server/keep-file.ts';

/** Where pictures come from, and the models that some of them were rendered from; a release has copies of its own. */
export const SOURCES = 'content/media/pictures';
const MODELS = 'content/media/models';

/** Folders of pictures and models: those that editors work in, or a release's copies. */
export interface Sources {
  pictures: string;
  models: string;
}
export const EDITED: Sources = { pictures: SOURCES, models: MODELS };

/** Scaled files live here, named by the digest of their source, so an unchanged picture is scaled once. */
const CACHE = '.cache/media';

/** Where the file of `/media/…` lies once it is scaled. */
export const cached = (address: string): string => address.replace('/media', CACHE);

/** One picture; the key is the name of its file without the extension. */
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
  /** Alternative text by language, from content/media/pictures.yaml. */
  alt?: Record<string, string>;
  /** Address of the model that it was rendered from, where there is one. */
  model?: string | undefined;
  /** From the smallest to the largest. */
  files: { width: number; height: number; avif: string; webp: string }[];
}

export type Manifest = Record<string, PictureEntry>;

/** The manifest as last written; empty where it is missing or unreadable, and made anew then. */
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

// A 3D model belongs to its picture; no textures and no Draco, because those need WebAssembly, blob: or a foreign
// host.

/** 3D models have the names of the pictures rendered from them (studio/export_glb.py). */
const readModel = (id: string, models = MODELS): Promise<Buffer | undefined> =>
  readFile(`${models}/${id}.glb`).catch(() => undefined);

/** `/media/<id>-<first 8 of the digest>.glb`; undefined for a picture without a model, as most are. */
export async function modelAddress(id: string): Promise<string | undefined> {
  const bytes = await readModel(id);
  return bytes && addressOf(id, bytes);
}

const addressOf = (id: string, bytes: Buffer) =>
  `/media/${id}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.glb`;

/** Copies a model at its first request; null when there is none, or another version by now. */
export async function copyModel(manifest: Manifest, address: string, { models } = EDITED): Promise<MadeFile | null> {
  const disk = cached(address);
  if (isKept(disk)) return { disk };
  const [id] = Object.entries(manifest).find(([, { model }]) => model === address) ?? [];
  const bytes = id === undefined ? undefined : await readModel(id, models);
  return id && bytes && addressOf(id, bytes) === address ? keepFile(disk, bytes) : null;
}

/** Copies what the cache lacks. */
export async function copyModels(manifest: Manifest, sources = EDITED): Promise<void> {
  for (const { model } of Object.values(manifest)) if (model) await copyModel(manifest, model, sources);
}

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.glb': 'model/gltf-binary',
};

/** Dev middleware for files made at their first request; `make` returns null for an unknown name. */
export const madeOnDemand =
  (make: (name: string) => Promise<MadeFile | null>): Connect.NextHandleFunction =>
  (request, response, next) => {
    const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
    make(name)
      .then(async (file) => {
        if (!file) return next();
        const body = file.content ?? (await readFile(file.disk));
        response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
        response.end(body);
      })
      .catch(next);
  };
