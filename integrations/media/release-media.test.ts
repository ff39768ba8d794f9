import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, readManifest } from './manifest.ts';
import { modelAddress } from './models.ts';
import { MEDIA_MANIFEST, ReleaseMedia } from './release-media.ts';

let release: string;
beforeEach(() => {
  release = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(release, { recursive: true }));

test('a model that the cache has lost is made again, when it is asked for or with all others', async () => {
  const [file = ''] = readdirSync('content/media/models').filter((name) => name.endsWith('.glb'));
  const id = path.basename(file, '.glb');
  const model = (await modelAddress(id)) ?? '';
  writeFileSync(path.join(release, MEDIA_MANIFEST), JSON.stringify({ [id]: { model, files: [] } }));
  const media = new ReleaseMedia(release);
  rmSync(cached(model), { force: true });
  expect(await media.file(model, 'anna')).toEqual({ disk: cached(model) });
  truncateSync(cached(model));
  await media.makeAll(vi.fn());
  expect(readdirSync(path.dirname(cached(model)))).toContain(path.basename(model));
  expect(await media.file(model.replace('.glb', '0.glb'), 'anna')).toBeNull();
});

test('a list of pictures that a power cut has broken is made anew', () => {
  const file = path.join(release, 'manifest.json');
  writeFileSync(file, '\0\0');
  expect([readManifest(file), readManifest(`${file}.none`)]).toEqual([{}, {}]);
});
