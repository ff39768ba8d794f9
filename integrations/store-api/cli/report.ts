import { type Entry, readEntries } from '#store/bookkeeping/entries.ts';
import { sumTurnover, TURNOVER_BY } from '#store/bookkeeping/turnover.ts';
import type { Command } from './line/command-result.ts';
import { around, isWithin, oneOf, spanOf } from './line/command-result.ts';
import { money } from './orders.ts';

const turnover: Command = {
  name: 'report turnover',
  options: {
    by: { value: TURNOVER_BY.join('|'), help: 'what it is summed up by, days when not said; vat is the report of VAT' },
    from: { value: 'day', help: 'from this day on, 2026-01-01' },
    to: { value: 'day', help: 'until this day, which is included' },
  },
  help: 'Sums up what was invoiced, less what was paid back or called off. Each amount counts on the day of its invoice or credit note, by the shop’s clock. Every currency has rows of its own.',
  run: async (cli, given) => {
    const by = oneOf('--by', given.option('by') ?? 'day', TURNOVER_BY);
    const span = spanOf(given);
    const store = await cli.open();
    const { timezone } = store.shopConfig.shop;
    const rows = await sumTurnover(
      within(readEntries(store, around(span)), ({ at }) => isWithin(span, at, timezone)),
      by,
      timezone,
    );
    return {
      kind: 'list',
      rows: rows.map(({ key, label, currency, orders, quantity, net, tax, gross }) => ({
        [by]: key,
        ...(by === 'article' && { label }),
        ...{ orders, pieces: quantity, net: money(net), vat: money(tax), gross: money(gross), currency },
      })),
      whenEmpty: 'Nothing was invoiced in these days.',
    };
  },
};

async function* within(pages: AsyncIterable<Entry[]>, isMeant: (entry: Entry) => boolean): AsyncGenerator<Entry[]> {
  for await (const page of pages) yield page.filter(isMeant);
}

export const reportCommands = [turnover];
