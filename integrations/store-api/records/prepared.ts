import type { Database } from './driver.ts';

/**
 * A query that is built once for each connection: building it takes longer than running it,
 * and every call of a shopper needs a handful.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const cached = built.get(db);
    if (cached) return cached;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
