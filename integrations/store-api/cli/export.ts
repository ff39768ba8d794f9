import { readLatestCustomers } from '#store/records/cli/customers.ts';
import { readLatestOrders } from '#store/records/cli/orders.ts';
import type { Store } from '#store/store.ts';
import { csv } from '#values/csv.ts';
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
  read: (store: Store, span: ReturnType<typeof around>) => Promise<Row[]>,
): Command => ({
  name: `export ${what}`,
  options: OPTIONS,
  help: `Writes ${what} as a CSV or JSON file: npm run -s store -- export ${what} > ${what}.csv`,
  run: async (cli, given) => {
    const format = given.isSet('json') ? 'json' : oneOf('--format', given.option('format') ?? 'csv', ['csv', 'json']);
    const span = spanOf(given);
    const store = await cli.open();
    const all = await read(store, around(span));
    const rows = all.filter((row) => isWithin(span, String(row[dated]), store.shopConfig.shop.timezone));
    const text = format === 'csv' ? csv(Object.keys(rows[0] ?? {}), rows) : `${JSON.stringify(rows, null, 2)}\n`;
    return { kind: 'file', text };
  },
});

export const exportCommands = [
  exporting('orders', 'placed', async ({ records, shopConfig }, span) => {
    const orders = await readLatestOrders(records.read, { state: null, limit: null, ...span });
    return orders.map((order) => orderRow(order, shopConfig));
  }),
  exporting('customers', 'since', async ({ records, shopConfig }, span) => {
    const customers = await readLatestCustomers(records.read, { isApplying: false, limit: null, ...span });
    return customers.map((customer) => customerRow(customer, shopConfig));
  }),
];

function spanOf(given: Given): Span {
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const typed = given.option(name);
    return typed === undefined ? null : day(`--${name}`, typed);
  });
  if (from && to && to < from) throw new Mistake(`--to ${to} lies before --from ${from}.`);
  return { from: from ?? null, to: to ?? null };
}
