import { MOST_ROWS, type WrittenRow } from '#features/professional/rows/read-rows.ts';
import type { Row, Verdict, Wrong } from '#features/professional/rows/verdict.ts';
import type { Cents } from '#values/money.ts';

/* Rows of a quick order as they change. `number` and `quantity` are always what somebody typed. */

/** Longest text of a cell: more is no number and no quantity. */
const MOST_TYPED = 80;

/** Written rows behind those that are there; empty ones make room. `left` could not be taken any more. */
export function withRows(rows: readonly Row[], written: readonly WrittenRow[]): { rows: Row[]; left: number } {
  const kept = rows.filter((row) => !isEmpty(row));
  const next = nextNumber(rows);
  const room = MOST_ROWS - kept.length;
  const newRows = written.slice(0, room).map(({ line, number, quantity }, at) => ({
    ...{ id: String(next + at), line: kept.length === 0 ? line : lastLine(kept) + at + 1 },
    ...{ number: number.slice(0, MOST_TYPED), quantity: quantity.slice(0, MOST_TYPED) },
  }));
  return { rows: [...kept, ...newRows], left: Math.max(0, written.length - room) };
}

/** The rows and an empty one to type into. */
export const withEmptyRow = (rows: readonly Row[]): Row[] =>
  rows.length >= MOST_ROWS
    ? [...rows]
    : [...rows, { id: String(nextNumber(rows)), line: lastLine(rows) + 1, number: '', quantity: '' }];

export const changed = (rows: readonly Row[], id: string, change: Partial<Pick<Row, 'number' | 'quantity'>>): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

export const without = (rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.filter(({ id }) => !ids.includes(id));

/** Puts a row together with the earlier one of the same article, which gets the sum of both. */
export const merged = (rows: readonly Row[], id: string, into: string, sum: number): Row[] =>
  without(changed(rows, into, { quantity: String(sum) }), [id]);

/** A row with what is said of it. */
export type Judged = { row: Row; verdict: Verdict };
/** A row that can be ordered as it stands. */
export type Right = { row: Row; verdict: Extract<Verdict, { kind: 'right' }> };

/** A row whose quantity nobody has been at yet has nothing wrong with it: who types a number is on the way there. */
export const asBegun = (verdict: Verdict, isLeft: boolean): Verdict =>
  verdict.kind === 'wrong' && verdict.problem === 'missing' && verdict.article && !isLeft
    ? { kind: 'begun', article: verdict.article }
    : verdict;

export const rightsOf = (judged: readonly Judged[]): Right[] =>
  judged.flatMap(({ row, verdict }) => (verdict.kind === 'right' ? [{ row, verdict }] : []));

export const wrongsOf = (judged: readonly Judged[]): { row: Row; verdict: Wrong }[] =>
  judged.flatMap(({ row, verdict }) => (verdict.kind === 'wrong' ? [{ row, verdict }] : []));

/** What these rows cost together, in cents. */
export const totalOf = (rights: readonly Right[]): Cents => rights.reduce((sum, { verdict }) => sum + verdict.total, 0);

/** What these rows ask for. */
export const itemsOf = (rights: readonly Right[]): { productId: string; quantity: number }[] =>
  rights.map(({ verdict: { article, quantity } }) => ({ productId: article.id, quantity }));

const isEmpty = ({ number, quantity }: Row): boolean => number.trim() === '' && quantity.trim() === '';
const lastLine = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ line }) => line));
const nextNumber = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ id }) => Number(id))) + 1;
