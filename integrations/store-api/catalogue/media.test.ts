import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { idOf } from '#store/id.ts';
import { BrokenManifest, picturesOf, readPictures } from './media.ts';

afterEach(() => void vi.unstubAllEnvs());

const files = [{ width: 200, height: 200, avif: '/media/oven-200.avif', webp: '/media/oven-200.webp' }];
const entry = { width: 1200, height: 1200, colour: '#336655', alpha: true, files };
const pictures = picturesOf({
  oven: { ...entry, alt: { de: 'Grüner Ofen', 'fr-FR': 'Four vert' } },
  pan: entry,
});

test('a picture says what it shows in the language asked for, in German where that is missing (8.2)', () => {
  const texts = (['de', 'en-US', 'fr-FR'] as const).map((locale) => pictures.alt(idOf('media', 'oven'), locale));
  expect(texts).toEqual(['Grüner Ofen', 'Grüner Ofen', 'Four vert']);
});

test('a picture nobody has described says nothing', () => {
  expect(pictures.alt(idOf('media', 'pan'), 'de')).toBeNull();
});

const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['half of a file', '{"oven": {"width": 12', 'is no JSON'],
  ['a picture without its files', JSON.stringify({ oven: { ...entry, files: undefined } }), 'oven.files'],
  ['no pictures at all', '[]', 'expected'],
])('a description of pictures that is broken is told with its file and its repair: %s', (_, text, problem) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'media-manifest.json'), text);
  vi.stubEnv('RELEASE_DIR', folder);
  expect(readPictures).toThrow(BrokenManifest);
  expect(readPictures).toThrow(new RegExp(`media-manifest\\.json .*${problem}.*npm run build`));
});

test('a release without a description has the pictures that were last described', () => {
  vi.stubEnv('RELEASE_DIR', folder);
  expect(readPictures).not.toThrow();
});
