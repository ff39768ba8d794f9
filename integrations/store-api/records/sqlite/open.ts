import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
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
export async function openSqlite(
  file: string,
  { longestMs = LONGEST_MS, checkedAtOnce = CHECKED_AT_ONCE } = {},
): Promise<Records> {
  const isLarge = existsSync(file) && statSync(file).size > checkedAtOnce;
  const { reader, writer } = await connectBoth(file, isLarge);
  const later = isLarge ? checkInBackground(file) : undefined;
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
        later?.pass();
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
      later?.pass();
      reader.exec('select 1');
      await disk.holds();
    },
    close: async () => {
      await last;
      await later?.end();
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

async function connectBoth(file: string, isLarge: boolean): Promise<{ reader: DatabaseSync; writer: DatabaseSync }> {
  // SQLite takes an empty file, or none, for a new database without a word
  const marker = `${file}.opened`;
  const isEmpty = !existsSync(file) || statSync(file).size === 0;
  if (isEmpty && existsSync(marker)) throw new Error(gone(file, marker));
  try {
    ownFiles(file);
    const writer = connect(file);
    if (!isLarge) checkQuickly(writer);
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
  const finding = raw.prepare(QUICK_CHECK).get()?.quick_check;
  if (finding !== 'ok') throw corrupt(String(finding));
}

/** A file of so many bytes is read before it is opened, in some 0.1 s; of a larger one that is done behind the open shop. */
const CHECKED_AT_ONCE = 32 * 1024 * 1024;

const QUICK_CHECK = 'pragma quick_check(1)';

/**
 * Reads a whole file in a thread. What it finds is logged, and from then on nothing is written any more.
 * `pass` throws it, `end` waits for no finding.
 */
function checkInBackground(file: string): { pass: () => void; end: () => Promise<unknown> } {
  const thread = new Worker(CHECK, { eval: true, workerData: { file, query: QUICK_CHECK }, env: {}, execArgv: [] });
  let flaw: Error | undefined;
  thread.once('message', (finding) => {
    if (finding === 'ok') return;
    flaw = corrupt(String(finding));
    const what = sentenceFor({ kind: 'damaged', message: flaw.message }, file);
    console.error(JSON.stringify({ level: 'error', at: 'store-api', what }));
  });
  thread.once('error', () => {}); // one that can't be begun says nothing of the file
  thread.unref();
  return {
    pass: () => {
      if (flaw) throw flaw;
    },
    end: () => thread.terminate(),
  };
}

/** What the thread runs; a text, because a built release has no file for it. */
const CHECK = `
  const { parentPort, workerData: { file, query } } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  let finding;
  try {
    finding = new DatabaseSync(file, { readOnly: true, timeout: 5000 }).prepare(query).get().quick_check;
  } catch (error) {
    if (![11, 26].includes(error.errcode & 0xff)) throw error;
    finding = error.message;
  }
  parentPort.postMessage(finding);
`;

const corrupt = (message: string) => Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode: CORRUPT });

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
    const due = migrations.filter(({ name }) => !done.has(name));
    for (const { name, sql } of due) {
      raw.exec(sql);
      raw.prepare("insert into migration values (?, datetime('now'))").run(name);
    }
    // looks at every row, which only a migration gives a reason for
    const orphans = due.length > 0 ? raw.prepare('pragma foreign_key_check').all() : [];
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
