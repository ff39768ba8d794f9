import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST as BUILT } from '#scripts/build-if-changed.ts';
import type { ListedFile, SiteList } from '#server/build/site-list.ts';
import { builtFolder, releaseFolder, switchTo } from '#server/release/releases.ts';
import { peakOf } from './server.ts';

export interface Floor {
  /** A copy of the build with the floor's pages in it. */
  dist: string;
  /** The addresses that are measured, with the hand-written counterpart of each. */
  pages: { name: string; path: string; floor: string }[];
}

const DIST = '.cache/bench/dist';

/** Copies the build and lays beside each page the same content without anything of ours. */
export function layFloor(): Floor {
  rmSync(DIST, { recursive: true, force: true });
  const built = builtFolder(BUILT);
  const site = releaseFolder(DIST, path.basename(built));
  cpSync(built, site, { recursive: true });
  const list: SiteList = JSON.parse(readFileSync(`${site}/site.json`, 'utf8'));
  const pages = chosen(Object.keys(list.files)).map(({ name, file }) => {
    const html = handMade(readFileSync(path.join(site, 'client', file), 'utf8'));
    list.files[`floor/${name}.html`] = written(path.join(site, 'client/floor', `${name}.html`), html);
    return { name, path: `/${file.replace(/\/?(index)?\.html$/, '')}`, floor: `/floor/${name}` };
  });
  writeFileSync(`${site}/site.json`, JSON.stringify(list));
  switchTo(DIST, path.basename(built));
  return { dist: DIST, pages };
}

/** Home, the first category of raclette, the first raclette oven and a recipe, as they are called today. */
function chosen(files: string[]): { name: string; file: string }[] {
  const html = files.filter((file) => file.endsWith('.html')).sort();
  const find = (...patterns: RegExp[]) =>
    patterns.map((pattern) => html.find((file) => pattern.test(file))).find(Boolean) ?? 'index.html';
  return [
    { name: 'home', file: 'index.html' },
    { name: 'category', file: find(/^shop\/kochen\/raclette(\/index)?\.html/, /^shop\//) },
    { name: 'product', file: find(/^produkt\/raclette-?ofen/, /^produkt\//) },
    { name: 'recipe', file: find(/^rezepte\/fondue-moitie-moitie/, /^rezepte\//) },
  ];
}

/** The content as somebody would write it by hand: no scripts, no islands, no style sheets but one line. */
const handMade = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<link[^>]*rel="?(stylesheet|modulepreload|preload)[^>]*>/g, '')
    .replace(/<\/?astro-island[^>]*>/g, '')
    .replace(
      '</head>',
      '<style>body{max-width:60rem;margin:auto;font-family:sans-serif}img{max-width:100%;height:auto}</style></head>',
    );

function written(file: string, html: string): ListedFile {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { type: 'text/html; charset=utf-8', digest, bytes: Buffer.byteLength(html) };
}

/** Memory of a Node that serves one fixed answer, in MB. */
export async function serverMb(): Promise<number> {
  const code = "require('node:http').createServer((_q, a) => a.end('ok')).listen(0, () => console.log('open'))";
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((open) => child.stdout.once('data', open));
  const peak = peakOf(child.pid);
  child.kill();
  return peak;
}
