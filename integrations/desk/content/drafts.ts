import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { newLinkCode, tokenHash } from '#store/id.ts';
import type { Database, Records } from '#store/records/database.ts';
import { contentDraft, contentShare } from '#store/records/schema/content.ts';

/* What editors are writing: one draft of each entry and author. */

export interface SavedDraft {
  kind: string;
  id: string;
  /** E-mail address. */
  author: string;
  /** Null when the entry is to be removed. */
  data: unknown;
  /** The version it began from; null for a new entry. */
  baseVersion: string | null;
  savedAt: Date;
}

const draftOf = (row: typeof contentDraft.$inferSelect): SavedDraft => ({
  kind: row.kind,
  id: row.entryId,
  author: row.author,
  data: row.data === null ? null : JSON.parse(row.data),
  baseVersion: row.baseVersion,
  savedAt: new Date(row.savedAt),
});

/**
 * Keeps a draft whole, in place of the same author's earlier one; where `isKnown` says that the author has not seen that
 * one, nothing is kept. @returns whether it is kept
 */
export async function saveDraft(
  records: Records,
  { savedAt, ...draft }: SavedDraft,
  isKnown: (earlier: SavedDraft | undefined) => boolean = () => true,
): Promise<boolean> {
  const { kind, id: entryId, author, baseVersion } = draft;
  const kept = {
    data: draft.data === null ? null : JSON.stringify(draft.data),
    baseVersion,
    savedAt: savedAt.toISOString(),
  };
  const target = [contentDraft.author, contentDraft.kind, contentDraft.entryId];
  return records.transaction(async (tx) => {
    if (!isKnown(await draftBy(tx, author, kind, entryId))) return false;
    await tx
      .insert(contentDraft)
      .values({ kind, entryId, author, ...kept })
      .onConflictDoUpdate({ target, set: kept });
    return true;
  });
}

const isDraft = (author: string, kind: string, id: string) =>
  and(eq(contentDraft.author, author), eq(contentDraft.kind, kind), eq(contentDraft.entryId, id));

/** What an author is writing in an entry. */
export async function draftBy(db: Database, author: string, kind: string, id: string): Promise<SavedDraft | undefined> {
  const [row] = await db
    .select()
    .from(contentDraft)
    .where(isDraft(author, kind, id));
  return row && draftOf(row);
}

/** Everybody's drafts of an entry: who else is at it, the last saved first. */
export const draftsOf = async (db: Database, kind: string, id: string): Promise<SavedDraft[]> =>
  (
    await db
      .select()
      .from(contentDraft)
      .where(and(eq(contentDraft.kind, kind), eq(contentDraft.entryId, id)))
      .orderBy(desc(contentDraft.savedAt))
  ).map(draftOf);

/** All drafts of an author, the last saved first. */
export const draftsBy = async (db: Database, author: string): Promise<SavedDraft[]> =>
  (await db.select().from(contentDraft).where(eq(contentDraft.author, author)).orderBy(desc(contentDraft.savedAt))).map(
    draftOf,
  );

export async function discardDraft(records: Records, author: string, kind: string, id: string): Promise<void> {
  await records.transaction((tx) => tx.delete(contentDraft).where(isDraft(author, kind, id)));
}

/** Discards the draft that was published, unless its author has written on since. */
export async function endDraft(
  records: Records,
  { author, kind, id, data }: Pick<SavedDraft, 'author' | 'kind' | 'id' | 'data'>,
): Promise<void> {
  const hasData = data === null ? isNull(contentDraft.data) : eq(contentDraft.data, JSON.stringify(data));
  await records.transaction((tx) => tx.delete(contentDraft).where(and(isDraft(author, kind, id), hasData)));
}

/**
 * Makes a secret that shows these drafts of an author, as they stand whenever it is used, until it expires or is revoked.
 * The database keeps only its digest.
 */
export async function shareDrafts(
  records: Records,
  author: string,
  entries: { kind: string; id: string }[],
  { now, until }: { now: Date; until: Date },
): Promise<string> {
  const token = newLinkCode();
  const [createdAt, expiresAt] = [now.toISOString(), until.toISOString()];
  await records.transaction(async (tx) => {
    await tx.delete(contentShare).where(lt(contentShare.expiresAt, createdAt));
    await tx.insert(contentShare).values({ tokenHash: tokenHash(token), author, entries, createdAt, expiresAt });
  });
  return token;
}

/** The drafts that a secret shows; undefined for one that is unknown, revoked or expired. */
export async function sharedDrafts(db: Database, token: string, now: Date): Promise<SavedDraft[] | undefined> {
  const isValid = and(eq(contentShare.tokenHash, tokenHash(token)), gt(contentShare.expiresAt, now.toISOString()));
  const [share] = await db.select().from(contentShare).where(isValid);
  if (!share) return undefined;
  const drafts = await draftsBy(db, share.author);
  return drafts.filter((draft) => share.entries.some(({ kind, id }) => kind === draft.kind && id === draft.id));
}

/** Ends all links of an author; what they have shown is public or not, as before. */
export async function revokeShares(records: Records, author: string): Promise<void> {
  await records.transaction((tx) => tx.delete(contentShare).where(eq(contentShare.author, author)));
}
