import { describe, expect, it } from 'vitest';
import { MOST_ROWS } from '#features/professional/rows/read-rows.ts';
import { merged, withEmptyRow, without, withRows } from './quick-order.ts';

const written = (count: number, line = 1) =>
  Array.from({ length: count }, (_, at) => ({ line: line + at, number: `41-${200 + at}`, quantity: '1' }));

describe('The rows of a quick order (7.5)', () => {
  it('keep the lines of the first table, and count on behind it', () => {
    const first = withRows(withEmptyRow([]), written(2, 5));
    expect(first.rows.map(({ line }) => line)).toEqual([5, 6]);
    expect(withRows(first.rows, written(2)).rows.map(({ id, line }) => [id, line])).toEqual([
      ['2', 5],
      ['3', 6],
      ['4', 7],
      ['5', 8],
    ]);
  });

  it('never have two of one name, whatever goes', () => {
    const { rows } = withRows([], written(3));
    const again = withEmptyRow(withRows(without(rows, ['1']), written(1)).rows);
    expect(new Set(again.map(({ id }) => id)).size).toBe(again.length);
    expect(new Set(again.map(({ line }) => line)).size).toBe(again.length);
  });

  it('end where the order is full, and say how many had no room', () => {
    const { rows, left } = withRows(withRows([], written(MOST_ROWS - 1)).rows, written(3));
    expect([rows.length, left]).toEqual([MOST_ROWS, 2]);
    expect(withEmptyRow(rows)).toHaveLength(MOST_ROWS);
  });

  it('cut a text that is no number and no quantity', () => {
    const { rows } = withRows([], [{ line: 1, number: 'x'.repeat(9999), quantity: '1'.repeat(9999) }]);
    expect([rows[0]?.number.length, rows[0]?.quantity.length]).toEqual([80, 80]);
  });

  it('of one article become one row', () => {
    const { rows } = withRows([], written(2));
    expect(merged(rows, '2', '1', 12)).toEqual([{ id: '1', line: 1, number: '41-200', quantity: '12' }]);
  });
});
