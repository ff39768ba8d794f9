import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, modelAddress, readManifest } from './manifest.ts';
import { addressOf, digestOf } from './pictures.ts';
import { MEDIA_MANIFEST, SHARE_LIST } from './release-lists.ts';
import { ReleaseMedia } from './release-media.ts';

/** A picture in no size. */
const NOTHING = { digest: '', source: '', alpha: false, files: [] };

let release: string;
beforeEach(() => {
  release = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(release, { recursive: true }));

test('a model that the cache has lost is made again, when it is asked for or with all others', async () => {
  const [file = ''] = readdirSync('content/media/models').filter((name) => name.endsWith('.glb'));
  const id = path.basename(file, '.glb');
  const model = (await modelAddress(id)) ?? '';
  writeFileSync(path.join(release, MEDIA_MANIFEST), JSON.stringify({ [id]: { ...NOTHING, model } }));
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

test('a release makes its pictures and models from its own copies: their sources may be others by now, or gone', async () => {
  const pictures = path.join(release, 'content/media/pictures');
  const models = path.join(release, 'content/media/models');
  for (const folder of [pictures, models]) mkdirSync(folder, { recursive: true });
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c30' } })
    .webp()
    .toBuffer();
  writeFileSync(path.join(pictures, 'gone.webp'), bytes);
  writeFileSync(path.join(models, 'gone.glb'), 'a model');
  const digest = digestOf(bytes);
  const webp = addressOf('gone', digest, 4, 'webp');
  const avif = addressOf('gone', digest, 4, 'avif');
  const model = `/media/gone-${createHash('sha256').update('a model').digest('hex').slice(0, 8)}.glb`;
  const entry = { digest, source: 'gone.webp', alpha: false, model, files: [{ width: 4, height: 4, webp, avif }] };
  writeFileSync(path.join(release, MEDIA_MANIFEST), JSON.stringify({ gone: entry }));
  const made = [webp, model, avif].map(cached);
  for (const file of made) rmSync(file, { force: true });
  const media = new ReleaseMedia(release);
  try {
    expect(await media.file(webp, 'anna')).toEqual({ disk: cached(webp) });
    expect(await media.file(model, 'anna')).toEqual({ disk: cached(model) });
    await media.makeAll(vi.fn());
    expect(made.map((file) => existsSync(file))).toEqual([true, true, true]);
  } finally {
    for (const file of made) rmSync(file, { force: true });
  }
});

test('what is made for all leaves out what has no source any more', async () => {
  const [webp, avif] = ['webp', 'avif'].map((format) => `/media/never-12345678-4.${format}`);
  const entry = { ...NOTHING, source: 'never.webp', files: [{ width: 4, height: 4, webp, avif }] };
  writeFileSync(path.join(release, MEDIA_MANIFEST), JSON.stringify({ never: entry }));
  writeFileSync(path.join(release, SHARE_LIST), JSON.stringify([{ title: 'Never', picture: webp }]));
  const media = new ReleaseMedia(release);
  const onProgress = vi.fn();
  await media.makeAll(onProgress);
  expect(onProgress.mock.calls).toEqual([
    ['pictures', 1, 1],
    ['pictures for sharing', 1, 1],
  ]);
  expect(await media.file(webp ?? '', 'anna')).toBeNull();
});
