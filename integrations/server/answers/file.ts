import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encoding.ts';
import { NO_FRAMES } from './security-headers.ts';

/** One file of the finished site, as the build listed it. */
export interface SiteFile {
  /** Where it lies on disk; its compressed twins end in `.br` and `.gz`. */
  disk: string;
  type: string;
  /** SHA-256 of the content, shortened. */
  digest: string;
  immutable: boolean;
  bytes: { identity: number; br?: number; gzip?: number };
  /** The day (Swiss time) on which the page shows other things than the file. */
  goodUntil?: string | undefined;
}

const ENDING = { br: '.br', gzip: '.gz', identity: '' };
const YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Answers with the file in the best encoding, or 304. @throws ENOENT when the site was removed meanwhile. */
export async function answerFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, status = 200) {
  const wanted = encodingFor(request.headers['accept-encoding']);
  const encoding = file.bytes[wanted] === undefined ? 'identity' : wanted;
  const etag = `W/"${file.digest}"`; // weak: the same meaning in every encoding
  response.setHeader('etag', etag);
  response.setHeader('cache-control', file.immutable ? YEAR : ASK_EACH_TIME);
  if (file.bytes.br !== undefined) response.setHeader('vary', 'accept-encoding');
  response.setHeader('content-security-policy', NO_FRAMES);
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return response.writeHead(304).end();
  const path = file.disk + ENDING[encoding];
  const length = file.bytes[encoding] ?? file.bytes.identity;
  const body = request.method === 'HEAD' ? '' : length > KEPT_UP_TO ? createReadStream(path) : await keep(path);
  response.setHeader('content-type', file.type);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-length': length });
  if (typeof body === 'string' || Buffer.isBuffer(body)) return response.end(body);
  return body.on('error', () => response.destroy()).pipe(response);
}

const isKnown = (sent: string | undefined, etag: string) =>
  sent !== undefined && (sent === '*' || sent.split(',').some((tag) => tag.trim() === etag));

const KEPT_UP_TO = 512 * 1024;
const MEMORY = 64 * 1024 * 1024;
const kept = new Map<string, Buffer>();
let keptBytes = 0;

/** Small files stay in memory, the longest unread leave first. */
async function keep(path: string): Promise<Buffer> {
  const known = kept.get(path);
  const body = known ?? (await readFile(path));
  kept.delete(path);
  kept.set(path, body);
  if (!known) keptBytes += body.length;
  for (const [oldest, old] of kept) {
    if (keptBytes <= MEMORY) break;
    kept.delete(oldest);
    keptBytes -= old.length;
  }
  return body;
}

/** After a new build nothing of the old one is served from memory. */
export function forgetFiles(): void {
  kept.clear();
  keptBytes = 0;
}
