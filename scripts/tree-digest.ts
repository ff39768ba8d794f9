import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configSchema } from '#config.schema.ts';
import type { Skipped } from './skipped.ts';

const FILE = '.cache/tests/passed.json';

/** What is installed, which may be something else than what package-lock.json asks for. */
const INSTALLED = 'node_modules/.package-lock.json';

/** What changes what is tested: the settings of the shop, of the tests, and of the machine. */
export const SETTINGS = [
  ...Object.keys(configSchema.shape),
  ...['FUZZ', 'FUZZ_SEED', 'HOSTILE', 'HOSTILE_SEED', 'RENEW', 'CI', 'GALLERY'],
  ...['JOURNEY_EDITOR', 'JOURNEY_REMOTE', 'JOURNEY_SHOPWARE', 'VISUAL'],
  ...['DIST_DIR', 'CHROMIUM_PATH', 'CHROME_PATH', 'PG_BIN', 'NODE_ENV', 'NODE_OPTIONS', 'TZ', 'LANG', 'LC_ALL'],
];

/** Read somewhere, and no reason to test again: what our own processes tell each other, and where things lie. */
export const NO_SETTINGS = [
  ...['ASTRO_NODE_AUTOSTART', 'ASTRO_OUT', 'DIST', 'ENGINE', 'IS_SUCCESSOR', 'RELEASE', 'RELEASE_DIR'],
  ...['STORE_BUILD_DIR', 'TEST_POSTGRES', 'TEST_SQLITE'],
  ...['EDITOR_PORT', 'JOURNEY_DATA', 'JOURNEY_PORT', 'PATH', 'TMPDIR', 'TRACE'],
];

/** As they were at the start: what a run finds out, such as the browser, makes no other tree. */
const AT_START = { ...process.env };

/** What passed, by stage: how many tests, which of them at the second try only, and which can't be run here. */
export type Passed = Record<string, { tests: number; shaky: string[]; notHere?: Skipped[] }>;

/**
 * Digest of every file that git knows or would add, of what is installed, of the settings and of the Node that runs;
 * undefined where there is no git.
 */
export function treeDigest(env: NodeJS.ProcessEnv = AT_START, installed = INSTALLED): string | undefined {
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    const names = [...new Set([...list.split('\0'), installed])].filter((name) => existsSync(name)).sort();
    const hash = createHash('sha256').update(process.version);
    for (const name of SETTINGS) hash.update(`\0${name}=${env[name] ?? ''}`);
    for (const name of names) hash.update(`\0${name}\0`).update(readFileSync(name));
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/** What has passed on exactly this tree. */
export function passedOn(tree: string | undefined, file = FILE): Passed {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { tree: string; passed: Passed };
    return kept.tree === tree ? kept.passed : {};
  } catch {
    return {};
  }
}

/** Nothing is kept when the tree was edited while it was tested. */
export function keepPassed(tree: string | undefined, passed: Passed, file = FILE): void {
  if (tree === undefined || tree !== treeDigest()) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ tree, passed: { ...passedOn(tree, file), ...passed } }));
}
