import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#config.schema.ts';
import { headersToSend } from './headers.ts';
import { MAX_KEPT_BYTES, MOST_AT_ONCE, PAUSES_MS, READ_MS, WRITE_MS } from './limits.ts';
import { passOn } from './pass-on.ts';
import { isRead } from './reads.ts';
import { type Question, send } from './send.ts';
import { Trouble, troubleResponse } from './trouble.ts';

/** Whom a question goes to, and until when it may be asked again (ms since 1970). */
type Target = { remote: URL; until: number };

/** Passes a request for `/store-api/*` on. `client` is the address of whom the shop serves. Answers whatever happens. */
export type FetchStore = (request: Request, client?: string) => Promise<Response>;

/** The way to the configured Shopware: reads are asked again when something broke, writes are sent once. */
export function proxy({ STORE_API_ENDPOINT, STORE_API_ACCESS_TOKEN, MAX_UPLOAD_MB }: Config): FetchStore {
  const mostBytes = (MAX_UPLOAD_MB + 1) * 1024 * 1024; // files, and the fields beside
  const remote = new URL(STORE_API_ENDPOINT ?? '');
  let underWay = 0;
  return async (request, client) => {
    if (underWay >= MOST_AT_ONCE) return troubleResponse(new Trouble('busy', 'too many questions at once'));
    underWay += 1;
    try {
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace(/^\/store-api/, '');
      const isSafe = isRead(request.method, path);
      const headers = headersToSend(request.headers, STORE_API_ACCESS_TOKEN ?? '', client);
      const question: Question = {
        method: request.method,
        url: new URL(remote.href.replace(/\/$/, '') + path + search),
        body: await bodyOf(request, headers, { isSafe, mostBytes }),
        patienceMs: isSafe ? READ_MS : WRITE_MS,
        ...{ headers, signal: request.signal },
      };
      return await answerOf(question, { remote, until: Date.now() + READ_MS }, isSafe ? PAUSES_MS : []);
    } catch (error) {
      return refuse(error, request);
    } finally {
      underWay -= 1;
    }
  };
}

/**
 * Asks until there is an answer, no pause is left, or the patience for one read is used up. Only what broke is asked
 * again: who is slow or busy gets no more work.
 */
async function answerOf(question: Question, target: Target, [wait, ...later]: readonly number[]): Promise<Response> {
  const { remote, until } = target;
  try {
    return await passOn(await send(question), { method: question.method, remote, now: new Date() });
  } catch (error) {
    const isBroken = error instanceof Trouble && error.kind === 'unreachable' && error.retryAfter === undefined;
    if (!isBroken || wait === undefined || Date.now() + wait > until) throw error;
    await pause(wait, undefined, question.signal && { signal: question.signal });
    return answerOf(question, target, later);
  }
}

/** Whether the body may have to be said twice, and how long it may be. */
type Carried = { isSafe: boolean; mostBytes: number };

/** A write of known length flows; what may have to be said twice, or has no length, is kept. Every body has a length, which PHP needs. */
async function bodyOf(request: Request, headers: Headers, { isSafe, mostBytes }: Carried): Promise<Question['body']> {
  if (!request.body) return undefined;
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > mostBytes) throw tooLarge(mostBytes);
  const body = Readable.fromWeb(request.body as never);
  if (!isSafe && announced >= 0) {
    headers.set('content-length', String(announced));
    return body;
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_KEPT_BYTES) throw tooLarge(MAX_KEPT_BYTES);
    parts.push(part);
  }
  headers.set('content-length', String(size));
  return Buffer.concat(parts);
}

const tooLarge = (most: number) => new Trouble('too-large', `a body of more than ${most} bytes`);

/** One line for who runs the shop; never the key, the token or the query. */
function refuse(error: unknown, request: Request): Response {
  if (request.signal.aborted) return new Response(null, { status: 499 }); // nobody reads it
  if (!(error instanceof Trouble)) throw error;
  const { pathname } = new URL(request.url);
  const details = { method: request.method, path: pathname.replace(/[\w-]{32,}/g, ':code'), reason: error.message };
  console.warn(JSON.stringify({ level: 'warn', at: 'remote', kind: error.kind, ...details }));
  return troubleResponse(error);
}
