import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#store/records/driver.ts';
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
const removal = prepared((db) =>
  db
    .delete(cartLine)
    .where(eq(cartLine.sessionId, sql.placeholder('sessionId')))
    .prepare(),
);
const addLines = insertRows(cartLine);

/** The lines of a session's cart, in the order in which they were added. */
export async function readLines(db: Database, sessionId: string): Promise<StoredLine[]> {
  const rows = await bySession(db).all({ sessionId });
  return rows.map(({ sessionId: _sessionId, position: _position, ...line }) => line);
}

/** Replaces the lines of a cart. The session has to be stored already. */
export async function keepLines(tx: Database, sessionId: string, lines: StoredLine[]): Promise<void> {
  await removal(tx).run({ sessionId });
  await addLines(
    tx,
    lines.map((line, position) => ({ ...line, sessionId, position })),
  );
}
