import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openSqlite, ownFiles } from './open.ts';

const home = mkdtempSync(join(tmpdir(), 'own-files-'));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const rights = (path: string) => (statSync(path).mode & 0o7777).toString(8);
const FILES = ['', '-wal', '-shm', '.opened'];

it('closes a database, and a folder that was there before, to all others', async () => {
  const folder = join(home, 'data');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const file = join(folder, 'store.sqlite');
  const first = await openSqlite(file);
  await first.transaction((tx) => tx.run('create table t (n)'));
  expect([rights(folder), ...FILES.map((end) => rights(file + end))]).toEqual(['700', '600', '600', '600', '600']);
  await first.close();
  // as an earlier release left them
  for (const [path, mode] of [
    [folder, 0o755],
    [file, 0o644],
    [`${file}.opened`, 0o644],
  ] as const)
    chmodSync(path, mode);
  const second = await openSqlite(file);
  await second.transaction((tx) => tx.run('drop table t'));
  expect([rights(folder), ...FILES.slice(0, 3).map((end) => rights(file + end))]).toEqual(['700', '600', '600', '600']);
  await second.close();
});

it('leaves everybody’s folder to everybody', () => {
  const folder = join(home, 'tmp');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o1777);
  writeFileSync(join(folder, 'store.sqlite-wal'), '', { mode: 0o644 });
  ownFiles(join(folder, 'store.sqlite'));
  expect([folder, ...['', '-wal'].map((end) => join(folder, `store.sqlite${end}`))].map(rights)).toEqual([
    '1777',
    '600',
    '600',
  ]);
});
