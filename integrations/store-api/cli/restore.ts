import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkDatabase } from './check-database.ts';
import type { Command } from './line/command-result.ts';
import { Mistake } from './line/command-result.ts';
import { fileOf } from './open-beside.ts';

/** What SQLite keeps beside a database. */
const BESIDE = ['', '-wal', '-shm'];

export const restore: Command = {
  name: 'restore',
  takes: ['file'],
  options: { yes: { help: 'puts what is there now aside; nothing is deleted' } },
  help: 'Puts a backup in the place of what the shop knows. The shop has to be stopped.',
  run: async (cli, given) => {
    const { config, now } = cli;
    const file = fileOf(cli);
    const [source = ''] = given.words;
    if (!existsSync(source)) throw new Mistake(`There is no file ${source}.`);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const stagedFile = `${file}.restoring`;
    try {
      copyFileSync(source, stagedFile);
      chmodSync(stagedFile, 0o600);
      checkDatabase(stagedFile, 'thorough');
      const isThere = existsSync(file);
      if (isThere && holdAlone(file) === 'in use')
        throw new Mistake('The shop is running: stop it first, then restore, then start it again.');
      if (isThere && !given.isSet('yes'))
        throw new Mistake(`There is a shop in ${config.DATA_DIR} already: --yes puts it aside and restores ${source}.`);
      syncFile(stagedFile);
      const aside = isThere ? putAside(file, now) : null;
      renameSync(stagedFile, file);
      return { kind: 'done', sentence: `${source} is restored.${aside ? ` What was there is now ${aside}.` : ''}` };
    } finally {
      rmSync(stagedFile, { force: true });
    }
  },
};

const BUSY = 5;

/**
 * Whether somebody has the database open: only who is alone may end its write-ahead log, and with that everything lies in
 * the one file. A damaged one is nobody's obstacle, for that is when a backup is wanted.
 */
export function holdAlone(file: string): 'alone' | 'in use' {
  const raw = new DatabaseSync(file, { timeout: 0 });
  try {
    raw.exec('pragma journal_mode=delete');
    return 'alone';
  } catch (error) {
    return (error as { errcode?: number }).errcode === BUSY ? 'in use' : 'alone';
  } finally {
    raw.close();
  }
}

function putAside(file: string, now: Date): string {
  const folder = join(dirname(file), 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const aside = join(folder, `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  for (const suffix of BESIDE) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  return aside;
}

/** Waits until a file is on the disk, so that a name given to it afterwards never stands for half of it. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
