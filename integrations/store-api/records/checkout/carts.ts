import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { insertRows, prepared } from '#store/records/insert-rows.ts';
import { cartLine } from '#store/records/schema/session.ts';

/** A line as it is kept: what was asked for. Names, prices and stock are read anew by each calculation. */
export type StoredLine = Omit<typeof cartLine.$inferSelect, 'sessionId' | 'position'>;

const bySession = prepared((db) =>
  db
    .select()
    .from(cartLine)
    .where(eq(cartLine.sessionId, sql.placeholder('sessionId')))
    .orderBy(asc(cartLine.position))
    .prepare(),
);
const addLines = insertRows(cartLine);

/** The lines of a session's cart, in the order in which they were added. */
export async function readLines(db: Database, sessionId: string): Promise<StoredLine[]> {
  const rows = await bySession(db).all({ sessionId });
  return rows.map(({ sessionId: _sessionId, position: _position, ...line }) => line);
}

/** Stores the lines of a cart, and writes those only that are others than before. The session has to be stored already. */
export async function keepLines(tx: Database, sessionId: string, lines: StoredLine[]): Promise<void> {
  const before = new Map((await bySession(tx).all({ sessionId })).map((row) => [row.id, row]));
  const after = lines.map((line, position) => ({ ...line, sessionId, position }));
  const changed = after.filter((row) => {
    const stored = before.get(row.id);
    return (
      stored?.position !== row.position || stored.quantity !== row.quantity || stored.referencedId !== row.referencedId
    );
  });
  const kept = new Set(after.filter((row) => !changed.includes(row)).map(({ id }) => id));
  const stale = [...before.keys()].filter((id) => !kept.has(id));
  if (stale.length > 0)
    await tx.delete(cartLine).where(and(eq(cartLine.sessionId, sessionId), inArray(cartLine.id, stale)));
  await addLines(tx, changed);
}
