import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ executablePath: string, env: Record<string, string>, via: string }} Chromium */

/** What a browser in a container needs; the package's own list would switch off web security. */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds, unpacks or installs a Chromium for Playwright and Lighthouse, in this order: CHROMIUM_PATH, the system's,
 * Playwright's own download, the one inside an npm package (Linux x64), Debian's (as root).
 * @returns {Promise<Chromium>}
 * @throws {Error} what to do when none is to be had.
 */
export async function resolveChromium() {
  const configuredPath = process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH;
  if (configuredPath && isExecutable(configuredPath))
    return { executablePath: configuredPath, env: {}, via: 'CHROMIUM_PATH' };
  const system = systemBrowser();
  if (system) return { executablePath: system, env: {}, via: 'system' };
  for (const [via, find] of [
    ['playwright', fromPlaywright],
    ['npm', fromNpm],
    ['apt', fromApt],
  ]) {
    try {
      const browser = await find();
      if (browser) return { env: {}, ...browser, via };
    } catch (trouble) {
      console.error(`Chromium through ${via}: ${trouble.message}`);
    }
  }
  throw new Error('No Chromium: apt-get install chromium, npx playwright install chromium, or set CHROMIUM_PATH.');
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const systemBrowser = () => NAMES.map(onPath).find(Boolean);

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { executablePath } : null;
}

const CACHE = fileURLToPath(new URL('../.cache/chromium/', import.meta.url));

/** Unpacked aside and renamed, so that two processes can't meet in a half-unpacked one. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const home = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/(.*@sparticuz.chromium).*/s, '$1');
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const folder = path.join(CACHE, version);
  if (!existsSync(path.join(folder, 'chromium'))) {
    const aside = `${folder}.${process.pid}`;
    await unpack(path.join(home, 'bin'), aside);
    try {
      renameSync(aside, folder);
    } catch {
      rmSync(aside, { recursive: true, force: true }); // another process was quicker
    }
  }
  return { executablePath: path.join(folder, 'chromium'), env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') } };
}

/** @param {string} bin @param {string} folder */
async function unpack(bin, folder) {
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder; // the package unpacks into the temporary folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(path.join(bin, 'al2023.tar.br')); // NSS and NSPR for machines that lack them
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

async function fromApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} words */
  const apt = (...words) =>
    execFileSync('apt-get', words, { stdio: ['ignore', process.stderr, process.stderr], env, timeout: 300_000 });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation');
  const executablePath = systemBrowser();
  return executablePath ? { executablePath } : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await resolveChromium());
