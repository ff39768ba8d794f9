import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptPages, keptDigests } from './kept-pages.ts';
import type { RenderedPage } from './page-cache.ts';

const SHOP = 'a store at https://shop.example';
let release: string;
let opened: KeptPages[];
beforeEach(() => {
  release = mkdtempSync(path.join(tmpdir(), 'kept-'));
  opened = [];
});
afterEach(() => {
  for (const pages of opened) pages.close();
  rmSync(release, { recursive: true, force: true });
});

const open = (shop = SHOP, settings = {}) => {
  const pages = new KeptPages(release, shop, settings);
  opened.push(pages);
  return pages;
};
const page = (text: string): RenderedPage => ({
  ...{ status: 200, headers: { 'content-security-policy': "default-src 'self'" } },
  body: Buffer.from(`<p>${text}</p>`),
});
const at = (begunAt: number, tags: Record<string, number | undefined> = {}) => ({
  ...{ begunAt, tags: new Map(Object.entries(tags)) },
});
const kept = () => path.join(release, 'kept');
const files = () => (readdirSync(kept(), { recursive: true }) as string[]).filter((name) => name.endsWith('.html'));
const text = (kept: ReturnType<KeptPages['get']>) => kept && readFileSync(kept.file.disk, 'utf8');

describe('a page that was rendered after the build', () => {
  it('is a file with its policy and its day, for this process, for others and after a restart', async () => {
    const [one, other] = [open(), open()];
    const dated = { ...page('a'), body: Buffer.from('<p>a</p><i data-good-until="2026-12-24"></i>') };
    expect(await one.add('/a/../é?', dated, at(1))).toBe(true);
    for (const pages of [one, other, open()])
      expect(pages.get('/a/../é?')).toMatchObject({
        begunAt: 1,
        file: {
          type: 'text/html; charset=utf-8',
          policy: "default-src 'self'",
          goodUntil: '2026-12-24',
          bytes: dated.body.length,
        },
      });
    expect(one.get('/b')).toBeUndefined();
    const [name = ''] = files();
    expect(path.basename(name)).toMatch(/^[0-9a-f]{32}-[\w-]{22}\.html$/);
    expect(await keptDigests(release)).toEqual([one.get('/a/../é?')?.file.digest]);
  });

  it('is never replaced by one whose drawing began earlier, whichever is ready first', async () => {
    const [one, other] = [open(), open()];
    await one.add('/a', page('new'), at(2));
    expect(await other.add('/a', page('old'), at(1))).toBe(true);
    expect(text(one.get('/a'))).toBe('<p>new</p>');
    await other.add('/a', page('newest'), at(3));
    expect(text(one.get('/a'))).toBe('<p>newest</p>');
  });

  it('is found by what it shows, in older versions than the one that is told', async () => {
    const pages = open();
    await pages.add('/a', page('a'), at(1, { oven: 7, cooking: undefined }));
    await pages.add('/b', page('b'), at(1, { pan: undefined }));
    expect(pages.showing([{ tag: 'oven', version: 7 }])).toEqual([]);
    expect(pages.showing([{ tag: 'oven', version: 8 }])).toEqual(['/a']);
    expect(pages.showing([{ tag: 'oven' }])).toEqual(['/a']);
    expect(pages.showing([{ tag: 'cooking', version: 1 }, { tag: 'pan' }])).toEqual(['/a', '/b']);
    expect(pages.showing([{ tag: 'menu' }]).sort()).toEqual(['/a', '/b']);
    await pages.add('/a', page('another'), at(2, { pan: undefined }));
    expect(pages.showing([{ tag: 'oven' }])).toEqual([]);
    pages.remove('/a');
    expect([pages.showing([{ tag: 'pan' }]), pages.get('/a')]).toEqual([['/b'], undefined]);
  });

  it.each([
    ['cut off', (file: string) => truncateSync(file, 3)],
    ['another one of the same size', (file: string) => writeFileSync(file, '<p>X</p>')],
    ['gone', (file: string) => rmSync(file)],
  ])('is none when its file is %s', async (_, spoil) => {
    await open().add('/a', page('a'), at(1));
    spoil(path.join(kept(), files()[0] ?? ''));
    const pages = open();
    expect(pages.get('/a')).toBeUndefined();
    await pages.add('/a', page('a'), at(1));
    expect(text(pages.get('/a'))).toBe('<p>a</p>');
  });

  it('is none of another store, or of a shop with another address; what nobody has opened for a week goes', async () => {
    await open().add('/a', page('a'), at(1, { x: undefined }));
    const elsewhere = open('the same store at https://other.example');
    expect([elsewhere.get('/a'), elsewhere.showing([{ tag: 'x' }])]).toEqual([undefined, []]);
    await elsewhere.add('/b', page('b'), at(1));
    expect([open().get('/a'), open().get('/b')].map(Boolean)).toEqual([true, false]);
    const folder = path.dirname(elsewhere.get('/b')?.file.disk ?? '');
    utimesSync(folder, 1, 1);
    open();
    await expect.poll(() => existsSync(folder)).toBe(false);
    expect(open().get('/a')).toBeDefined();
  });

  it('leaves when there is no more room, the longest unasked first', async () => {
    const clock = { now: 0 };
    const pages = open(SHOP, { room: { pages: 40, bytes: 1e9 }, now: () => clock.now });
    for (let i = 0; i < 50; i += 1) {
      clock.now += 4_000_000; // more than an hour
      pages.get('/0');
      if (i === 49) expect(pages.addresses()).toHaveLength(49);
      await pages.add(`/${i}`, page(String(i)), at(1));
    }
    expect(pages.addresses()).toHaveLength(40);
    expect([pages.get('/0'), pages.get('/1'), pages.get('/49')].map(Boolean)).toEqual([true, false, true]);
  });

  it('is not kept where the release was removed meanwhile, or the disk takes nothing', async () => {
    const pages = open();
    await pages.add('/a', page('a'), at(1));
    rmSync(release, { recursive: true });
    expect(await pages.add('/b', page('b'), at(1))).toBe(false);
    expect(existsSync(release)).toBe(false);
    mkdirSync(release);
    writeFileSync(kept(), 'a file where the folder should be');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const without = open();
    log.mockRestore();
    expect([await without.add('/a', page('a'), at(1)), without.get('/a')]).toEqual([false, undefined]);
  });
});

it('an index that is broken is made anew, and strays go in time', async () => {
  await open().add('/a', page('a'), at(1));
  opened.pop()?.close();
  const folder = path.join(kept(), path.dirname(files()[0] ?? ''));
  writeFileSync(path.join(folder, 'index.sqlite'), 'no database, but longer than its head would be'.repeat(9));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const pages = open();
  log.mockRestore();
  expect([pages.get('/a'), files()]).toEqual([undefined, []]);
  await pages.add('/a', page('a'), at(1));
  const stray = path.join(folder, `${'0'.repeat(32)}-${'x'.repeat(22)}.html`);
  writeFileSync(stray, 'left behind');
  utimesSync(stray, 1, 1);
  open();
  await expect.poll(files).toHaveLength(1);
  expect(text(pages.get('/a'))).toBe('<p>a</p>');
});
