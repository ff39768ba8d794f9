import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { tokenHash } from '#store/id.ts';
import type { Records } from '#store/records/database.ts';
import { type DatabaseTrouble, troubleOf, uncertain } from '#store/records/trouble.ts';
import { connect, queries } from './connection.ts';
import { migrations } from './migrations.ts';

/**
 * A database in one file: one connection reads, one writes, and writers wait for one another. Work is done when the disk
 * has it; until then the next one may already begin.
 * Work that takes longer than `longestMs` is rolled back, so that one that never ends does not keep all others waiting.
 * @throws {Error} a sentence with what to do, when the file is gone, damaged, locked or may not be written
 */
export async function openSqlite(file: string, longestMs = LONGEST_MS): Promise<Records> {
  const { reader, writer } = await connectBoth(file);
  const transactions = new AsyncLocalStorage<{ isOver: boolean }>();
  const write = queries(writer, () => {
    if (transactions.getStore()?.isOver) throw tookTooLong(longestMs);
  });
  const disk = await openDisk(`${file}-wal`);
  let last: Promise<unknown> = Promise.resolve();

  return {
    read: queries(reader),
    transaction: (work) => {
      const result = last.then(async () => {
        await beginWriting(writer);
        try {
          const transaction = { isOver: false };
          const value = await within(
            longestMs,
            transactions.run(transaction, async () => work(write)), // a query of Drizzle runs each time that it is listened to
            transaction,
          );
          writer.exec('commit');
          return value;
        } catch (error) {
          // a full disk may have undone everything already
          if (writer.isTransaction) writer.exec('rollback');
          throw error;
        }
      });
      last = result.catch(() => {});
      return result.then(async (value) => {
        await disk.holds().catch(uncertain);
        return value;
      });
    },
    check: async () => {
      reader.exec('select 1');
      await disk.holds();
    },
    close: async () => {
      await last;
      await disk.close();
      reader.close();
      writer.close();
    },
  };
}

/** As long as PostgreSQL lets a transaction be idle. */
const LONGEST_MS = 30_000;

/** Rejects when the work takes longer; what it asks for afterwards is refused, because others have their turn then. */
async function within<Value>(ms: number, work: Promise<Value>, transaction: { isOver: boolean }): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    transaction.isOver = true;
    reject(tookTooLong(ms));
  }, ms);
  work.catch(() => {}); // late, nobody listens any more
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Told as PostgreSQL tells of a query that was canceled, which the API answers with 503. */
const tookTooLong = (ms: number) => Object.assign(new Error(`A transaction took over ${ms} ms.`), { code: '57014' });

async function connectBoth(file: string): Promise<{ reader: DatabaseSync; writer: DatabaseSync }> {
  // SQLite takes an empty file, or none, for a new database without a word
  const marker = `${file}.opened`;
  const isEmpty = !existsSync(file) || statSync(file).size === 0;
  if (isEmpty && existsSync(marker)) throw new Error(gone(file, marker));
  try {
    ownFiles(file);
    const writer = connect(file);
    checkQuickly(writer);
    await migrate(writer);
    writer.exec('pragma busy_timeout=0; pragma synchronous=normal'); // `transaction` waits for the disk itself
    writeFileSync(marker, '', { mode: 0o600 });
    const reader = connect(file);
    reader.exec('pragma query_only=on');
    return { reader, writer };
  } catch (error) {
    const trouble = troubleOf(error);
    throw trouble ? new Error(sentenceFor(trouble, file), { cause: error }) : error;
  }
}

/** Looks at the pages that the tables are made of; a few milliseconds for a shop of ordinary size. */
function checkQuickly(raw: DatabaseSync): void {
  const row = raw.prepare('pragma quick_check(1)').get();
  if (row?.quick_check !== 'ok')
    throw Object.assign(new Error(String(row?.quick_check)), { code: 'ERR_SQLITE_ERROR', errcode: CORRUPT });
}

const CORRUPT = 11;
const RESTORE = 'Restore a backup: npm run store -- restore <file> --yes';

const gone = (file: string, marker: string) =>
  `${file} is gone or empty, although a shop was kept there. ${RESTORE}. To begin a new shop instead, delete ${marker}.`;

const sentenceFor = ({ kind, message }: DatabaseTrouble, file: string): string =>
  ({
    busy: `${file} is locked by another program (${message}): end it, then start again.`,
    full: `The disk of ${file} is full (${message}): make room, then start again.`,
    damaged: `${file} is damaged (${message}). ${RESTORE}.`,
    unreachable: `${file} can’t be read or written (${message}): look at the disk, and at the rights of the file and its folder.`,
  })[kind];

/** How long a writer waits for another process, and how often it looks. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 20;

/**
 * Begins a transaction as soon as no other process writes. Meanwhile this one goes on answering; SQLite, which
 * waits by standing still, has to be told not to: `pragma busy_timeout=0`.
 */
async function beginWriting(writer: DatabaseSync): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; ; await new Promise((next) => setTimeout(next, PAUSE_MS)))
    try {
      writer.exec('begin immediate');
      return;
    } catch (error) {
      if (troubleOf(error)?.kind !== 'busy' || performance.now() > end) throw error;
    }
}

/** The disk under a write-ahead log. */
type Disk = {
  /** Resolves when everything that was committed before the call is on the disk. @throws when the disk refuses, from then on always */
  holds: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Waits for the disk in place of SQLite, which would stand still meanwhile, some milliseconds a commit, and with it every
 * shopper. All who commit while one wait is under way share the next. A disk that refused once is not believed again: what
 * it dropped then, it would not miss at the next call.
 */
export async function openDisk(log: string): Promise<Disk> {
  const file = await open(log, 'r+');
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let refusal: unknown;
  const holds = () => {
    if (refusal) return Promise.reject(refusal);
    next ??= last.then(() => {
      next = undefined;
      return file.datasync();
    });
    last = next.catch((error: unknown) => {
      refusal = error;
    });
    return next;
  };
  return {
    holds,
    close: async () => {
      await last;
      await file.close();
    },
  };
}

/**
 * Brings the tables up to date; each migration runs once, and all of them or none.
 * Foreign keys are off meanwhile: SQLite changes a column by making the table anew, and would empty its children.
 * @throws {Error} when a migration leaves a row without its parent
 */
export async function migrate(raw: DatabaseSync): Promise<void> {
  raw.function('token_hash', { deterministic: true }, (token) => tokenHash(String(token)));
  raw.exec('pragma foreign_keys=off; begin exclusive');
  try {
    raw.exec('create table if not exists migration (name text primary key, at text not null)');
    const done = new Set(
      raw
        .prepare('select name from migration')
        .all()
        .map((row) => row.name),
    );
    for (const { name, sql } of migrations) {
      if (done.has(name)) continue;
      raw.exec(sql);
      raw.prepare("insert into migration values (?, datetime('now'))").run(name);
    }
    const orphans = raw.prepare('pragma foreign_key_check').all();
    if (orphans.length > 0) throw new Error(`A migration left rows without a parent: ${JSON.stringify(orphans[0])}`);
    raw.exec('commit');
  } catch (error) {
    raw.exec('rollback');
    throw error;
  } finally {
    raw.exec('pragma foreign_keys=on');
  }
}

/** What SQLite keeps beside a database; it makes them with the rights of the database itself. */
const BESIDE = ['-wal', '-shm', '-journal'];

/**
 * Makes a database the shop's alone, before SQLite opens it: its folder can be entered, and its files read, by no other
 * user of the machine, also when they were there before. A folder for everybody's files (`/tmp`) stays as it is.
 */
export function ownFiles(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isForEverybody(folder)) close(folder, 0o700);
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, ...BESIDE.map((end) => file + end)]) if (existsSync(each)) close(each, 0o600);
}

/** The sticky bit: everybody writes there, and only owners delete. */
const isForEverybody = (folder: string): boolean => (statSync(folder).mode & 0o1000) !== 0;

/** Takes the rights of all others away. What somebody else owns, as a mounted folder may be, is theirs to close. */
function close(path: string, mode: number): void {
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    const what = `Others may read ${path}, and its rights can’t be changed: ${(error as Error).message}`;
    console.error(JSON.stringify({ level: 'warn', at: 'store-api', what }));
  }
}
