import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from '#server/responses/encoding.ts';
import { MemoryCache } from '#server/responses/memory-cache.ts';
import { withoutFrames } from '#server/responses/security-headers.ts';
import { withCampaign } from './campaign.ts';
import type { RenderedPage } from './page-cache.ts';
import { POLICY_HEADERS } from './policy.ts';

/** Answers with a drawn page in the best encoding, or 304. `search` is the visitor's own query: the page was drawn for everybody. */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: RenderedPage,
  search: string,
): Promise<void> {
  const encoding = rendered.body.length > 0 ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const { etag, body } = await packed(rendered, encoding);
  for (const [name, value] of Object.entries(rendered.headers))
    if (!POLICY_HEADERS.includes(name)) response.setHeader(name, value);
  const { location } = rendered.headers;
  if (location) response.setHeader('location', withCampaign(location, search));
  response.setHeader('content-security-policy', withoutFrames(rendered.headers['content-security-policy']));
  response.appendHeader('vary', 'accept-encoding');
  response.setHeader('etag', etag);
  if (rendered.status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(rendered.status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page is compressed once for all who ask, also one that is put together anew for each of them (`sendLost`). */
const packages = new MemoryCache(32 * 1024 * 1024);
const digests = new WeakMap<RenderedPage, string>();

async function packed(rendered: RenderedPage, encoding: Encoding): Promise<{ etag: string; body: Buffer }> {
  const digest = digests.get(rendered) ?? createHash('sha256').update(rendered.body).digest('hex');
  digests.set(rendered, digest);
  const etag = `W/"${digest.slice(0, 16)}"`;
  if (encoding === 'identity') return { etag, body: rendered.body };
  return { etag, body: await packages.once(`${digest}.${encoding}`, () => compress(rendered.body, encoding)) };
}

const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  // kept for half a minute at least, so it may take a little longer than what is drawn for one
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(body);
