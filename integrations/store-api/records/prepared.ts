import type { Database } from './driver.ts';

/**
 * A query that is built once for each connection: building it takes longer than running it (facts/database.md §3),
 * and every call of a shopper needs a handful.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
