import { type ExportKind, exportFile } from '#store/merchant/exports.ts';
import type { Command } from './line/command-result.ts';
import { oneOf, spanOf } from './line/command-result.ts';

const OPTIONS: Command['options'] = {
  format: { value: 'csv|json', help: 'csv when not said' },
  separator: { value: ';|,', help: 'between the cells of CSV, a comma when not said; Excel in Switzerland wants ;' },
  from: { value: 'day', help: 'from this day on, 2026-01-01' },
  to: { value: 'day', help: 'until this day, which is included' },
};

/** Writes rows to the standard output, as they are read. */
const exporting = (what: ExportKind, help: string): Command => ({
  name: `export ${what}`,
  options: OPTIONS,
  help: `${help} It is a CSV file, or JSON, on the standard output: npm run -s store -- export ${what} > ${what}.csv. What could be a formula in a spreadsheet is text.`,
  run: async (cli, given) => {
    const format = given.isSet('json') ? 'json' : oneOf('--format', given.option('format') ?? 'csv', ['csv', 'json']);
    const separator = oneOf('--separator', given.option('separator') ?? ',', [',', ';'] as const);
    const span = spanOf(given);
    return { kind: 'file', parts: exportFile(await cli.open(), what, span, { format, separator }) };
  },
});

export const exportCommands = [
  exporting('orders', 'Writes orders, one a row, with lines, addresses, shipping, discounts, tax and tracking codes.'),
  exporting('bookkeeping', 'Writes what was invoiced, paid back and called off, a row for every line and rate of VAT.'),
  exporting('customers', 'Writes customers and guests, one a row.'),
  exporting(
    'newsletter',
    'Writes who reads the newsletter: whoever signed up and has confirmed it by the link in a mail, with both moments as the proof.',
  ),
];
