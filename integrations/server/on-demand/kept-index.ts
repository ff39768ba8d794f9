import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/* The index of the pages that a release has kept (`kept-pages.ts`): a SQLite file beside them. */

export const INDEX = 'index.sqlite';

/** A page in the index; `begun_at` and `asked_at` in ms since 1970. */
export interface Row {
  digest: string;
  type: string;
  bytes: number;
  policy: string | null;
  good_until: string | null;
  begun_at: number;
  asked_at: number;
}

const TABLES = `
  create table if not exists page (
    pathname text primary key, digest text not null, type text not null, bytes integer not null, policy text,
    good_until text, begun_at integer not null, asked_at integer not null
  );
  create index if not exists page_asked_at on page (asked_at);
  create index if not exists page_digest on page (digest);
  create table if not exists shown (
    tag text not null, pathname text not null, version integer, primary key (tag, pathname)
  ) without rowid;
  create index if not exists shown_pathname on shown (pathname);`;

const STATEMENTS = {
  page: 'select digest, type, bytes, policy, good_until, begun_at, asked_at from page where pathname = ?',
  all: 'select pathname from page',
  ofDigest: 'select pathname from page where digest = ?',
  showing: 'select pathname from shown where tag = ? and (version is null or ? is null or version < ?)',
  size: 'select count(*) as pages, coalesce(sum(bytes), 0) as bytes from page',
  longestUnasked: 'select pathname, bytes from page order by asked_at limit 1000',
  noteAsked: 'update page set asked_at = ? where pathname = ?',
  add: 'insert into page values (?, ?, ?, ?, ?, ?, ?, ?)',
  addShown: 'insert or replace into shown values (?, ?, ?)',
  forget: 'delete from page where pathname = ?',
  forgetShown: 'delete from shown where pathname = ?',
};

export type Index = Record<keyof typeof STATEMENTS, StatementSync> & { raw: DatabaseSync };

/** A broken index is made anew, without what was kept. Undefined where the disk does not take one. */
export function openIndex(folder: string): Index | undefined {
  try {
    return indexIn(folder);
  } catch (error) {
    logTrouble(error);
    if (!isBroken(error)) return undefined;
    rmSync(folder, { recursive: true, force: true });
    return openIndex(folder);
  }
}

/** SQLite says that the file is damaged, or no database of its own. */
export const isBroken = (error: unknown): boolean => [11, 26].includes((error as { errcode?: number }).errcode ?? 0);

function indexIn(folder: string): Index {
  mkdirSync(folder, { recursive: true });
  const raw = new DatabaseSync(path.join(folder, INDEX));
  try {
    raw.exec('pragma busy_timeout=100; pragma journal_mode=wal; pragma synchronous=normal');
    raw.exec(TABLES);
    const statements = Object.entries(STATEMENTS).map(([name, sql]) => [name, raw.prepare(sql)]);
    return { ...Object.fromEntries(statements), raw };
  } catch (error) {
    raw.close();
    throw error;
  }
}

let isLogged = false;

export function logTrouble(error: unknown): void {
  if (isLogged) return;
  isLogged = true;
  const what = `Pages that were rendered on demand can't be kept as files: ${(error as Error).message}`;
  console.error(JSON.stringify({ level: 'warn', at: 'pages', what }));
}
