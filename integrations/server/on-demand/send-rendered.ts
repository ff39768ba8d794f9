import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from '#server/responses/encoding.ts';
import { withoutFrames } from '#server/responses/file.ts';
import { MemoryCache } from '#server/responses/memory-cache.ts';
import { PAGE_PARAMETERS } from './on-demand-url.ts';
import type { Policy, RenderedPage } from './page-cache.ts';

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

/**
 * The target of a redirect, with campaign parameters (`utm_source=newsletter`) kept for web analytics. Parameters that
 * select a part of a page are dropped, because the new page may not have it.
 */
export function withCampaign(location: string, search: string): string {
  const isHere = location.startsWith('/') && !location.startsWith('//');
  if (!isHere || search.length < 2) return location;
  const [address = '', anchor] = location.split('#');
  const [path, query] = address.split('?');
  const led = new URLSearchParams(query);
  const added = [...new URLSearchParams(search)].filter(([name]) => !PAGE_PARAMETERS.includes(name) && !led.has(name));
  if (added.length === 0) return location;
  for (const [name, value] of added) led.append(name, value);
  return `${path}?${led}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** How long a 404 is cached, in ms: robots request the same dead links over and over. */
const UNKNOWN_MS = 60_000;

/** How long a redirect is cached, in ms. */
const MOVED_MS = 30_000;

/** Headers by which a page tells its policy; they do not leave the shop. */
const POLICY_HEADERS = ['surrogate-control', 'surrogate-key'];

/**
 * How long a page is kept: as it says itself (`surrogate-control: max-age=30, stale-while-revalidate=600`), showing what
 * its `surrogate-key` names (`id@version id tag`); always its own path. Null for what must not be kept, trouble above all.
 */
export function policyOf({ status, headers }: RenderedPage, pathname: string): Policy | null {
  const tags = new Map([[pathname, undefined], ...tagsIn(headers['surrogate-key'] ?? '')]);
  if (status === 404) return { maxAgeMs: UNKNOWN_MS, staleMs: 0, tags };
  if (status === 301 || status === 302) return { maxAgeMs: MOVED_MS, staleMs: 0, tags };
  const control = headers['surrogate-control'] ?? '';
  const maxAgeMs = secondsIn(control, 'max-age');
  if (status !== 200 || maxAgeMs === undefined || 'set-cookie' in headers) return null;
  return { maxAgeMs, staleMs: secondsIn(control, 'stale-while-revalidate') ?? 0, tags };
}

function secondsIn(control: string, name: string): number | undefined {
  const [, seconds] = control.match(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`)) ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

const tagsIn = (names: string): [string, number | undefined][] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const [tag = '', version] = name.split('@');
      return [tag, version === undefined ? undefined : Number(version)];
    });
