import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { builtFolder } from '#server/release/releases.ts';
import { type Figure, isMissed, missed, newestFirst, table } from './bench/report.ts';
import { buildAside, DIST } from './build-if-changed.ts';
import { finishInBackground } from './finish-in-background.ts';

/** What can be measured; each part is loaded only when it is wanted, because Lighthouse alone takes a second. */
const PARTS: Record<
  string,
  { help: string; needsBuild?: boolean; isOnRequest?: boolean; measure: () => Promise<Figure[]> }
> = {
  start: {
    help: 'from npm ci with an empty cache to the first page, and starts after a change of settings',
    measure: async () => (await import('./bench/start.ts')).measureStart(),
  },
  build: {
    help: 'seconds and memory of a whole build',
    measure: async () => (await import('./bench/build.ts')).measureBuild(),
  },
  load: {
    help: 'requests a second and processor time a request',
    needsBuild: true,
    measure: async () => (await import('./bench/load.ts')).measureLoad(),
  },
  pages: {
    help: 'style sheets, requests, bytes and Lighthouse of each kind of page; at most 3 minutes',
    needsBuild: true,
    measure: async () => (await import('./bench/pages.ts')).measurePages(),
  },
  growth: {
    help: 'the same of shops with 222, 2,000 and 10,000 articles; takes long, so it is measured only when it is named',
    isOnRequest: true,
    measure: async () => (await import('./bench/growth.ts')).measureGrowth(),
  },
};

const HELP = `npm run bench -- [part…] [--check]

Measures what the shop costs and writes it to bench/README.md, newest first. Without a part: all but growth.

${Object.entries(PARTS)
  .map(([name, { help }]) => `  ${name.padEnd(8)} ${help}`)
  .join('\n')}

  --check  exit code 1 when a wanted value is missed`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(HELP);
  process.exit();
}

const isCheck = words.includes('--check');
const requestedParts = words.filter((word) => word !== '--check');
const unknown = requestedParts.filter((name) => !PARTS[name]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

// before anything runs: what is measured is this commit on a machine as busy as this
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const changes = git('status', '--porcelain', '--', '.', ':!bench/README.md'); // an earlier report is none
const commit = `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ' with changes'}`;
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the start`;

const figures: Figure[] = [];
const seconds: string[] = [];
for (const [name, { measure, needsBuild, isOnRequest }] of Object.entries(PARTS)) {
  if (requestedParts.length > 0 ? !requestedParts.includes(name) : isOnRequest) continue;
  if (needsBuild) await buildWhole();
  const started = performance.now();
  figures.push(...(await measure()));
  seconds.push(`${name} (${Math.round((performance.now() - started) / 1000)} s)`);
}

const day = new Date().toISOString().slice(0, 10);
const lines = [`## ${day}, ${commit}`, `${seconds.join(', ')} on ${machine}`, table(figures), missed(figures)];
const report = lines.filter(Boolean).join('\n\n');
console.log(report);
writeFileSync('bench/README.md', newestFirst(readFileSync('bench/README.md', 'utf8'), report));
if (isCheck && figures.some(isMissed)) process.exitCode = 1;

/** What is measured is a shop that has been open for a while: pictures and compressed files are there. */
async function buildWhole(): Promise<void> {
  await buildAside();
  await finishInBackground(builtFolder(DIST));
}
