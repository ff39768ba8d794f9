import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { refuse, StoreError } from './errors.ts';
import { newId } from './id.ts';

/** The envelope for whatever was thrown. A mistake of ours is logged under an id and never shown. */
export function answerError(c: Context, thrown: unknown): Response {
  const error = known(thrown) ?? unexpected(thrown, `${c.req.method} ${c.req.path}`);
  return c.json({ errors: error.problems }, error.status as ContentfulStatusCode);
}

/** What the store refuses itself, and a body that its server has cut off. */
function known(thrown: unknown): StoreError | undefined {
  if (thrown instanceof StoreError) return thrown;
  const isCutOff = thrown instanceof Error && 'code' in thrown && thrown.code === 'BODY_TOO_LARGE';
  return isCutOff ? refuse(413, '0', `The body is too large: ${thrown.message}.`) : undefined;
}

function unexpected(thrown: unknown, where: string): StoreError {
  const incident = newId().slice(0, 8);
  const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  console.error(JSON.stringify({ level: 'error', at: 'store-api', incident, where, stack }));
  return refuse(500, '0', `Something went wrong on our side. Incident ${incident}.`);
}
