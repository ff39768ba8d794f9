import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Records } from '#store/records/database.ts';
import { type DatabaseTrouble, troubleOf, uncertain } from '#store/records/trouble.ts';
import { beginWriting } from './begin-writing.ts';
import { connect, queries } from './connection.ts';
import { openDisk } from './disk.ts';
import { migrate } from './migrate.ts';
import { ownFiles } from './own-files.ts';

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
          const turn = { isOver: false };
          const value = await within(
            longestMs,
            transactions.run(turn, async () => work(write)), // a query of Drizzle runs each time that it is listened to
            turn,
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
async function within<Value>(ms: number, work: Promise<Value>, turn: { isOver: boolean }): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    turn.isOver = true;
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
