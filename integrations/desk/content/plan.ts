import { and, asc, eq, lte, or } from 'drizzle-orm';
import { newId } from '#store/id.ts';
import type { Database, Records } from '#store/records/database.ts';
import { contentPlan } from '#store/records/schema/content.ts';
import type { Author } from './commit.ts';
import { endDraft } from './drafts.ts';
import type { ContentChange, Publication } from './publish.ts';

/* Publications at a minute to come: rows that some process carries out when they are due. */

export interface PlannedPublication {
  id: string;
  author: Author;
  changes: ContentChange[];
  state: 'waiting' | 'published' | 'failed';
  plannedFor: Date;
  /** Why it failed, in words. */
  trouble: string | null;
}

/** How often the table is read, ms. */
const POLL_MS = 2000;

/** So long a process may be at one, ms; then another takes it over. What is published already changes nothing then. */
const CLAIM_MS = 2 * 60_000;

/** Has these changes published at `at`. They are judged then: others may publish meanwhile. @returns the id of the plan */
export async function plan(records: Records, changes: ContentChange[], author: Author, at: Date): Promise<string> {
  const id = newId();
  const [dueAt, plannedFor] = [at.toISOString(), at.toISOString()];
  const row = { id, author: JSON.stringify(author), changes: JSON.stringify(changes), dueAt, plannedFor };
  await records.transaction((tx) =>
    tx.insert(contentPlan).values({ ...row, state: 'waiting', attempts: 0, trouble: null }),
  );
  return id;
}

/** What is still to come, and what failed, the soonest first. */
export async function planned(db: Database): Promise<PlannedPublication[]> {
  const rows = await Promise.all(
    (['waiting', 'failed'] as const).map((state) =>
      db.select().from(contentPlan).where(eq(contentPlan.state, state)).orderBy(asc(contentPlan.dueAt)),
    ),
  );
  return rows.flat().map(planOf);
}

/** Gives up a plan that waits or has failed. @returns false when it is carried out, or has been */
export const dropPlan = (records: Records, id: string): Promise<boolean> =>
  records.transaction(async (tx) => {
    const dropped = await tx
      .delete(contentPlan)
      .where(and(eq(contentPlan.id, id), or(eq(contentPlan.attempts, 0), eq(contentPlan.state, 'failed'))))
      .returning({ id: contentPlan.id });
    return dropped.length > 0;
  });

const planOf = (row: typeof contentPlan.$inferSelect): PlannedPublication => ({
  id: row.id,
  author: JSON.parse(row.author),
  changes: JSON.parse(row.changes),
  state: row.state,
  plannedFor: new Date(row.plannedFor),
  trouble: row.trouble,
});

/** Takes what is due, so that no other process does. */
const claim = (records: Records, now: Date): Promise<PlannedPublication[]> =>
  records.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(contentPlan)
      .where(and(eq(contentPlan.state, 'waiting'), lte(contentPlan.dueAt, now.toISOString())))
      .orderBy(asc(contentPlan.dueAt))
      .limit(1);
    for (const { id, attempts } of due)
      await tx
        .update(contentPlan)
        .set({ attempts: attempts + 1, dueAt: new Date(now.getTime() + CLAIM_MS).toISOString() })
        .where(eq(contentPlan.id, id));
    return due.map(planOf);
  });

const settle = (
  records: Records,
  id: string,
  state: 'published' | 'failed',
  trouble: string | null,
): Promise<unknown> =>
  records.transaction((tx) => tx.update(contentPlan).set({ state, trouble }).where(eq(contentPlan.id, id)));

type Publish = (changes: readonly ContentChange[], author: Author) => Promise<Publication>;

/** Carries out what is due, one after the other. */
export async function publishDue(records: Records, now: Date, publish: Publish): Promise<void> {
  for (let due = await claim(records, now); due[0]; due = await claim(records, now)) {
    const [{ id, changes, author }] = due as [PlannedPublication];
    const trouble = await publish(changes, author).then(troubleOf, (error: unknown) => (error as Error).message);
    await settle(records, id, trouble === null ? 'published' : 'failed', trouble);
    if (trouble !== null) continue;
    for (const change of changes) await endDraft(records, { ...change, author: author.email });
  }
}

function troubleOf(publication: Publication): string | null {
  if (publication.state === 'invalid') return publication.problems.map(({ message }) => message).join('\n');
  if (publication.state === 'conflict')
    return publication.conflicts.map(({ kind, id }) => `${kind} ${id} has been changed by somebody else.`).join('\n');
  return null;
}

/** Looks every few seconds for what is due. @returns what ends it, once the last one is done */
export function keepPublishing(records: Records, clock: () => Date, publish: Publish): () => Promise<void> {
  let running = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = publishDue(records, clock(), publish)
      .catch((error: unknown) => {
        console.error(JSON.stringify({ level: 'error', at: 'content', what: (error as Error).message }));
      })
      .finally(() => {
        isBusy = false;
      });
  }, POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
