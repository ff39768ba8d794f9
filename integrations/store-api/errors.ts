import { DrizzleQueryError } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { newId } from './id.ts';
import { type DatabaseTrouble, isUncertain, troubleOf } from './records/trouble.ts';

/** One problem as the Store API tells it. */
export type Problem = {
  status: string;
  code: string | null;
  title: string;
  detail: string;
  meta: { parameters: Record<string, unknown> | [] };
  source?: { pointer: string };
};

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A refusal that goes to the client as it stands. Thrown anywhere below a route, answered in `app.ts`. */
export class StoreError extends Error {
  readonly status: number;
  readonly problems: Problem[];

  constructor(status: number, problems: Problem[]) {
    super(problems.map((problem) => `${problem.code}: ${problem.detail}`).join('; '));
    this.name = 'StoreError';
    this.status = status;
    this.problems = problems;
  }
}

/** A refusal with one problem: `refuse('CONTENT__PRODUCT_NOT_FOUND', 'Product for id abc not found', {productId: 'abc'})`. */
export function refuse(
  status: number,
  code: string,
  detail: string,
  parameters: Record<string, unknown> = {},
): StoreError {
  return new StoreError(status, [
    {
      status: String(status),
      code,
      title: TITLES[status] ?? 'Error',
      detail,
      meta: { parameters: orEmpty(parameters) },
    },
  ]);
}

/** A field that breaks a rule: code without its prefix, pointer into the body, parameters with the braces of the original. */
export type Violation = { code: string | null; pointer: string; detail: string; parameters?: Record<string, unknown> };

/** A refusal of a body (400): one problem a field. */
export function violate(violations: Violation[]): StoreError {
  return new StoreError(
    400,
    violations.map(({ code, pointer, detail, parameters = {} }) => ({
      status: '400',
      code: code === null ? null : `VIOLATION::${code}`,
      title: 'Constraint violation error',
      detail,
      meta: { parameters: orEmpty(parameters) },
      source: { pointer },
    })),
  );
}

/** PHP writes an empty map as a list. */
const orEmpty = (parameters: Record<string, unknown>): Record<string, unknown> | [] =>
  Object.keys(parameters).length > 0 ? parameters : [];

/** The envelope for whatever was thrown. A mistake of ours is logged under an id and never shown. */
export function answerError(c: Context, thrown: unknown): Response {
  if (codeOf(thrown) === 'CLIENT_GONE') return new Response(null, { status: 499 }); // nobody reads it
  const where = `${c.req.method} ${c.req.path}`;
  const error = asStoreError(thrown) ?? troubled(thrown, where) ?? unexpected(thrown, where);
  const pause = pauseOf(error);
  if (pause) c.header('retry-after', pause);
  return c.json({ errors: error.problems }, error.status as ContentfulStatusCode);
}

/** When a client may ask again after a trouble of the database. */
const RETRY_AFTER_S = 5;

/** The seconds that a refusal names, as a header says them; undefined where asking again makes no sense. */
function pauseOf({ status, problems }: StoreError): string | undefined {
  if (status !== 503 && status !== 429) return undefined;
  const parameters = problems[0]?.meta.parameters ?? [];
  return String(Array.isArray(parameters) ? RETRY_AFTER_S : (parameters.seconds ?? RETRY_AFTER_S));
}

/** What the store refuses itself, and a body that its server has cut off. */
function asStoreError(thrown: unknown): StoreError | undefined {
  if (thrown instanceof StoreError) return thrown;
  if (codeOf(thrown) !== 'BODY_TOO_LARGE') return undefined;
  return refuse(413, '0', `The body is too large: ${(thrown as Error).message}.`);
}

/** How the server says what has ended a body (integrations/server). */
const codeOf = (thrown: unknown): unknown => (thrown instanceof Error && 'code' in thrown ? thrown.code : undefined);

const SENTENCES: Record<DatabaseTrouble['kind'], string> = {
  busy: 'The store is busy. Nothing was changed; please try again in a moment.',
  full: 'The store has no room left and can take nothing in. Nothing was changed.',
  damaged: 'The data of the store can’t be read. Nothing was changed.',
  unreachable: 'The store can’t reach its data. Nothing was changed; please try again in a moment.',
};

const UNCERTAIN = 'The store broke off. Please look whether your last change was kept before you try again.';

/** A database that can't: the shopper hears whether anything was changed, the log hears what it said. */
function troubled(thrown: unknown, where: string): StoreError | undefined {
  const trouble = troubleOf(thrown);
  if (!trouble) return undefined;
  console.error(
    JSON.stringify({ level: 'error', at: 'store-api', where, database: trouble.kind, message: trouble.message }),
  );
  const sentence = isUncertain(thrown) ? UNCERTAIN : SENTENCES[trouble.kind];
  return refuse(503, `STORE__DATABASE_${trouble.kind.toUpperCase()}`, sentence);
}

function unexpected(thrown: unknown, where: string): StoreError {
  const incident = newId().slice(0, 8);
  console.error(JSON.stringify({ level: 'error', at: 'store-api', incident, where, stack: stackOf(thrown) }));
  return refuse(500, '0', `Something went wrong on our side. Incident ${incident}.`);
}

/** Where it broke. A failed query would say its values, which may be anybody's address: only its text and cause are kept. */
export function stackOf(thrown: unknown): string {
  if (thrown instanceof DrizzleQueryError) return `${thrown.query.slice(0, 500)}\n${stackOf(thrown.cause)}`;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
