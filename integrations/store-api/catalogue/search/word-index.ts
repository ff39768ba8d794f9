import { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#i18n/locales.ts';
import type { searchText } from '#store/records/schema/catalogue.ts';

type Row = typeof searchText.$inferSelect;

/** As many hits as a listing is ever leafed through. */
const MOST = 1000;

/** Columns of the index, weightiest first after the numbers; what `bm25` multiplies them by stands in the same order. */
const COLUMNS = ['head', 'name', 'numbers', 'keywords', 'options', 'facts', 'body'] as const;
const WEIGHTS = '10, 6, 8, 6, 3, 2, 0.5';

/**
 * An FTS5 index in memory, made at each start, so that hits are the same and as quick whichever engine keeps the data:
 * stems and ranks of PostgreSQL differ from version to version. Devices come before accessories,
 * those before spare parts.
 */
export function wordIndex(rows: Row[]): (locale: Locale, match: string) => string[] {
  const raw = new DatabaseSync(':memory:');
  raw.exec(
    `create virtual table product using fts5(locale unindexed, id unindexed, number unindexed, kind unindexed, ${COLUMNS}, prefix='2 3 4')`,
  );
  const add = raw.prepare(`insert into product values (${Array(COLUMNS.length + 4).fill('?')})`);
  raw.exec('begin');
  for (const row of rows) add.run(row.locale, row.productId, row.number, row.kind, ...COLUMNS.map((name) => row[name]));
  raw.exec('commit');
  const find = raw.prepare(`
    select id from product where product match ? and locale = ?
    order by bm25(product, 0, 0, 0, 0, ${WEIGHTS})
      * case kind when 'device' then 1.5 when 'system' then 1.5 when 'spare-part' then 0.7 else 1 end, number
    limit ${MOST}`);
  return (locale, match) => find.all(match, locale).map(({ id }) => String(id));
}
