import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesIn, importsIn, neededBy, shellOf } from './shell.ts';

let client: string;
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'a-site-'));
  await mkdir(`${client}/_astro`);
  await mkdir(`${client}/offline`);
  await writeFile(`${client}/_astro/a.js`, 'import"./b.js";');
  await writeFile(`${client}/_astro/b.js`, '');
});
afterEach(() => rm(client, { recursive: true }));

const page =
  '<link rel="stylesheet" href="/_astro/print.css" media="print"><script type="module" src="/_astro/a.js"></script>';
const late = '<template data-late><script type="module" src="/_astro/late.js"></script></template>';

test('the shell is the page and what it loads by itself', async () => {
  await writeFile(`${client}/offline/index.html`, page + late);
  expect((await shellOf(client, ['/offline'])).files).toEqual(['/offline', '/_astro/a.js', '/_astro/b.js']);
});

test('a shell of more than 30 KB stops the build', async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => (index * 7919).toString(36)).join();
  await writeFile(`${client}/offline/index.html`, noise);
  await expect(shellOf(client, ['/offline'])).rejects.toThrow('at most 30720');
});

test('a page that is to be awake needs its islands too, and all that these begin with', async () => {
  await writeFile(`${client}/_astro/c.js`, '');
  await writeFile(`${client}/_astro/b.js`, 'import{x}from"./c.js";import("./later.js")');
  await mkdir(`${client}/wishlist`);
  await writeFile(
    `${client}/wishlist/index.html`,
    '<link rel="stylesheet" href="/_astro/a.css"><astro-island component-url="/_astro/a.js" props="{}"></astro-island>',
  );
  const needed = await neededBy(client, '/wishlist');
  expect(needed).toEqual(['/_astro/a.css', '/_astro/a.js', '/_astro/b.js', '/_astro/c.js']);
});

test('what is for paper, and what waits, is not taken along', () =>
  expect(filesIn(page + late)).toEqual(['/_astro/a.js']));

test('chunks that come later are not taken along', () => {
  expect(importsIn('import{a}from"./x.js";import"./y.js";import("./later.js")')).toEqual([
    '/_astro/x.js',
    '/_astro/y.js',
  ]);
});
