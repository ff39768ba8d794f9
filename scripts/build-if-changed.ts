import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ASTRO_CACHE, beginRelease, writeEntry } from '#server/release/new-release.ts';
import {
  builtRelease,
  currentRelease,
  forgetLeft,
  leftRelease,
  noteBuilt,
  releaseFolder,
  releasesIn,
  removeOldReleases,
  switchTo,
} from '#server/release/releases.ts';

/** Everything a built page is made of. */
const INPUTS = ['src', 'content', 'integrations', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
/** Settings that are part of the pages. The shop's address is none: the server puts it in. */
const SETTINGS = [
  ...['STORE_API_ENDPOINT', 'STORE_API_ACCESS_TOKEN', 'MEDIA_ORIGINS', 'STORE_ACCESS_KEY', 'SHOP_CLOCK'],
  ...['CAPTCHA', 'CAPTCHA_SITE_KEY', 'MAX_UPLOAD_MB', 'ANALYTICS', 'ANALYTICS_URL', 'ANALYTICS_SITE', 'SERVICE_WORKER'],
];

export const DIST = process.env.DIST_DIR ?? 'dist';

/** What is built: the shop, unless someone says otherwise. */
interface Target {
  dist: string;
  env: Record<string, string>;
  /** False: what is current stays so. */
  isToBeServed?: boolean;
}
const SHOP: Target = { dist: DIST, env: {} };

/** Every block from its example, for the visual test. */
export const GALLERY: Target = { dist: '.cache/gallery', env: { GALLERY: '1' } };

/** Whether something had to be built; `left`: the release of what lies there now, where another one stays current. */
interface Current {
  isNew: boolean;
  left?: string;
}

/**
 * Makes current what is built from the inputs that lie there now: a release that is kept where there is one, else a new one.
 * Another release stays current where somebody has left this one for it. @throws when the build fails.
 */
export async function buildIfChanged(target = SHOP): Promise<Current> {
  const current = currentRelease(target.dist);
  const same = releasesFromHere(target);
  const [newest] = same;
  const left = leftRelease(target.dist);
  if (!newest) await build(target);
  else if (current && same.includes(current)) forgetLeft(target.dist);
  else if (current && left && same.includes(left)) return { isNew: false, left };
  else switchTo(target.dist, newest);
  return { isNew: !newest };
}

/**
 * Lets tests and measurements look at what is built from the inputs that lie there now (`builtFolder`): a release that is
 * kept where there is one, else a new one. What is current stays so, and a shop that is open goes on with it.
 * @throws when the build fails.
 */
export async function buildAside(target = SHOP): Promise<void> {
  const [newest] = releasesFromHere(target);
  if (newest) noteBuilt(target.dist, newest);
  else await build({ ...target, isToBeServed: false });
}

/** The newest first; those too that were never served. */
function releasesFromHere(target: Target): string[] {
  const digest = digestOfInputs();
  return releasesIn(target.dist).filter((id) => builtFrom(target, id) === digest);
}

/**
 * Pages are short-lived strings: with room for 32 MB of them the collector runs a fifth as often. What lives longer may grow
 * by half before it is looked through, instead of to four times its size on a machine with much memory.
 */
const HEAP = ['--max-semi-space-size=32', '--heap-growing-percent=50'];

/** Allocators of libraries and of the bundler give memory back at once, instead of keeping a store for every thread. */
const NO_STORES = { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0' };

/** Astro keeps what it has read until the file changes, and takes no note of a schema that did. */
const PARSED_CONTENT = `${ASTRO_CACHE}/data-store.json`;

/**
 * Builds a release of its own beside the others and switches to it when it is whole, if it is to be served. `finish` is
 * given its folder before that. `astro build` runs in a process of its own: its memory is gone when the shop opens.
 * @throws when the build fails, or another one is running; the release that is served stays as it is, and what is unfinished
 * of the new one goes.
 */
export async function build(target = SHOP, finish = async (_release: string) => {}): Promise<void> {
  const { dist, env, isToBeServed = true } = target;
  const { id, folder, end } = beginRelease(dist, new Date());
  try {
    rmSync(PARSED_CONTENT, { force: true });
    const inputs = digestOfInputs(); // before: what is edited meanwhile is not in it
    await astroBuild({ ASTRO_OUT: folder, ...env });
    writeFileSync(path.join(folder, BUILT_FROM), inputs);
    await finish(folder);
    writeEntry(dist, path.resolve('integrations/server/main.ts'));
    noteBuilt(dist, id);
    if (isToBeServed) switchTo(dist, id);
    removeOldReleases(dist);
  } catch (trouble) {
    if (builtRelease(dist) !== id) rmSync(folder, { recursive: true, force: true });
    throw trouble;
  } finally {
    end();
  }
}

async function astroBuild(env: Record<string, string>): Promise<void> {
  const astro = fork('node_modules/astro/bin/astro.mjs', ['build'], {
    execArgv: [...HEAP, '--import', new URL('./end-with-parent.ts', import.meta.url).href],
    // tests set another NODE_ENV, with which React and our own code would be those of development
    env: { ...NO_STORES, ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  const code = await new Promise((ended) => astro.once('exit', ended));
  if (code !== 0)
    throw new Error(`The pages could not be built (astro build ended with ${code}); the reason stands above.`);
}

/** In the folder of a release: the digest of its inputs. */
export const BUILT_FROM = 'built-from.txt';

function builtFrom({ dist }: Target, id: string): string | null {
  try {
    return readFileSync(path.join(releaseFolder(dist, id), BUILT_FROM), 'utf8');
  } catch {
    return null;
  }
}

/** Of files and settings. */
export function digestOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesIn).sort()) hash.update(file).update('\0').update(readFileSync(file));
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

function filesIn(name: string): string[] {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [name];
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
