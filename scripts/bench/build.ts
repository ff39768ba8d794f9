import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from './table.ts';

const OUT = '.cache/bench/build';

/** A whole build from nothing but the scaled pictures; its floor is writing the same pages to the disk. */
export async function measureBuild(): Promise<Figure[]> {
  rmSync(OUT, { recursive: true, force: true });
  rmSync('.cache/astro', { recursive: true, force: true });
  const started = performance.now();
  const peakMb = await buildAndWatch();
  const seconds = (performance.now() - started) / 1000;
  const pages = pagesOf(`${OUT}/client`);
  const floor = secondsToWrite(pages);
  return [
    { what: 'build', unit: 's', value: seconds, floor },
    { what: 'pages built', unit: 'pages', value: pages.length },
    { what: 'build, a page', unit: 'ms', value: (seconds * 1000) / pages.length, floor: (floor * 1000) / pages.length },
    { what: 'build, peak memory', unit: 'MB', value: peakMb },
  ];
}

/** Answers with the highest resident memory that was seen, in MB; 0 where /proc does not tell. */
async function buildAndWatch(): Promise<number> {
  const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_OUT: OUT, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, peakOf(astro.pid));
  }, 250);
  const code = await new Promise((ended) => astro.once('exit', ended));
  clearInterval(look);
  if (code !== 0) throw new Error(`astro build ended with ${code}; run npm run build to see why.`);
  return peak;
}

/** The kernel's own high-water mark of a process, in MB. */
export function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
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
