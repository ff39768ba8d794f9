import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#scripts/free-port.ts';
import type { Figure } from './report.ts';

/** How long the first start may work on behind the open shop, in seconds. */
const READY_WITHIN = 600;

/** How long somebody waits for a page: from a fresh clone with an empty npm cache, and after a change of settings. */
export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hof-und-herd-bench-'));
  process.once('SIGINT', () => process.exit(130)); // npm start has a group of its own, which Ctrl+C does not reach
  process.once('exit', () => {
    stopNow();
    rmSync(folder, { recursive: true, force: true });
  });
  const shop = path.join(folder, 'shop');
  execFileSync('git', ['clone', '--quiet', '.', shop]);
  const [port, otherPort] = [String(await freePort()), String(await freePort())];
  const usual = { PORT: port };

  const began = performance.now();
  await npmCi(shop, path.join(folder, 'npm-cache'));
  const installed = secondsSince(began);
  const first = await start(shop, usual);
  const opened = secondsSince(began);
  log(`first page ${Math.round(opened)} s after the beginning of npm ci; waits until everything is ready`);
  const finished = (await first.isReady()) ? secondsSince(began) : undefined;
  await first.stop();
  const figures: Figure[] = [
    { what: 'npm ci with an empty cache', unit: 's', value: installed },
    { what: 'npm ci and npm start, first page', unit: 's', value: opened, most: 90 },
  ];
  if (finished) figures.push({ what: 'npm ci and npm start, everything ready', unit: 's', value: finished });

  const starts: [what: string, most: number, settings: Record<string, string>][] = [
    ['second start', 2, usual],
    ['start with another PORT', 5, { PORT: otherPort }],
    ['start with another HOST', 5, { ...usual, HOST: 'localhost' }],
    ['start with another SITE_URL', 5, { ...usual, SITE_URL: 'https://shop.example' }],
  ];
  for (const [what, most, settings] of starts) {
    const started = performance.now();
    const again = await start(shop, settings);
    figures.push({ what, unit: 's', value: secondsSince(started), most });
    await again.stop();
  }
  return figures;
}

const log = (what: string) => console.error(`start: ${what}`);
const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

/** The environment of a plain shell: without the settings of this shop, and without what `npm run` puts on the path. */
function cleanEnv(): NodeJS.ProcessEnv {
  const { PORT, HOST, SITE_URL, DATA_DIR, DIST_DIR, ...env } = process.env;
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...env, PATH: folders.join(path.delimiter) };
}

async function npmCi(cwd: string, cache: string): Promise<void> {
  log('npm ci with an empty cache');
  const npm = spawn('npm', ['ci', '--cache', cache], { cwd, env: cleanEnv(), stdio: ['ignore', 'ignore', 'pipe'] });
  const output = text(npm.stderr); // warnings, and the reason when it fails
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error(`npm ci ended with ${code}:\n${await output}`);
}

/** Ends what was started and still runs. */
let stopNow = () => {};

/** `npm start`, until GET / is answered. */
async function start(cwd: string, settings: Record<string, string>) {
  log(`npm start with ${JSON.stringify(settings)}`);
  const npm = spawn('npm', ['start'], {
    cwd,
    env: { ...cleanEnv(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // npm keeps a signal to itself: its group hears it
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const ended = once(npm, 'close').then(() => {
    stopNow = () => {};
  });
  stopNow = () => {
    if (npm.pid) process.kill(-npm.pid, 'SIGTERM');
  };

  const comes = async (isSo: () => boolean | Promise<boolean>, within = Number.POSITIVE_INFINITY) => {
    for (const since = performance.now(); !(await isSo()); await setTimeout(50)) {
      const end = npm.exitCode ?? npm.signalCode;
      if (end !== null) throw new Error(`npm start ended with ${end}:\n${output.slice(-2000)}`);
      if (secondsSince(since) > within) return false;
    }
    return true;
  };
  await comes(() => isUp(`http://localhost:${settings.PORT}/`));
  return {
    isReady: () => comes(() => /^Everything is ready/m.test(output), READY_WITHIN),
    stop: async () => {
      stopNow();
      await ended;
    },
  };
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
