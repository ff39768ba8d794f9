import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import type { Manifest } from './manifest.ts';

/** Models to be turned in the browser, named as the pictures that were rendered from them (studio/export_glb.py). */
const MODELS = 'content/media/models';

/** `/media/<id>-<first 8 of the digest>.glb`; undefined for a picture without a model, as most are. */
export async function modelAddress(id: string): Promise<string | undefined> {
  const bytes = await readFile(`${MODELS}/${id}.glb`).catch(() => undefined);
  return bytes && `/media/${id}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.glb`;
}

/** The model behind an address under `/media`; null when there is none. */
export async function readModel(manifest: Manifest, name: string): Promise<Buffer | null> {
  const [id] = Object.entries(manifest).find(([, { model }]) => model === `/media/${name}`) ?? [];
  return id === undefined ? null : readFile(`${MODELS}/${id}.glb`);
}

/** Models go out as they are. */
export async function publishModels(manifest: Manifest, client: string): Promise<void> {
  for (const [id, { model }] of Object.entries(manifest)) if (model) await cp(`${MODELS}/${id}.glb`, client + model);
}
