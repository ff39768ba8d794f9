import { execFile, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { currentRelease, releaseFolder } from '#server/release/releases.ts';
import { builtRelease } from '#tests/support/release.ts';

/*
 * A release without a gap: shoppers go on asking while the next one is built, switched to and taken back. Half of the
 * requests come on connections that stay open, as browsers' do, half on new ones, as through some balancers.
 */

/** Requests a second. */
const RATE = 200;
const BUILD_MS = 15 * 60_000;

const folder = '.cache/out-releases'; // inside the project, where its packages are found
const dist = path.join(folder, 'dist');
const first = path.basename(builtRelease());
const env = {
  ...process.env,
  DIST_DIR: dist,
  DATA_DIR: path.join(folder, 'data'),
  HOST: '127.0.0.1',
  PORT: String(await freePort()), // not 0: another worker would listen somewhere else
};

let shop: ReturnType<typeof spawn>;
let url = '';
let output = '';

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(builtRelease(), releaseFolder(dist, first), { recursive: true });
  await run('release', 'use', first);
  shop = spawn(process.execPath, ['scripts/run.mjs', 'start', '--as-built'], { env: { ...env, LOG_LEVEL: 'warn' } });
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (output += text));
  await vi.waitUntil(() => /is open: /.test(output), { timeout: 60_000 });
  [, url = ''] = output.match(/is open: (\S+)/) ?? [];
}, 90_000);
afterAll(async () => {
  const ended = new Promise((end) => shop.once('exit', end));
  shop.kill('SIGTERM');
  if (shop.exitCode === null) await ended;
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const run = (script: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', script, ...words], { env, maxBuffer: 64 * 1024 * 1024 });

it(
  `builds, switches and returns under ${RATE} requests a second, of which none fails`,
  async () => {
    const shoppers = startShoppers([
      '/',
      '/en-US',
      '/shop/kochen/raclette',
      '/health',
      '/sitemap.xml',
      '/search?search=ofen',
    ]);
    const { stdout: listed } = await run('release');
    expect(listed).toContain(`${first}  current`);

    await run('build', '--pages');
    const second = currentRelease(dist);
    expect(second).not.toBe(first);
    await expect.poll(() => output, { timeout: 30_000 }).toContain(`Release ${second} is served.`);
    await seconds(3);
    await run('release', 'back');
    expect(currentRelease(dist)).toBe(first);
    await expect.poll(() => output.split(`Release ${first} is served.`).length, { timeout: 30_000 }).toBe(3);
    await seconds(3);

    const { requested: sent, failures, perSecond } = await shoppers.stop();
    console.log(`${sent} requests, ${Math.round(perSecond)} a second, ${failures.length} failed`);
    expect(failures).toEqual([]);
    expect(perSecond).toBeGreaterThan(RATE * 0.9);
  },
  BUILD_MS,
);

it('opens again by itself when its worker was killed', async () => {
  for (const pid of workersOf(shop.pid)) process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => statusOf('/health').then((status) => status === 200), { timeout: 30_000, interval: 100 });
});

/** Workers of a supervisor, as Linux tells them. */
function workersOf(pid = 0): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server/main.ts'));
}

const statusOf = (address: string): Promise<number | undefined> =>
  fetch(url + address, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status,
    () => undefined,
  );

const seconds = (count: number) => new Promise((later) => setTimeout(later, count * 1000));

function startShoppers(paths: string[]) {
  const kept = new Agent({ keepAlive: true });
  const unpooled = new Agent({ keepAlive: false });
  const failures: string[] = [];
  const started = performance.now();
  let sent = 0;
  let reply = 0;
  const sendNext = () => {
    const path = paths[sent % paths.length] ?? '/';
    const agent = Math.floor(sent / paths.length) % 2 === 0 ? kept : unpooled;
    sent += 1;
    const failed = (why: string) => {
      reply += 1;
      failures.push(`${path}: ${why}`);
    };
    get(url + path, { agent }, (response) => {
      response.resume().once('error', ({ message }) => failed(message));
      response.once('end', () => {
        if (response.statusCode === 200) reply += 1;
        else failed(String(response.statusCode));
      });
    }).once('error', ({ message }) => failed(message));
  };
  // a timer that comes late asks for what it has missed
  const timer = setInterval(() => {
    while (sent < ((performance.now() - started) / 1000) * RATE) sendNext();
  }, 5);
  return {
    stop: async () => {
      clearInterval(timer);
      const perSecond = sent / ((performance.now() - started) / 1000);
      await expect.poll(() => reply, { timeout: 30_000 }).toBe(sent);
      kept.destroy();
      return { requested: sent, failures, perSecond };
    },
  };
}
