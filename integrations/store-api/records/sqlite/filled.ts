import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a build leaves in its release beside the content: a database that is filled from it. */
export const FILLED = 'catalogue.sqlite';

/** Tables that are filled from content alone, or tell of the database itself. */
const KEPT =
  /^(meta$|migration$|category|product|property|media$|stock$|cross_selling$|seo_url$|review$|promotion(_use|_customer_code)?$)/;

/** Copies the database of a build without what its visits have left, and without the shop's own secrets. */
export function keepFilled(file: string, target: string): void {
  const raw = new DatabaseSync(file, { timeout: 5000 });
  raw.prepare('vacuum into ?').run(target);
  raw.close();
  const copy = new DatabaseSync(target, { enableForeignKeyConstraints: false });
  const names = copy
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => String(name));
  for (const name of names) if (!KEPT.test(name)) copy.exec(`delete from "${name}"`);
  copy.exec("delete from meta where key not like 'content-%'");
  copy.exec('pragma journal_mode=delete'); // so that who may not write there can read it
  copy.close();
}

/**
 * Lets a shop that has no database yet begin with a filled one: reading all content takes ten times as long. Where it can't
 * be done the shop fills its own.
 */
export function beginFilled(file: string, filled: string): void {
  if (existsSync(file) || existsSync(`${file}.opened`) || !existsSync(filled)) return;
  const part = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    copyFileSync(filled, part);
    linkSync(part, file); // whole or not at all, and never over one that another process has begun meanwhile
  } catch {
    // no room, no links, or somebody was faster: the next step says what is wrong
  } finally {
    rmSync(part, { force: true });
  }
}
