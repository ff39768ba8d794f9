import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL of its own on loopback, in a folder that goes with it. */
export type ACluster = {
  /** Address of a database on it. */
  urlOf: (database: string) => string;
  run: (sql: string) => Promise<void>;
  /** Pulls the plug. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
};

const USER = 'shop';

/** Debian keeps the server's programs beside the path. */
function folderOfPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [process.env.PG_BIN ?? '', ...versions.map((version) => join(debian, version, 'bin'))];
  const path = (process.env.PATH ?? '').split(':');
  const binFolder = [...places, ...path].find((place) => place !== '' && existsSync(join(place, 'initdb')));
  if (!binFolder)
    throw new Error('These tests need PostgreSQL: apt-get install postgresql, or PG_BIN with its programs.');
  return binFolder;
}

/** Starts a PostgreSQL. `isSafe`: commits wait for the disk, as in a shop; tests that pull no plug do without. */
export async function aCluster({ isSafe = false } = {}): Promise<ACluster> {
  const bin = folderOfPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  // the server refuses to run as root
  const processUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in processUser) chownSync(folder, NOBODY, NOBODY);
  const as = { ...processUser, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  const port = await freePort();
  const fast = isSafe ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=300', ...fast];
  const urlOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  const start = async () => {
    server = spawn(join(bin, 'postgres'), words, { ...as, stdio: 'ignore' });
    await untilItAnswers(urlOf('postgres'));
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((ended) => {
      server.once('exit', () => ended());
      server.kill(signal);
    });
  await start();
  return {
    urlOf,
    start,
    run: (sql) => runSql(urlOf('postgres'), sql),
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const NOBODY = 65_534;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Makes a database as a copy of another, unless it is there already. */
export async function copyDatabase(url: string, from: string, name: string): Promise<void> {
  const client = new Client(`${url}postgres`);
  await client.connect();
  try {
    await client.query(`create database ${name} template ${from}`);
  } catch (error) {
    if ((error as { code?: string }).code !== THERE_ALREADY) throw error;
  } finally {
    await client.end();
  }
}

const THERE_ALREADY = '42P04';

async function runSql(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (const end = Date.now() + 30_000; ; )
    try {
      return await runSql(url, 'select 1');
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((next) => setTimeout(next, 50));
    }
}
