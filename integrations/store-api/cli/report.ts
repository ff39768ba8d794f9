import { TURNOVER_BY } from '#store/bookkeeping/turnover.ts';
import { turnoverRows } from '#store/merchant/turnover.ts';
import type { Command } from './line/command-result.ts';
import { oneOf, spanOf } from './line/command-result.ts';

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
    const rows = await turnoverRows(await cli.open(), by, span);
    return {
      kind: 'list',
      rows: rows.map(({ key, label, ...sums }) => ({ [by]: key, ...(by === 'article' && { label }), ...sums })),
      whenEmpty: 'Nothing was invoiced in these days.',
    };
  },
};

export const reportCommands = [turnover];
