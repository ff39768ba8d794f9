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
