import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Everything a built page is made of. */
const INPUTS = ['src', 'content', 'integrations', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
const SETTINGS = ['SITE_URL', 'PORT', 'STORE_API_ENDPOINT', 'STORE_API_ACCESS_TOKEN', 'SHOP_CLOCK'];

export const DIST = process.env.DIST_DIR ?? 'dist';
const STAMP = path.join(DIST, 'built-from.txt');

/** Builds when `dist` was made from other inputs than those that lie there now. @throws when the build fails. */
export async function buildIfChanged(): Promise<'built' | 'unchanged'> {
  if (stamp() === digestOfInputs()) return 'unchanged';
  await build();
  return 'built';
}

/** Pages are short-lived strings: with room for 64 MB of them the collector runs a tenth as often. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** `astro build` in a process of its own: its memory is gone when the shop opens. */
export async function build(): Promise<void> {
  const inputs = digestOfInputs(); // before: what is edited meanwhile is not in it
  const astro = spawn(process.execPath, [YOUNG_SPACE, 'node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_OUT: DIST, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const code = await new Promise((ended) => astro.once('exit', ended));
  if (code !== 0)
    throw new Error(`The pages could not be built (astro build ended with ${code}); the reason stands above.`);
  writeFileSync(STAMP, inputs);
}

function stamp(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

function digestOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesIn).sort()) hash.update(file).update('\0').update(readFileSync(file));
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

function filesIn(name: string): string[] {
  const found = statSync(name, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [name];
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
