import type { QuoteRow } from '#store/records/checkout/quotes.ts';
import { readLatestQuotes, readQuoteByNumber } from '#store/records/checkout/quotes.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Command, Row } from './line/command-result.ts';
import { Mistake, wholeNumber } from './line/command-result.ts';
import { LIMIT, money } from './orders.ts';

const list: Command = {
  name: 'quotes list',
  takes: [],
  options: { limit: { value: 'n', help: `at most so many, ${LIMIT} when not said` } },
  help: 'Lists the quotes that customers have had written, newest first.',
  run: async (cli, given) => {
    const limit = wholeNumber('--limit', given.option('limit') ?? LIMIT, 1);
    const { records, shopConfig } = await cli.open();
    const quotes = await readLatestQuotes(records.read, limit);
    return {
      kind: 'list',
      rows: quotes.map((quote) => quoteRow(quote, shopConfig, cli.now)),
      whenEmpty: 'There are no quotes yet.',
    };
  },
};

const show: Command = {
  name: 'quotes show',
  takes: ['number'],
  options: {},
  help: 'Shows a quote with its lines, as it was written that day.',
  run: async (cli, { words: [number = ''] }) => {
    const { records, shopConfig } = await cli.open();
    const quote = await readQuoteByNumber(records.read, number);
    if (!quote) throw new Mistake(`There is no quote ${number}.`);
    return {
      kind: 'sheet',
      fields: { ...quoteRow(quote, shopConfig, cli.now), language: quote.locale, vatIds: quote.vatIds.join(' ') },
      lists: { lines: quote.lines.map(lineRow) },
    };
  },
};

export const quoteCommands = [list, show];

/** A quote in one line; `holds` until its last day is over. */
const quoteRow = (quote: QuoteRow, { currencies }: ShopConfig, now: Date): Row => ({
  number: quote.number,
  written: quote.createdAt,
  until: quote.validUntil,
  holds: quote.validUntil > now.toISOString(),
  total: money(quote.total),
  currency: currencies.find(({ id }) => id === quote.currencyId)?.iso ?? null,
  customerNumber: quote.customerNumber,
  customer: `${quote.recipient.firstName} ${quote.recipient.lastName}`,
  company: quote.recipient.company,
  commission: quote.commission,
});

const lineRow = ({ number, name, quantity, unit, total, note }: QuoteRow['lines'][number]): Row => ({
  article: number,
  name,
  pieces: quantity,
  each: money(unit),
  together: money(total),
  note,
});
