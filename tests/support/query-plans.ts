// Vitest's setup of the projects `contract` and `postgres`: every statement of the store is explained by its database, and a
// test file fails in which one reads a whole table that is large in a large shop.
import { DatabaseSync } from 'node:sqlite';
import { Client, Pool } from 'pg';
import { afterAll } from 'vitest';
import { copyDatabase } from './a-cluster.ts';
import { isOfStore } from './of-store.ts';

/** Tables that grow with articles, orders and visitors. */
const LARGE = new Set([
  ...['product', 'product_text', 'product_price', 'product_category', 'product_property', 'product_option', 'seo_url'],
  ...['order', 'order_line', 'order_address', 'order_delivery', 'order_transaction', 'order_document', 'state_history'],
  ...['session', 'session_token', 'cart_line', 'cart_promotion', 'customer', 'customer_address', 'attempt', 'mail'],
]);

/** Statements that have to read a whole table, and why that keeps nobody waiting. */
const EXCEPTIONS: [statement: RegExp, reason: string][] = [
  [/^update "seo_url" set "is_canonical" = \S+ where "seo_url"\."route_name" /, 'a list of the content has changed'],
  [/^select count\(\*\) from "\w+"$/, 'a move to another database looks whether that is empty'],
  [/^select ("\w+", )*"\w+" from "\w+"$/, 'a move to another database copies all'],
];

type Seen = { texts: Set<string>; found: string[]; explaining: Promise<unknown>[]; explainer?: Promise<Client> };

/** Test files of one process share what was seen: the drivers are changed once. */
const shared = globalThis as { queryPlans?: Seen };
shared.queryPlans ??= watchDrivers({ texts: new Set(), found: [], explaining: [] });
const seen = shared.queryPlans;

afterAll(async () => {
  await Promise.all(seen.explaining.splice(0));
  const found = seen.found.splice(0);
  if (found.length > 0)
    throw new Error(
      `These read a whole table; add an index, or an exception with its reason:\n\n${found.join('\n\n')}`,
    );
});

function watchDrivers(state: Seen): Seen {
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (sql, ...more) {
    if (isNew(state, sql)) judge(state, sql, scansOfSqlite(sql, prepare.call(this, `explain query plan ${sql}`).all()));
    return prepare.call(this, sql, ...more);
  };
  // a pool asks later, on behalf of whoever had its connection made
  const ofTests = new Set<string>();
  const watch = (given: unknown[], isPool: boolean) => {
    const { text = '', values = [] } = (given[0] ?? {}) as { text?: string; values?: unknown[] };
    if (isPool && !isOfStore()) ofTests.add(text);
    else if ((isPool || !ofTests.has(text)) && isNew(state, text))
      state.explaining.push(explainInPostgres(state, text, values));
  };
  for (const { prototype } of [Pool, Client]) {
    const { query } = prototype;
    prototype.query = function (this: unknown, ...given: unknown[]) {
      watch(given, prototype === Pool.prototype);
      return Reflect.apply(query, this, given);
    } as never;
  }
  return state;
}

function isNew({ texts }: Seen, sql: string): boolean {
  if (!isOfStore() || texts.has(sql) || !/^\s*(select|insert|update|delete|with)\b/i.test(sql)) return false;
  texts.add(sql);
  return true;
}

function judge({ found }: Seen, sql: string, tables: string[]): void {
  const scanned = [...new Set(tables)].filter((table) => LARGE.has(table));
  if (scanned.length > 0 && !EXCEPTIONS.some(([statement]) => statement.test(sql)))
    found.push(`${scanned.join(', ')}: ${sql.replaceAll(/\s+/g, ' ')}`);
}

/** Whether a statement ends early: then it is enough to walk an index in its order. */
const isLimited = (sql: string): boolean => /\blimit\b/i.test(sql);

/** Tables that SQLite reads from end to end, told by the name that the statement gives them. */
function scansOfSqlite(sql: string, plan: Record<string, unknown>[]): string[] {
  return plan.flatMap(({ detail }) => {
    const [, name, index] = /^SCAN (\w+)(?: USING (?:COVERING )?(INDEX))?/.exec(String(detail)) ?? [];
    if (!name || (index && isLimited(sql))) return [];
    return LARGE.has(name) ? name : (new RegExp(`"?(\\w+)"? (?:as )?"?${name}"?\\b`).exec(sql)?.[1] ?? []);
  });
}

/** PostgreSQL reads small tables whole, whatever their indexes: it is asked as if that were dear. */
async function explainInPostgres(state: Seen, sql: string, values: unknown[]): Promise<void> {
  state.explainer ??= connectExplainer();
  const { rows } = await (await state.explainer).query<Record<string, [{ Plan: Plan }]>>({
    text: `explain (format json) ${sql}`,
    values,
  });
  judge(state, sql, scansOfPostgres(rows[0]?.['QUERY PLAN']?.[0].Plan));
}

async function connectExplainer(): Promise<Client> {
  const url = process.env.TEST_POSTGRES ?? '';
  const name = `explained_${process.pid}`;
  await copyDatabase(url, 'filled', name);
  const client = new Client({ connectionString: url + name, options: '-c enable_seqscan=off -c jit=off' });
  await client.connect();
  client.on('error', () => {}); // the cluster ends before the process does
  return client;
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** Of a few rows it may walk any index as well as the right one, which SQLite judges: the statements are the same. */
function scansOfPostgres(plan: Plan | undefined): string[] {
  if (!plan) return [];
  const { 'Node Type': node, 'Relation Name': table, Plans: parts = [] } = plan;
  return [...(node === 'Seq Scan' && table ? [table] : []), ...parts.flatMap(scansOfPostgres)];
}
