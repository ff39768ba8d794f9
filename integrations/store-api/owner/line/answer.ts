import { table } from './table.ts';

/** One line of a list, by the names of its columns. Amounts are text, `12.90`. */
export type Row = Record<string, string | number | boolean | null>;

/** What a command has to say. */
export type Answer =
  | { kind: 'list'; rows: Row[]; whenEmpty: string }
  | { kind: 'sheet'; facts: Row; lists: Record<string, Row[]> }
  | { kind: 'done'; sentence: string }
  | { kind: 'file'; text: string };

/** An answer as it is read by people. Pure. */
export function written(answer: Answer): string {
  switch (answer.kind) {
    case 'list':
      return answer.rows.length === 0 ? `${answer.whenEmpty}\n` : table(answer.rows);
    case 'sheet':
      return [table(asLines(answer.facts)), ...Object.values(answer.lists).filter(hasRows).map(table)].join('\n');
    case 'done':
      return `${answer.sentence}\n`;
    case 'file':
      return answer.text;
  }
}

/** An answer as it is read by programs. Pure. */
export function asJson(answer: Answer): string {
  if (answer.kind === 'file') return answer.text;
  return `${JSON.stringify(contentOf(answer), null, 2)}\n`;
}

const contentOf = (answer: Exclude<Answer, { kind: 'file' }>): unknown => {
  if (answer.kind === 'list') return answer.rows;
  return answer.kind === 'sheet' ? { ...answer.facts, ...answer.lists } : { done: answer.sentence };
};

const asLines = (facts: Row): Row[] => Object.entries(facts).map(([fact, value]) => ({ fact, value }));

const hasRows = (rows: Row[]): boolean => rows.length > 0;
