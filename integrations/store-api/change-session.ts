import { keepSession, readSession } from './records/checkout/sessions.ts';
import type { Database } from './records/driver.ts';
import type { StoreContext } from './request.ts';
import { freshSession, type Session, storedSession } from './session.ts';
import type { Store } from './store.ts';

/** What a change makes of the session, and what it answers. */
export type Changed<Answer> = { session: Session; answer: Answer };

/**
 * Runs one change of a session (its cart, its customer, its choices) alone and all or nothing.
 * The session is read again inside, so that quick successive calls build upon one another and none is lost.
 */
export async function changeSession<Answer>(
  c: StoreContext,
  work: (tx: Database, session: Session) => Promise<Changed<Answer>>,
): Promise<Answer> {
  const store = c.get('store');
  const now = c.get('now');
  const { session, answer } = await store.records.transaction(async (tx) => {
    const changed = await work(tx, await currentSession(store, tx, c.get('session').token, now));
    await keepSession(tx, changed.session, now);
    return changed;
  });
  c.set('session', session);
  return answer;
}

/** The session as the database has it now. One that was never stored is stored first: lines of a cart belong to it. */
async function currentSession(store: Store, tx: Database, token: string, now: Date): Promise<Session> {
  const row = await readSession(tx, token);
  if (row) return storedSession(store, row);
  const fresh = freshSession(store, token);
  await keepSession(tx, fresh, now);
  return fresh;
}
