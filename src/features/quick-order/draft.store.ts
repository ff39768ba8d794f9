import type { Row } from '#features/professional/rows/verdict.ts';

const KEY = 'hof-quick-order';

/**
 * The rows of a quick order, kept by this tab until they are ordered: they outlast a reload, another language and the
 * way to a product and back. `owner` is the customer, so that whoever logs in after them finds nothing.
 */
export function keptRows(owner: string): Row[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { owner: whose, rows } = (kept ?? {}) as { owner?: unknown; rows?: unknown };
    return whose === owner && Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

/** Without storage the rows hold for this page. */
export function keepRows(owner: string, rows: readonly Row[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, rows }));
  } catch {
    // the page goes on with what it has
  }
}

const isRow = (row: Partial<Row> | null): row is Row =>
  typeof row?.id === 'string' &&
  typeof row.line === 'number' &&
  typeof row.number === 'string' &&
  typeof row.quantity === 'string';
