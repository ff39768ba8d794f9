import { type Entry, readEntries } from '#store/bookkeeping/entries.ts';
import { readLatestCustomers } from '#store/records/cli/customers.ts';
import { readLatestOrders } from '#store/records/cli/orders.ts';
import { type RecipientRow, readConsented } from '#store/records/visitor/newsletter.ts';
import type { Store } from '#store/store.ts';
import { csv, csvLines } from '#values/csv.ts';
import { customerRow } from './customers.ts';
import type { Command, Row } from './line/command-result.ts';
import { around, isWithin, localMoment, oneOf, spanOf } from './line/command-result.ts';
import { money, wholeOrderRow } from './orders.ts';

const OPTIONS: Command['options'] = {
  format: { value: 'csv|json', help: 'csv when not said' },
  separator: { value: ';|,', help: 'between the cells of CSV, a comma when not said; Excel in Switzerland wants ;' },
  from: { value: 'day', help: 'from this day on, 2026-01-01' },
  to: { value: 'day', help: 'until this day, which is included' },
};

/** Rows of a span of days, a page at a time; `dated` names the column that dates them. */
type Source = {
  what: string;
  dated: string;
  help: string;
  read: (store: Store, span: ReturnType<typeof around>) => AsyncGenerator<Row[]>;
};

/** Writes rows to the standard output, as they are read. */
const exporting = ({ what, dated, help, read }: Source): Command => ({
  name: `export ${what}`,
  options: OPTIONS,
  help: `${help} It is a CSV file, or JSON, on the standard output: npm run -s store -- export ${what} > ${what}.csv. What could be a formula in a spreadsheet is text.`,
  run: async (cli, given) => {
    const format = given.isSet('json') ? 'json' : oneOf('--format', given.option('format') ?? 'csv', ['csv', 'json']);
    const separator = oneOf('--separator', given.option('separator') ?? ',', [',', ';'] as const);
    const span = spanOf(given);
    const store = await cli.open();
    const { timezone } = store.shopConfig.shop;
    const isMeant = (row: Row) => isWithin(span, String(row[dated]), timezone);
    const pages = read(store, around(span));
    return {
      kind: 'file',
      parts: format === 'csv' ? asCsv(pages, isMeant, { separator, timezone }) : asJson(pages, isMeant),
    };
  },
});

export const exportCommands = [
  exporting({
    what: 'orders',
    dated: 'placed',
    help: 'Writes orders, one a row, with lines, addresses, shipping, discounts, tax and tracking codes.',
    read: async function* ({ records, shopConfig }, span) {
      for await (const orders of readLatestOrders(records.read, { state: null, limit: null, ...span, withLines: true }))
        yield orders.map((order) => wholeOrderRow(order, shopConfig));
    },
  }),
  exporting({
    what: 'bookkeeping',
    dated: 'date',
    help: 'Writes what was invoiced, paid back and called off, a row for every line and rate of VAT.',
    read: async function* (store, span) {
      for await (const entries of readEntries(store, span)) yield entries.map(entryRow);
    },
  }),
  exporting({
    what: 'customers',
    dated: 'since',
    help: 'Writes customers and guests, one a row.',
    read: async function* ({ records, shopConfig }, span) {
      for await (const customers of readLatestCustomers(records.read, { isApplying: false, limit: null, ...span }))
        yield customers.map((customer) => customerRow(customer, shopConfig));
    },
  }),
  exporting({
    what: 'newsletter',
    dated: 'signedUp',
    help: 'Writes who reads the newsletter: whoever signed up and has confirmed it by the link in a mail, with both moments as the proof.',
    read: async function* ({ records }, span) {
      for await (const readers of readConsented(records.read, span)) yield readers.map(recipientRow);
    },
  }),
];

/** What bookkeeping takes, in one row. */
const entryRow = ({ at, document, kind, order, country, paymentMethod, currency, ...amounts }: Entry): Row => ({
  date: at,
  ...{ document, kind, order: order.number, customer: order.customer.number },
  name: `${order.customer.firstName} ${order.customer.lastName}`,
  company: order.customer.company,
  ...{ country, method: paymentMethod, article: amounts.article, label: amounts.label, pieces: amounts.quantity },
  vatRate: amounts.rate,
  net: money(amounts.net),
  vat: money(amounts.tax),
  gross: money(amounts.gross),
  currency,
});

const recipientRow = ({ email, firstName, lastName, locale, createdAt, confirmedAt }: RecipientRow): Row => ({
  email,
  ...{ firstName, lastName, language: locale, signedUp: createdAt, confirmed: confirmedAt },
});

/** How a CSV file is written; moments by the shop's clock. */
type CsvStyle = { separator: ',' | ';'; timezone: string };

async function* asCsv(
  pages: AsyncGenerator<Row[]>,
  isMeant: (row: Row) => boolean,
  { separator, timezone }: CsvStyle,
): AsyncGenerator<string> {
  let columns: string[] | undefined;
  const local = (value: Row[string]) => (typeof value === 'string' ? localMoment(value, timezone) : value);
  for await (const page of pages) {
    const rows = page.filter(isMeant);
    if (!rows[0]) continue;
    if (!columns) yield csv(Object.keys(rows[0]), [], separator);
    columns ??= Object.keys(rows[0]);
    const shown = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, local(value)])),
    );
    yield csvLines(columns, shown, separator);
  }
  if (!columns) yield csv([], [], separator);
}

async function* asJson(pages: AsyncGenerator<Row[]>, isMeant: (row: Row) => boolean): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages)
    for (const row of page.filter(isMeant)) {
      yield `${before}\n${JSON.stringify([row], null, 2).slice(2, -2)}`;
      before = ',';
    }
  yield before === '[' ? '[]\n' : '\n]\n';
}
