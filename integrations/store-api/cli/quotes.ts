import { money } from '#store/merchant/order-rows.ts';
import { quoteRow } from '#store/merchant/quotes.ts';
import type { QuoteRow } from '#store/records/checkout/quotes.ts';
import { readLatestQuotes, readQuoteByNumber } from '#store/records/checkout/quotes.ts';
import type { Command } from './line/command-result.ts';
import { Mistake, wholeNumber } from './line/command-result.ts';
import { LIMIT } from './orders.ts';

const list: Command = {
  name: 'quotes list',
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

const lineRow = ({ number, name, quantity, unit, total, note }: QuoteRow['lines'][number]) => ({
  article: number,
  name,
  pieces: quantity,
  each: money(unit),
  together: money(total),
  note,
});
