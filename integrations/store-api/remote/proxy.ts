import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Config } from '#config.schema.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import { type RemotePictures, remotePicturesOf } from '#values/remote-picture.server.ts';
import { MAX_KEPT_BYTES, MOST_AT_ONCE, PAUSES_MS, READ_MS, WHOLE_BYTES, WRITE_MS } from './limits.ts';
import { withOwnPictures } from './own-pictures.ts';
import { isRead } from './reads.ts';
import { type Question, send, troubleOf } from './send.ts';
import { retryAfter, Trouble, troubleResponse } from './trouble.ts';

/** Whom a question goes to, and until when it may be asked again (ms since 1970). */
type Target = { remote: URL; pictures: RemotePictures; until: number };

/** Passes a request for `/store-api/*` on. `client` is the address of whom the shop serves. Answers whatever happens. */
export type FetchStore = (request: Request, client?: string) => Promise<Response>;

/** The way to the configured Shopware: reads are asked again when something broke, writes are sent once. */
export function proxy(config: Config): FetchStore {
  const { STORE_API_ENDPOINT, STORE_API_ACCESS_TOKEN, MAX_UPLOAD_MB } = config;
  const pictures = remotePicturesOf(config);
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
      return await answerOf(question, { remote, pictures, until: Date.now() + READ_MS }, isSafe ? PAUSES_MS : []);
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
  const { remote, pictures, until } = target;
  try {
    return await passOn(await send(question), { method: question.method, remote, pictures, now: new Date() });
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

/** How the answer was asked for. */
type Passage = { method: string; remote: URL; pictures: RemotePictures; now: Date };

/**
 * The remote's answer as the client gets it. Short JSON is read to its end first, so that a cut one is noticed while
 * something can be done about it; documents and long answers flow.
 * @throws {Trouble} for a gateway's error page, a way to another host, and an answer that was cut
 */
async function passOn(response: IncomingMessage, { method, remote, pictures, now }: Passage): Promise<Response> {
  const status = response.statusCode ?? 502;
  const received = new Headers(
    Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const isJson = /[/+]json\b/.test(received.get('content-type') ?? '');
  if (!isJson && [408, 502, 503, 504].includes(status)) {
    response.destroy();
    throw gatewayTrouble(status, retryAfter(received.get('retry-after'), now));
  }
  const headers = headersToPassOn(received);
  const location = received.get('location');
  if (location !== null && status >= 300 && status < 400) headers.set('location', inside(location, response, remote));
  if ([204, 205, 304].includes(status) || method === 'HEAD') {
    response.resume();
    return new Response(null, { status, headers });
  }
  if (!isJson) return new Response(Readable.toWeb(response) as BodyInit, { status, headers });
  const body = await wholeIfShort(response);
  return new Response((body instanceof Buffer ? pictured(body, headers, pictures) : body) as BodyInit, {
    status,
    headers,
  });
}

/** An answer that unpacks to more stays as it is. */
const UNPACKED_BYTES = { maxOutputLength: 64 * 1024 * 1024 };
const UNPACK: Record<string, (body: Buffer) => Buffer> = {
  gzip: (body) => gunzipSync(body, UNPACKED_BYTES),
  br: (body) => brotliDecompressSync(body, UNPACKED_BYTES),
  deflate: (body) => inflateSync(body, UNPACKED_BYTES),
  '': (body) => body,
};

/** The answer with pictures of this shop's own address; an answer without one stays packed as it came. */
function pictured(body: Buffer, headers: Headers, pictures: RemotePictures): Buffer | string {
  const unpack = UNPACK[headers.get('content-encoding') ?? ''];
  if (!unpack) return body;
  let rewritten: string;
  try {
    const json = unpack(body).toString();
    rewritten = withOwnPictures(json, pictures);
    if (rewritten === json) return body;
  } catch {
    return body; // no JSON after all, or too much of it
  }
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return rewritten;
}

/** What a balancer or PHP's own server says in HTML when the Shopware behind it does not answer. */
function gatewayTrouble(status: number, seconds: number | undefined): Trouble {
  const kind = status === 502 ? 'unreachable' : status === 503 ? 'busy' : 'slow';
  return new Trouble(kind, `a gateway answered ${status}`, seconds);
}

/**
 * A way within the remote's Store API is a way within ours; nobody is sent to another host, where token and key would
 * travel along. @throws {Trouble} elsewhere
 */
function inside(location: string, response: IncomingMessage, remote: URL): string {
  const to = URL.canParse(location, remote.href) ? new URL(location, remote) : undefined;
  const base = remote.pathname.replace(/\/$/, '');
  if (to?.origin === remote.origin && to.pathname.startsWith(`${base}/`))
    return `/store-api${to.pathname.slice(base.length)}${to.search}`;
  response.destroy();
  throw new Trouble('elsewhere', `it sends to ${to ? to.origin + to.pathname : 'no address'}`);
}

async function wholeIfShort(response: IncomingMessage): Promise<Buffer | ReadableStream> {
  const parts: Buffer[] = [];
  const chunks = (response as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let size = 0;
  while (size <= WHOLE_BYTES) {
    const { done, value } = await chunks.next().catch((error: unknown) => {
      throw troubleOf(error);
    });
    if (done) return Buffer.concat(parts);
    parts.push(value);
    size += value.length;
  }
  return Readable.toWeb(Readable.from(replay(parts, chunks))) as ReadableStream;
}

async function* replay(parts: Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* parts;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** What a Store API understands of a request; cookies and everything else stay in the shop. */
const SENT = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
  TOKEN_NAME,
  'sw-currency-id',
  'sw-include-search-info',
  'sw-include-seo-urls',
  'sw-inheritance',
  'sw-language-id',
  'sw-version-id',
];

/** What a browser needs of an answer. Cookies of the Shopware, its policies and what belongs to one connection stay there. */
const PASSED_ON = [
  'accept-ranges',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  TOKEN_NAME,
  'sw-language-id',
  'sw-version-id',
];

/** Headers for the remote: its own key instead of the client's, and whom it serves, so that it counts attempts per shopper. */
export function headersToSend(headers: Headers, accessKey: string, client: string | undefined): Headers {
  const sent = only(SENT, headers);
  sent.set('sw-access-key', accessKey);
  const way = [headers.get('x-forwarded-for'), client].filter(Boolean).join(', ');
  if (way) sent.set('x-forwarded-for', way);
  return sent;
}

export const headersToPassOn = (headers: Headers): Headers => only(PASSED_ON, headers);

function only(names: readonly string[], headers: Headers): Headers {
  const kept = names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Headers(kept);
}
