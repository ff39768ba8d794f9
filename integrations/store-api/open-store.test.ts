import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { ContentMistake, openStore } from './open-store.ts';

afterEach(() => void vi.unstubAllEnvs());

const folder = mkdtempSync(join(tmpdir(), 'open-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('content that can’t be taken over is told with file and field', async () => {
  cpSync('content/shop', join(folder, 'shop'), { recursive: true });
  const shop = join(folder, 'shop/shop.yaml');
  writeFileSync(shop, readFileSync(shop, 'utf8').replace(/^phone: .*$/m, 'phone: 5'));
  const opening = openStore(readConfig({ DATA_DIR: folder }), folder, folder);
  await expect(opening).rejects.toThrow(ContentMistake);
  await expect(opening).rejects.toThrow(/^content\/shop\/shop\.yaml: phone is /);
});

test('and so is a description of pictures that is broken', async () => {
  writeFileSync(join(folder, 'media-manifest.json'), '{');
  vi.stubEnv('RELEASE_DIR', folder);
  const opening = openStore(readConfig({ DATA_DIR: folder }), folder, 'content');
  await expect(opening).rejects.toThrow(ContentMistake);
  await expect(opening).rejects.toThrow(/media-manifest\.json is no JSON/);
});
