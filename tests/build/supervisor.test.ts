import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { releaseFolder, switchTo } from '#server/release/releases.ts';
import { emptyRelease } from '#tests/support/release.ts';

/*
 * The real supervisor with stand-ins: releases are names, a worker answers with the name of its own, and one that is called
 * bad does not open. What makes files behind the shop tells its process id.
 */

const from = (file: string) => JSON.stringify(pathToFileURL(path.resolve(file)).href);
const MAIN = `import { createServer } from 'node:http';
import { retire, shutDownOnSignal } from ${from('integrations/server/shut-down.ts')};
if (process.env.RELEASE.includes('bad')) process.exit(3);
const server = createServer((_, response) => response.end(process.env.RELEASE + ' ' + process.pid));
shutDownOnSignal(server, () => {}, () => {});
setTimeout(() => server.listen(process.env.PORT, '127.0.0.1'), process.env.IS_SUCCESSOR ? 500 : 0);
process.on('message', (message) => message === 'retire' && retire(server, () => {}, () => {}).then(() => process.exit()));`;

const supervisor = (main: string, finish: string) => `import { fork } from 'node:child_process';
import { superviseShop } from ${from('scripts/supervisor.ts')};
superviseShop(process.env.DIST, { main: ${JSON.stringify(main)}, finish: () => {
  const child = fork(${JSON.stringify(finish)}, { execArgv: ['--import', ${from('scripts/end-with-parent.ts')}] });
  console.log('finishing ' + child.pid);
  return child;
} });`;

let folder: string;
let dist: string;
let shop: ChildProcess;
let output = '';
let url = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervised-'));
  dist = path.join(folder, 'dist');
  writeFileSync(path.join(folder, 'main.mjs'), MAIN);
  writeFileSync(path.join(folder, 'finish.mjs'), 'setInterval(() => {}, 1000);');
  writeFileSync(
    path.join(folder, 'supervisor.mjs'),
    supervisor(path.join(folder, 'main.mjs'), path.join(folder, 'finish.mjs')),
  );
  makeCurrent('1-good');
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  output = '';
  shop = spawn(process.execPath, [path.join(folder, 'supervisor.mjs')], {
    env: { ...process.env, DIST: dist, PORT: port },
    detached: true, // a process group of its own
  });
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (output += text));
  await expect.poll(fetchText, { timeout: 20_000 }).toMatch(/^1-good/);
});
afterEach(async () => {
  await endedBy('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function makeCurrent(id: string): void {
  emptyRelease(releaseFolder(dist, id));
  switchTo(dist, id);
}

const fetchText = () => fetch(url, { headers: { connection: 'close' } }).then((each) => each.text(), String);

async function killWorker(): Promise<void> {
  const [, pid] = (await fetchText()).split(' ');
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(fetchText, { timeout: 20_000 }).not.toContain(` ${pid}`);
}

async function endedBy(signal: NodeJS.Signals): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = new Promise((end) => shop.once('exit', end));
  shop.kill(signal);
  await ended;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const finishing = () => Number(output.match(/finishing (\d+)/)?.[1]);

test('a release that does not open changes nothing, also when the worker of the one before dies', async () => {
  makeCurrent('2-bad');
  await expect.poll(() => output, { timeout: 20_000 }).toContain('2-bad did not open');
  await killWorker();
  await expect.poll(fetchText, { timeout: 20_000 }).toMatch(/^1-good/);
  makeCurrent('3-good');
  await expect.poll(fetchText, { timeout: 20_000 }).toMatch(/^3-good/);
});

test('a shop whose releases were gone for a while opens with the next one', async () => {
  rmSync(dist, { recursive: true });
  await killWorker();
  makeCurrent('1-good');
  await expect.poll(fetchText, { timeout: 20_000 }).toMatch(/^1-good/);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('nothing goes on behind a shop that was ended: %s', async (signal) => {
  await expect.poll(() => isRunning(finishing()), { timeout: 20_000 }).toBe(true);
  await endedBy(signal);
  await expect.poll(() => isRunning(finishing()), { timeout: 20_000 }).toBe(false);
});

test('a service that is told SIGHUP opens its release anew', async () => {
  const before = await fetchText();
  shop.kill('SIGHUP');
  await expect.poll(fetchText, { timeout: 20_000 }).not.toBe(before);
  await expect.poll(fetchText, { timeout: 20_000 }).toMatch(/^1-good/);
});

test('nobody is left without an answer when SIGHUP goes to all processes of a service', async () => {
  const before = await fetchText();
  process.kill(-Number(shop.pid), 'SIGHUP');
  const responses = new Set<string>();
  await expect.poll(async () => responses.add(await fetchText()).size, { timeout: 20_000, interval: 20 }).toBe(2);
  expect([...responses]).toEqual([before, expect.stringMatching(/^1-good/)]);
});
