// A 3D model belongs to its picture; no textures and no Draco, because those need WebAssembly, blob: or a foreign
// host.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isKept, keepFile, type MadeFile } from '#server/keep-file.ts';
import { cached, EDITED, type Manifest, MODELS } from './manifest.ts';

/** Models to be turned in the browser are named as the pictures that were rendered from them (studio/export_glb.py). */
const readModel = (id: string, models = MODELS): Promise<Buffer | undefined> =>
  readFile(`${models}/${id}.glb`).catch(() => undefined);

/** `/media/<id>-<first 8 of the digest>.glb`; undefined for a picture without a model, as most are. */
export async function modelAddress(id: string): Promise<string | undefined> {
  const bytes = await readModel(id);
  return bytes && addressOf(id, bytes);
}

const addressOf = (id: string, bytes: Buffer) =>
  `/media/${id}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.glb`;

/** Copies one when it is first asked for, as it is; null when there is none, or another one by now. */
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
