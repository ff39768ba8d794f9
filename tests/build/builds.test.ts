import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Manifest } from '#media/manifest.ts';
import { digestOf } from '#media/pictures.ts';
import { MEDIA_MANIFEST } from '#media/release-lists.ts';
import { builtRelease, clientFolder } from '#tests/support/release.ts';

const RELEASE = builtRelease();
const CLIENT = clientFolder(RELEASE);
const read = (name: string) => readFileSync(`${CLIENT}/${name}`, 'utf8');
const { id } = JSON.parse(read('builds/latest.json')) as { id: string };
const meta = JSON.parse(read(`builds/meta/${id}.json`)) as {
  matcher: { pattern: string; regex: string; prerender: boolean }[];
  prerendered: string[];
};

test('the latest build tells which routes there are and which pages are files (G2)', () => {
  expect(meta.prerendered).toContain('/wishlist');
  const wishlist = meta.matcher.find(({ regex }) => new RegExp(regex).test('/fr-FR/wishlist'));
  expect(wishlist?.prerender).toBe(true);
  const account = meta.matcher.find(({ pattern }) => pattern.endsWith('/account'));
  expect(account?.prerender).toBe(false);
});

test('no build tells of a route that only the server itself uses (G2)', () => {
  expect(meta.matcher.map(({ pattern }) => pattern).filter((pattern) => /\/[~_]/.test(pattern))).toEqual([]);
});

test('every page that is a file has its payload, of this build, and all that it names is there (G2)', () => {
  const folders = meta.prerendered.filter((address) => existsSync(`${CLIENT}${address}/index.html`));
  expect(folders.length).toBeGreaterThan(100);
  for (const address of folders) {
    const payload = JSON.parse(read(`${address}/_payload.json`));
    expect(payload.build, address).toBe(id);
    if (/\/(shop|boutique)\//.test(address)) expect(payload.data, `${address} says what is on it`).not.toEqual([]);
    for (const file of payload.files) expect(existsSync(CLIENT + file), `${address} names ${file}`).toBe(true);
  }
});

test('the service worker belongs to the build, and takes at most 30 KB along', () => {
  const worker = read('sw.js');
  expect(worker).toContain(id);
  // the list that is taken along at once; what goes with the wishlist waits until something is on it
  const [list = ''] = worker.match(/\[[^\][]*\/offline[^\][]*\]/) ?? [];
  const shell = [...list.matchAll(/\/_astro\/[\w.-]+\.(?:css|js)|(?:\/[a-z]{2}-[A-Z]{2})?\/offline(?=["'`])/g)].map(
    ([path]) => path,
  );
  const pages = shell.filter((path) => path.endsWith('/offline'));
  expect(pages).toContain('/fr-FR/offline');
  const files = [...new Set(shell)].map((path) => (path.endsWith('/offline') ? `${path}/index.html` : path));
  const bytes = files.map((file) => gzipSync(read(file)).length).reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(30 * 1024);
});

test('a release holds the sources of its pictures: pages of it stay open when others take their place', () => {
  const manifest: Manifest = JSON.parse(readFileSync(`${RELEASE}/${MEDIA_MANIFEST}`, 'utf8'));
  const pictures = Object.entries(manifest);
  expect(pictures.length).toBeGreaterThan(50);
  for (const [id, { source, digest, model }] of pictures) {
    expect(digestOf(readFileSync(`${RELEASE}/content/media/pictures/${source}`)), source).toBe(digest);
    if (model) expect(existsSync(`${RELEASE}/content/media/models/${id}.glb`), model).toBe(true);
  }
});
