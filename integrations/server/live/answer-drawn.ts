import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from '#server/answers/encoding.ts';
import { MemoryCache } from '#server/answers/memory-cache.ts';
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

/** A page is compressed once for all who ask, also one that is put together anew for each of them (`sendLost`). */
const packages = new MemoryCache(32 * 1024 * 1024);
const digests = new WeakMap<Drawn, string>();

async function packed(drawn: Drawn, encoding: Encoding): Promise<{ etag: string; body: Buffer }> {
  const digest = digests.get(drawn) ?? createHash('sha256').update(drawn.body).digest('hex');
  digests.set(drawn, digest);
  const etag = `W/"${digest.slice(0, 16)}"`;
  if (encoding === 'identity') return { etag, body: drawn.body };
  return { etag, body: await packages.once(`${digest}.${encoding}`, () => compress(drawn.body, encoding)) };
}

const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  // kept for half a minute at least, so it may take a little longer than what is drawn for one
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(body);
