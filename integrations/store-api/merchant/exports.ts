import { type Entry, readEntries } from '#store/bookkeeping/entries.ts';
import { readLatestCustomers } from '#store/records/cli/customers.ts';
import { readLatestOrders } from '#store/records/cli/orders.ts';
import { type RecipientRow, readConsented } from '#store/records/visitor/newsletter.ts';
import type { Store } from '#store/store.ts';
import { csv, csvLines } from '#values/csv.ts';
import { customerRow } from './customers.ts';
import { money, wholeOrderRow } from './order-rows.ts';
import { around, isWithin, localMoment, type Row, type Span } from './rows.ts';

/** Rows of a span of days, a page at a time; `dated` names the column that dates them. */
type Source = {
  dated: string;
  read: (store: Store, span: ReturnType<typeof around>) => AsyncGenerator<Row[]>;
};

/** What can be taken out as a file. */
export const SOURCES = {
  orders: {
    dated: 'placed',
    read: async function* ({ records, shopConfig }, span) {
      for await (const orders of readLatestOrders(records.read, { state: null, limit: null, ...span, withLines: true }))
        yield orders.map((order) => wholeOrderRow(order, shopConfig));
    },
  },
  bookkeeping: {
    dated: 'date',
    read: async function* (store, span) {
      for await (const entries of readEntries(store, span)) yield entries.map(entryRow);
    },
  },
  customers: {
    dated: 'since',
    read: async function* ({ records, shopConfig }, span) {
      for await (const customers of readLatestCustomers(records.read, { isApplying: false, limit: null, ...span }))
        yield customers.map((customer) => customerRow(customer, shopConfig));
    },
  },
  newsletter: {
    dated: 'signedUp',
    read: async function* ({ records }, span) {
      for await (const readers of readConsented(records.read, span)) yield readers.map(recipientRow);
    },
  },
} satisfies Record<string, Source>;

export type ExportKind = keyof typeof SOURCES;

/** How a file is written; moments by the shop's clock. */
export type ExportStyle = { format: 'csv' | 'json'; separator: ',' | ';' };

/** The parts of a file, as they are read. */
export function exportFile(store: Store, what: ExportKind, span: Span, style: ExportStyle): AsyncGenerator<string> {
  const { dated, read }: Source = SOURCES[what];
  const { timezone } = store.shopConfig.shop;
  const isMeant = (row: Row) => isWithin(span, String(row[dated]), timezone);
  const pages = read(store, around(span));
  return style.format === 'csv'
    ? asCsv(pages, isMeant, { separator: style.separator, timezone })
    : asJson(pages, isMeant);
}

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
