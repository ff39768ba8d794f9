/** What keeps a database from answering, and what it said. It is nobody's mistake in the shop's code. */
export type DatabaseTrouble = { kind: 'busy' | 'full' | 'damaged' | 'unreachable'; said: string };

/** SQLite's result codes, by their lowest byte. */
const SQLITE: Record<number, DatabaseTrouble['kind']> = {
  5: 'busy',
  6: 'busy',
  8: 'unreachable',
  10: 'damaged',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
};

/** Beginnings of PostgreSQL's states, and codes of a connection that does not come about or a disk that refuses. */
const CODES: [RegExp, DatabaseTrouble['kind']][] = [
  [/^(53100|54000)$/, 'full'],
  [/^(40001|40P01|55P03|53300|57014)$/, 'busy'],
  [/^XX00[012]$/, 'damaged'],
  [/^(08|57P)/, 'unreachable'],
  [/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/, 'unreachable'],
  [/^(ENOSPC|EDQUOT)$/, 'full'],
  [/^EIO$/, 'damaged'],
];

/** What node-postgres says without a code. */
const CUT_OFF =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** The trouble behind an error, also behind one that wraps it; undefined when it is another error. */
export function troubleOf(thrown: unknown): DatabaseTrouble | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const kind = kindOf(thrown);
  return kind ? { kind, said: thrown.message } : troubleOf(thrown.cause);
}

function kindOf(error: Error & { code?: string; errcode?: number }): DatabaseTrouble['kind'] | undefined {
  if (error.code === 'ERR_SQLITE_ERROR') return SQLITE[(error.errcode ?? 0) & 0xff];
  if (CUT_OFF.test(error.message)) return 'unreachable';
  return CODES.find(([codes]) => codes.test(error.code ?? ''))?.[1];
}
