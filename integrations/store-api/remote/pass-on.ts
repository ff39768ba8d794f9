import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { headersToPassOn } from './headers.ts';
import { WHOLE_BYTES } from './limits.ts';
import { troubleOf } from './send.ts';
import { retryAfter, Trouble } from './trouble.ts';

/** How the answer was asked for. */
type Passage = { method: string; remote: URL; now: Date };

/**
 * The remote's answer as the client gets it. Short JSON is read to its end first, so that a cut one is noticed while
 * something can be done about it; documents and long answers flow.
 * @throws {Trouble} for a gateway's error page, a way to another host, and an answer that was cut
 */
export async function passOn(response: IncomingMessage, { method, remote, now }: Passage): Promise<Response> {
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
  const body = isJson ? await wholeIfShort(response) : Readable.toWeb(response);
  return new Response(body as BodyInit, { status, headers });
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
