/** What keeps a database from answering, and what it said. It is nobody's mistake in the shop's code. */
export type DatabaseTrouble = { kind: 'busy' | 'full' | 'damaged' | 'unreachable'; message: string };

/** SQLite's result codes, by their lowest byte. */
const SQLITE: Record<number, DatabaseTrouble['kind']> = {
  5: 'busy',
  6: 'busy',
  8: 'unreachable',
  10: 'unreachable',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
};

/** Beginnings of PostgreSQL's states, and codes of a connection that does not come about or a disk that refuses. */
const CODES: [RegExp, DatabaseTrouble['kind']][] = [
  [/^53100$/, 'full'],
  [/^(40001|40P01|55P03|53200|53300|57014)$/, 'busy'],
  [/^XX00[012]$/, 'damaged'],
  [/^(08|57P|58030)/, 'unreachable'],
  [/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/, 'unreachable'],
  [/^(ENOSPC|EDQUOT)$/, 'full'],
  [/^(EACCES|EPERM|EROFS)$/, 'unreachable'],
  [/^EIO$/, 'damaged'],
];

/** What node-postgres says without a code. */
const CUT_OFF =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** The trouble behind an error, also behind one that wraps it; undefined when it is another error. */
export function troubleOf(thrown: unknown): DatabaseTrouble | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const kind = kindOf(thrown);
  return kind ? { kind, message: thrown.message } : troubleOf(thrown.cause);
}

function kindOf(error: Error & { code?: string; errcode?: number }): DatabaseTrouble['kind'] | undefined {
  if (error.code === 'ERR_SQLITE_ERROR') return SQLITE[(error.errcode ?? 0) & 0xff];
  if (CUT_OFF.test(error.message)) return 'unreachable';
  return CODES.find(([codes]) => codes.test(error.code ?? ''))?.[1];
}

/** What was asked for may have been kept, or not: the database broke off while it confirmed. */
class Uncertain extends Error {}

/** Rejects with the error as one that leaves the outcome open. */
export function uncertain(error: unknown): never {
  throw new Uncertain((error as Error).message, { cause: error });
}

/** Whether an error leaves open what has become of a change. */
export const isUncertain = (thrown: unknown): boolean =>
  thrown instanceof Uncertain || (thrown instanceof Error && thrown.cause !== undefined && isUncertain(thrown.cause));
