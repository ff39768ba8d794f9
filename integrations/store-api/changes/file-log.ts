import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ownFiles } from '#store/records/sqlite/open.ts';
import type { Change, PastChange } from '#values/change.ts';
import { type ChangeLog, type Listener, lastOfEach, notifyAll } from './change-log.ts';

/** How often the file is read for what other processes of this machine have told, ms. */
const POLL_MS = 500;

/** Tags that are remembered. */
const MOST_TAGS = 20_000;

type Row = { tag: string; version: number | null; at: number; number: number };

/**
 * A log in a file of its own (SQLite) in the shop's folder: for a shop of one machine, whose processes are the one that
 * serves, the next release beside it, and the merchant's command line. Made at the first change.
 */
export class FileLog implements ChangeLog {
  readonly #file: string;
  readonly #now: () => number;
  readonly #listeners: Listener[] = [];
  #opened: DatabaseSync | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Number of the last change that was read. */
  #last = 0;
  #isLogged = false;

  constructor(folder: string, now: () => number = Date.now) {
    this.#file = join(folder, 'changes.sqlite');
    this.#now = now;
  }

  /** What can't be written is told in this process alone: those of before go on serving, and no visitor notices. */
  async add(changes: readonly Change[]): Promise<number> {
    const concerned = notifyAll(this.#listeners, changes);
    try {
      return concerned + notifyAll(this.#listeners, this.#write(lastOfEach(changes)));
    } catch (error) {
      this.#logOnce(error);
      return concerned;
    }
  }

  async past(): Promise<PastChange[]> {
    const rows = this.#open().prepare('select tag, version, at, number from change order by number').all() as Row[];
    return rows.map(changeOf);
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
    if (this.#timer) return;
    this.#read(); // the past is asked for
    this.#timer = setInterval(() => notifyAll(this.#listeners, this.#read()), POLL_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#opened?.close();
    this.#opened = undefined;
  }

  /** @returns what others have added meanwhile */
  #write(changes: readonly Change[]): Change[] {
    const raw = this.#open();
    raw.exec('begin immediate');
    try {
      const others = this.#unread();
      const add = raw.prepare('insert or replace into change values (?, ?, ?, ?)');
      const [last] = raw.prepare('select at, number from change order by number desc limit 1').all() as Partial<Row>[];
      const at = Math.max(this.#now(), last?.at ?? 0); // of all processes, none is before one that was told earlier
      const number = last?.number ?? 0;
      for (const [index, { tag, version = null }] of changes.entries()) add.run(tag, version, at, number + index + 1);
      raw.prepare('delete from change where number <= ?').run(number + changes.length - MOST_TAGS);
      raw.exec('commit');
      this.#last = number + changes.length;
      return others;
    } catch (error) {
      if (raw.isTransaction) raw.exec('rollback');
      throw error;
    }
  }

  #read(): Change[] {
    try {
      return this.#unread();
    } catch (error) {
      this.#logOnce(error);
      return []; // the next look finds it
    }
  }

  #logOnce(error: unknown): void {
    if (this.#isLogged) return;
    this.#isLogged = true;
    const what = `What has changed can't be noted in ${this.#file}: ${(error as Error).message}`;
    console.error(JSON.stringify({ level: 'warn', at: 'changes', what }));
  }

  /** What was added since the last look. */
  #unread(): Change[] {
    const query = this.#open().prepare('select tag, version, at, number from change where number > ? order by number');
    const rows = query.all(this.#last) as Row[];
    this.#last = rows.at(-1)?.number ?? this.#last;
    return rows.map(changeOf);
  }

  #open(): DatabaseSync {
    this.#opened ??= opened(this.#file);
    return this.#opened;
  }
}

const changeOf = ({ tag, version, at }: Row): PastChange => ({ tag, version: version ?? undefined, at });

function opened(file: string): DatabaseSync {
  ownFiles(file);
  const raw = new DatabaseSync(file);
  try {
    raw.exec(`pragma busy_timeout=1000; pragma journal_mode=wal; pragma synchronous=normal;
      create table if not exists change (
        tag text primary key, version integer, at integer not null, number integer not null
      ) without rowid;
      create unique index if not exists change_number on change (number);`);
    return raw;
  } catch (error) {
    raw.close();
    throw error;
  }
}
