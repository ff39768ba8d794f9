import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from '#server/answers/encoding.ts';
import { withoutFrames } from '#server/answers/security-headers.ts';
import { withCampaign } from './campaign.ts';
import type { Drawn } from './live-cache.ts';
import { POLICY_HEADERS } from './policy.ts';

/** Answers with a drawn page in the best encoding, or 304. `search` is the visitor's own query: the page was drawn for everybody. */
export async function answerDrawn(
  request: IncomingMessage,
  response: ServerResponse,
  drawn: Drawn,
  search: string,
): Promise<void> {
  const encoding = drawn.body.length > 0 ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const { etag, body } = await packed(drawn, encoding);
  for (const [name, value] of Object.entries(drawn.headers))
    if (!POLICY_HEADERS.includes(name)) response.setHeader(name, value);
  const { location } = drawn.headers;
  if (location) response.setHeader('location', withCampaign(location, search));
  response.setHeader('content-security-policy', withoutFrames(drawn.headers['content-security-policy']));
  response.appendHeader('vary', 'accept-encoding');
  response.setHeader('etag', etag);
  if (drawn.status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(drawn.status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page is compressed once for everybody, and forgotten with it. */
const packages = new WeakMap<Drawn, Map<string, Promise<Buffer>>>();
const etags = new WeakMap<Drawn, string>();

async function packed(drawn: Drawn, encoding: Encoding): Promise<{ etag: string; body: Buffer }> {
  const etag = etags.get(drawn) ?? `W/"${createHash('sha256').update(drawn.body).digest('hex').slice(0, 16)}"`;
  etags.set(drawn, etag);
  const done = packages.get(drawn) ?? new Map<string, Promise<Buffer>>();
  packages.set(drawn, done);
  const body = done.get(encoding) ?? compress(drawn.body, encoding);
  done.set(encoding, body);
  return { etag, body: await body };
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  // Quality 5 is kept for half a minute at least, so it may take a little longer than what is drawn for one
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? zip(body) : body;
}
