import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servedInTests } from './release.ts';

/** Everybody in a test comes from one address, and is more than one shopper. */
export const UNLIMITED = 'guest= session= order= order-mail= order-address= letterbox=';

export interface Shop {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has said on stderr so far. */
  log(): string;
  /** SIGTERM, as a release does; SIGKILL, as a power cut does. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

const MAIN = 'integrations/server/main.ts';

/**
 * The built shop in a process of its own, on a free port and with a database of its own, unless `env` says otherwise.
 * `project` is the folder it was built in, `door` the file in it that opens the shop.
 */
export async function openShop(env: Record<string, string> = {}, project = '.', entry = MAIN): Promise<Shop> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'hof-und-herd-'));
  const child = spawn(process.execPath, [entry], {
    cwd: project,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LIMITS: UNLIMITED,
      ...(project === '.' && servedInTests(env.DIST_DIR)),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(entry === MAIN ? [] : ['ipc' as const])],
  });
  let log = '';
  child.stderr?.on('data', (part) => {
    log += part;
  });
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  const url = await waitForOutput(child, /is open: (http:\S+)/, () => log);
  const remove = async () => {
    if (child.exitCode === null && child.signalCode === null) await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, process: child, log: () => log, stop, remove };
}

/** Resolves with what the pattern found in its output. @throws when the process ends before it says so. */
function waitForOutput(child: ChildProcess, pattern: RegExp, log: () => string): Promise<string> {
  return new Promise((open, fail) => {
    let text = '';
    child.stdout?.on('data', (part) => {
      text += part;
      const match = text.match(pattern)?.[1];
      if (match) open(match);
    });
    child.once('exit', (code) => fail(new Error(`The shop ended with ${code} before it was open: ${log()}`)));
  });
}
