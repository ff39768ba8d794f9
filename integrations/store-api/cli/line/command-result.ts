import { table } from './table.ts';

/** One line of a list, by the names of its columns. Amounts are text, `12.90`. */
export type Row = Record<string, string | number | boolean | null>;

/** What a command has to say. */
export type CommandResult =
  | { kind: 'list'; rows: Row[]; whenEmpty: string }
  | { kind: 'sheet'; fields: Row; lists: Record<string, Row[]> }
  | { kind: 'done'; sentence: string }
  | { kind: 'file'; text: string };

/** An answer as it is read by people. Pure. */
export function written(result: CommandResult): string {
  switch (result.kind) {
    case 'list':
      return result.rows.length === 0 ? `${result.whenEmpty}\n` : table(result.rows);
    case 'sheet':
      return [table(asLines(result.fields)), ...Object.values(result.lists).filter(hasRows).map(table)].join('\n');
    case 'done':
      return `${result.sentence}\n`;
    case 'file':
      return result.text;
  }
}

/** An answer as it is read by programs. Pure. */
export function asJson(result: CommandResult): string {
  if (result.kind === 'file') return result.text;
  return `${JSON.stringify(contentOf(result), null, 2)}\n`;
}

const contentOf = (result: Exclude<CommandResult, { kind: 'file' }>): unknown => {
  if (result.kind === 'list') return result.rows;
  return result.kind === 'sheet' ? { ...result.fields, ...result.lists } : { done: result.sentence };
};

const asLines = (fields: Row): Row[] => Object.entries(fields).map(([field, value]) => ({ fact: field, value }));

const hasRows = (rows: Row[]): boolean => rows.length > 0;
