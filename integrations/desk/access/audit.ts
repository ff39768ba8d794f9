import { newId } from '#store/id.ts';
import type { Database } from '#store/records/database.ts';
import { addDeskAudit } from '#store/records/desk/users.ts';

/** Fields whose values nobody reads again, wherever they stand. */
const SECRET = /password|code|token|secret/i;

/** Longest text of a change that is kept, in characters: a list with a thousand rows is not. */
const LONGEST = 300;

/** Notes who did what, in the transaction that did it where there is one. Answers the id of the note. */
export async function audit(
  tx: Database,
  { email, now }: { email: string; now: Date },
  { action, subject, change }: { action: string; subject: string; change: unknown },
): Promise<string> {
  const id = newId();
  await addDeskAudit(tx, {
    ...{ id, at: now.toISOString(), email, action },
    subject: subject.slice(0, LONGEST),
    change: withoutSecrets(change) as Record<string, unknown>,
  });
  return id;
}

/** What was asked for, as it may be kept: no secrets, and no long texts. Pure. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 50).map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET.test(name) ? '…' : withoutSecrets(part)]),
  );
}
