import { createHash } from 'node:crypto';
import type { Next } from 'hono';
import { audit } from '#desk/access/audit.ts';
import { refuse } from '#store/errors.ts';
import { beginDeskWrite, deleteDeskAudit, endDeskWrite } from '#store/records/desk/users.ts';
import type { DeskContext } from './env.ts';

/**
 * What tells nobody anything: the door's own affairs are noted where they happen, and what an editor types is nobody's
 * business before it is published. Drafts know by their version whether they were saved already.
 */
const UNNOTED = /^POST \/(account\/|content\/block$|content\/:kind\/:id\/draft$)/;

const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * Does a write once, however often its browser sends it: a double click, or a request whose answer was lost, is answered
 * with what the first one was. It is noted in the audit log before it is done, so that nothing is done unnoted; what was
 * refused has changed nothing and leaves no note.
 */
export async function once(c: DeskContext, route: string, next: Next): Promise<Response | undefined> {
  const { store, now, entered } = c.var;
  const { method, path } = c.req;
  if (UNNOTED.test(route)) {
    await next();
    return undefined;
  }
  const body = await c.req.text();
  const key = hashOf(entered.user.id, c.req.header('idempotency-key') ?? '', method, path);
  const bodyHash = hashOf(body);
  const note = { action: route, subject: subjectOf(route, path), change: changeOf(body) };
  const { before, noteId } = await store.records.transaction(async (tx) => {
    const earlier = await beginDeskWrite(tx, { key, bodyHash, createdAt: now.toISOString() });
    if (earlier) return { before: earlier, noteId: '' };
    return { before: undefined, noteId: await audit(tx, { email: entered.user.email, now }, note) };
  });
  if (before) return repeatAnswer(before, bodyHash);
  await next();
  const { status } = c.res;
  const givenAnswer = status < 400 ? { status, body: await c.res.clone().text() } : null;
  await store.records.transaction(async (tx) => {
    await endDeskWrite(tx, key, givenAnswer);
    if (status >= 400 && status < 500) await deleteDeskAudit(tx, noteId);
  });
  return undefined;
}

function repeatAnswer(before: NonNullable<Awaited<ReturnType<typeof beginDeskWrite>>>, bodyHash: string): Response {
  if (before.bodyHash !== bodyHash) throw refuse(422, 'DESK__OTHER_WRITE', 'This key was used for something else.');
  if (!before.response) throw refuse(409, 'DESK__UNDER_WAY', 'This is being done already.');
  const { status, body } = before.response;
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

/** What the address names: `10001` of `/orders/10001/ship`. Pure. */
function subjectOf(route: string, path: string): string {
  const pattern = route.split(' ')[1]?.split('/') ?? [];
  const parts = path.split('/').slice(-pattern.length);
  const named = pattern.flatMap((part, at) => (part.startsWith(':') ? [decodeURIComponent(parts[at] ?? '')] : []));
  return named.join(' ');
}

function changeOf(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    return {};
  }
}
