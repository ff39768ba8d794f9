import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeFile } from '#server/build/list-files.ts';
import { BUILT_SITE_URL } from '#values/http.ts';
import type { SiteFile } from './file.ts';
import { FileBodies } from './file-bodies.ts';

const PAGE = `<link rel="canonical" href="${BUILT_SITE_URL}/kochen">${'<p>Raclette</p>'.repeat(100)}`;
const SENT = PAGE.replace(BUILT_SITE_URL, 'https://shop.example');

let folder: string;
let page: SiteFile;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bodies-'));
  const disk = path.join(folder, 'page.html');
  writeFileSync(disk, PAGE);
  page = { ...(await describeFile(disk)), disk, immutable: false };
  mkdirSync(path.join(folder, 'kept'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const opened = (kept = 'kept', origin = 'https://shop.example') => new FileBodies(origin, path.join(folder, kept));

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('what a power cut left of a compressed file is never sent: %s', async (encoding, unpack) => {
  const { bytes } = await opened().body(page, encoding);
  const kept = path.join(folder, 'kept', opened().compressedName(page, encoding));
  for (const left of [0, 20]) {
    truncateSync(kept, left);
    const body = await opened().body(page, encoding);
    expect([body.encoding, String(unpack(body.bytes))]).toEqual([encoding, SENT]);
    expect(readFileSync(kept)).toEqual(bytes);
  }
});

test('a disk that keeps nothing does not matter to who asks', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { bytes } = await opened('page.html').body(page, 'br'); // a file where the folder should be
  expect(String(brotliDecompressSync(bytes))).toBe(SENT);
  consoleError.mockRestore();
});

test('what hardly becomes smaller goes out as it is', async () => {
  const disk = path.join(folder, 'noise.txt');
  writeFileSync(
    disk,
    Array.from({ length: 600 }, (_, at) => String.fromCodePoint(32 + ((at * at * 7919) % 95))).join(''),
  );
  const noise = { ...(await describeFile(disk)), bytes: 600, disk, immutable: false };
  const small = (await opened().body({ ...noise, bytes: 10_000 }, 'gzip')).bytes.length;
  expect((await opened().body({ ...noise, bytes: small }, 'gzip')).encoding).toBe('identity');
});

test('an address is put in as it is written', async () => {
  const { bytes } = await opened('kept', 'https://$&.example').body(page, 'identity');
  expect(String(bytes)).toContain('href="https://$&.example/kochen"');
});
