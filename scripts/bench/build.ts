import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '#scripts/build-if-changed.ts';
import { currentFolder } from '#server/release/releases.ts';
import type { Figure } from './report.ts';
import { watchStarted } from './server.ts';

const OUT = '.cache/bench/build';

/** All pages from nothing, without what is made behind the open shop; its floor is writing the same pages to the disk. */
export async function measureBuild(): Promise<Figure[]> {
  rmSync(OUT, { recursive: true, force: true });
  rmSync('.cache/astro', { recursive: true, force: true });
  const started = performance.now();
  const peakMb = await buildAndWatch();
  const seconds = (performance.now() - started) / 1000;
  const pages = pagesOf(`${currentFolder(OUT)}/client`);
  const floor = secondsToWrite(pages);
  return [
    { what: 'build', unit: 's', value: seconds, floor },
    { what: 'pages built', unit: 'pages', value: pages.length },
    { what: 'build, a page', unit: 'ms', value: (seconds * 1000) / pages.length, floor: (floor * 1000) / pages.length },
    { what: 'build, peak memory', unit: 'MB', value: peakMb },
  ];
}

/** Answers with the most memory that its processes held together, in MB; 0 where /proc does not tell. */
async function buildAndWatch(): Promise<number> {
  const endWatch = watchStarted(process.pid);
  await build({ dist: OUT, env: {} }).finally(endWatch);
  return endWatch().peakMb;
}

const pagesOf = (client: string) =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(path.join(client, name)) }));

function secondsToWrite(pages: { name: string; html: Buffer }[]): number {
  const started = performance.now();
  for (const { name, html } of pages) {
    const file = path.join('.cache/bench/written', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const seconds = (performance.now() - started) / 1000;
  rmSync('.cache/bench/written', { recursive: true, force: true });
  return seconds;
}
