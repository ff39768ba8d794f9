import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { CACHE, type Manifest } from './manifest.ts';

/** Models to be turned in the browser, named as the pictures that were rendered from them (studio/export_glb.py). */
const MODELS = 'content/media/models';

/** `/media/<id>-<first 8 of the digest>.glb`; undefined for a picture without a model, as most are. */
export async function modelAddress(id: string): Promise<string | undefined> {
  const bytes = await readFile(`${MODELS}/${id}.glb`).catch(() => undefined);
  return bytes && `/media/${id}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.glb`;
}

/** Models go out as they are: a copy of each lies beside the scaled pictures. */
export async function copyModels(manifest: Manifest): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  for (const [id, { model }] of Object.entries(manifest))
    if (model) await copyFile(`${MODELS}/${id}.glb`, model.replace('/media', CACHE));
}
