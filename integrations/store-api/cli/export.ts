import { readLatestCustomers } from '#store/records/cli/customers.ts';
import { readLatestOrders } from '#store/records/cli/orders.ts';
import type { Store } from '#store/store.ts';
import { csv, csvLines } from '#values/csv.ts';
import { customerRow } from './customers.ts';
import type { Command, Given, Row } from './line/command-result.ts';
import { around, day, isWithin, Mistake, oneOf, type Span } from './line/command-result.ts';
import { orderRow } from './orders.ts';

const OPTIONS: Command['options'] = {
  format: { value: 'csv|json', help: 'csv when not said' },
  from: { value: 'day', help: 'from this day on, 2026-01-01' },
  to: { value: 'day', help: 'until this day, which is included' },
};

/** Writes rows of a span of days to the standard output. `placed` names the column that dates them. */
const exporting = (
  what: string,
  dated: string,
  read: (store: Store, span: ReturnType<typeof around>) => AsyncGenerator<Row[]>,
): Command => ({
  name: `export ${what}`,
  options: OPTIONS,
  help: `Writes ${what} as a CSV or JSON file: npm run -s store -- export ${what} > ${what}.csv`,
  run: async (cli, given) => {
    const format = given.isSet('json') ? 'json' : oneOf('--format', given.option('format') ?? 'csv', ['csv', 'json']);
    const span = spanOf(given);
    const store = await cli.open();
    const isMeant = (row: Row) => isWithin(span, String(row[dated]), store.shopConfig.shop.timezone);
    const write = format === 'csv' ? asCsv : asJson;
    return { kind: 'file', parts: write(read(store, around(span)), isMeant) };
  },
});

export const exportCommands = [
  exporting('orders', 'placed', async function* ({ records, shopConfig }, span) {
    for await (const orders of readLatestOrders(records.read, { state: null, limit: null, ...span }))
      yield orders.map((order) => orderRow(order, shopConfig));
  }),
  exporting('customers', 'since', async function* ({ records, shopConfig }, span) {
    for await (const customers of readLatestCustomers(records.read, { isApplying: false, limit: null, ...span }))
      yield customers.map((customer) => customerRow(customer, shopConfig));
  }),
];

/** A way to write rows: the file in parts, of which one is in memory at a time. */
type Write = (pages: AsyncGenerator<Row[]>, isMeant: (row: Row) => boolean) => AsyncGenerator<string>;

const asCsv: Write = async function* (pages, isMeant) {
  let columns: string[] | undefined;
  for await (const page of pages) {
    const rows = page.filter(isMeant);
    if (!rows[0]) continue;
    if (!columns) yield csv(Object.keys(rows[0]), []);
    columns ??= Object.keys(rows[0]);
    yield csvLines(columns, rows);
  }
  if (!columns) yield csv([], []);
};

const asJson: Write = async function* (pages, isMeant) {
  let before = '[';
  for await (const page of pages)
    for (const row of page.filter(isMeant)) {
      yield `${before}\n${JSON.stringify([row], null, 2).slice(2, -2)}`;
      before = ',';
    }
  yield before === '[' ? '[]\n' : '\n]\n';
};

function spanOf(given: Given): Span {
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const typed = given.option(name);
    return typed === undefined ? null : day(`--${name}`, typed);
  });
  if (from && to && to < from) throw new Mistake(`--to ${to} lies before --from ${from}.`);
  return { from: from ?? null, to: to ?? null };
}
