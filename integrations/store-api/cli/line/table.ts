import { oneLine } from '#store/mail/fill.ts';
import type { Row } from './command-result.ts';

/** Longest cell, in characters; the rest is cut, and `--json` has it whole. */
const WIDEST = 60;

/** Rows under one another, with the columns of the first as head; numbers stand to the right. Pure. */
export function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => cell(row[column] ?? null)));
  const widths = columns.map((column, at) => Math.max(column.length, ...cells.map((row) => widthOf(row[at]))));
  const isRight = columns.map((_column, at) => cells.every((row) => row[at] === '' || isNumber(row[at] ?? '')));
  const line = (row: string[]) =>
    row
      .map((text, at) => padded(text, widths[at] ?? 0, isRight[at] ?? false))
      .join('  ')
      .trimEnd();
  return `${[columns, ...cells].map(line).join('\n')}\n`;
}

/** What strangers typed reaches the terminal without its control characters. */
function cell(value: Row[string]): string {
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : oneLine(String(value ?? ''));
  const signs = [...text];
  return signs.length > WIDEST ? `${signs.slice(0, WIDEST - 1).join('')}…` : text;
}

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

const widthOf = (text = ''): number => [...text].length;

const padded = (text: string, width: number, isRight: boolean): string => {
  const space = ' '.repeat(width - widthOf(text));
  return isRight ? space + text : text + space;
};
