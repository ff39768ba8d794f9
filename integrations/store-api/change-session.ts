import { takeAttemptIn } from './limits/attempts.ts';
import { keepSession, readSession } from './records/checkout/sessions.ts';
import type { Database } from './records/driver.ts';
import type { StoreContext } from './request.ts';
import { freshSession, type Session, storedSession } from './session.ts';

/** What a change makes of the session, and what it answers. */
export type Changed<Result> = { session: Session; result: Result };

/**
 * Runs one change of a session (its cart, its customer, its choices) alone and all or nothing.
 * The session is read again inside, so that quick successive calls build upon one another and none is lost.
 */
export async function changeSession<Result>(
  c: StoreContext,
  work: (tx: Database, session: Session) => Promise<Changed<Result>>,
): Promise<Result> {
  const store = c.get('store');
  const now = c.get('now');
  const { session, result } = await store.records.transaction(async (tx) => {
    const changed = await work(tx, await currentSession(c, tx));
    await keepSession(tx, changed.session, now);
    return changed;
  });
  c.set('session', session);
  return result;
}

/**
 * The session as the database has it now. One that was never stored is stored first: lines of a cart belong to it.
 * @throws 429 when a visitor has begun too many
 */
async function currentSession(c: StoreContext, tx: Database): Promise<Session> {
  const { store, now } = c.var;
  const { token } = c.get('session');
  const row = await readSession(tx, token);
  if (row) return storedSession(store, row);
  await takeAttemptIn(tx, c, 'session');
  const newSession = freshSession(store, token);
  await keepSession(tx, newSession, now);
  return newSession;
}
