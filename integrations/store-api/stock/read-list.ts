import { refuse } from '#store/errors.ts';
import { readCsv } from '#values/csv.ts';

/** The rows of a CSV file that an owner hands in. @throws 400 when it is no CSV, or has too many rows */
export function readList(file: string, mostRows: number): string[][] {
  const rows = cellsOf(file);
  if (rows.length > mostRows) throw isUnreadable(`It has ${rows.length} rows, of at most ${mostRows}.`);
  return rows;
}

function cellsOf(file: string): string[][] {
  try {
    return readCsv(file);
  } catch (error) {
    throw isUnreadable((error as Error).message);
  }
}

const isUnreadable = (why: string) => refuse(400, 'STORE__UNREADABLE_LIST', `The list can’t be read. ${why}`);
