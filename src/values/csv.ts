/** Cells by the name of their column. */
type Row = Record<string, string | number | boolean | null>;

/** Without it Excel takes umlauts for something else. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as a CSV file (RFC 4180) with these columns as head. Where numbers have a comma, spreadsheets expect a semicolon
 * between the cells.
 */
export function csv(columns: readonly string[], rows: readonly Row[], separator: ',' | ';' = ','): string {
  return `${BYTE_ORDER_MARK}${line(columns, separator)}${csvLines(columns, rows, separator)}`;
}

/** Rows of a CSV file, to stand below its head. */
export const csvLines = (columns: readonly string[], rows: readonly Row[], separator: ',' | ';' = ','): string =>
  rows
    .map((row) =>
      line(
        columns.map((column) => row[column] ?? null),
        separator,
      ),
    )
    .join('');

const line = (cells: readonly Row[string][], separator: string): string => `${cells.map(cell).join(separator)}\r\n`;

function cell(value: Row[string]): string {
  const text = harmless(String(value ?? ''));
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run text that looks like a formula; an apostrophe in front makes it text. Amounts stay amounts. */
const harmless = (text: string): string =>
  /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

/**
 * The cells of a CSV file, row by row, whichever of semicolon, comma and tab its first line has most of; empty rows are
 * left out, and so is the apostrophe that keeps a text from being a formula.
 * @throws {RangeError} a quote that is never closed
 */
export function readCsv(file: string): string[][] {
  const text = file.replace(BYTE_ORDER_MARK, '');
  const [first = ''] = text.split(/\r?\n/, 1);
  const [separator = ';'] = [';', ',', '\t'].sort((a, b) => first.split(b).length - first.split(a).length);
  const cells = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\r\n][^${separator}\r\n]*|)(${separator}|\r?\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (let at = 0; at < text.length; at = cells.lastIndex) {
    const [all, value = '', end] = cells.exec(text) ?? [];
    if (all === undefined) throw new RangeError(`Row ${rows.length} has a quote that is never closed.`);
    rows.at(-1)?.push(plainText(value));
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some((each) => each !== ''));
}

const plainText = (value: string): string =>
  (value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value).trim().replace(/^'(?=[=+\-@])/, '');
