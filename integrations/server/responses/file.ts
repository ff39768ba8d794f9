import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ListedFile } from '#server/build/site-list.ts';
import type { Site } from '#server/site.ts';
import { encodingFor } from './encoding.ts';
import type { FileBodies } from './file-bodies.ts';

/** One file that the shop serves: of a release, a picture, or an asset of an earlier release. */
export interface SiteFile extends ListedFile {
  /** Where it lies on disk, without the shop's address and not compressed. */
  disk: string;
  /** Its content, where the disk could not keep it. */
  content?: Buffer | undefined;
  /** Its name changes with its content. */
  immutable: boolean;
  /** Content-Security-Policy of a page. */
  policy?: string | undefined;
}

interface FileResponse {
  file: SiteFile;
  bodies: FileBodies;
  status?: number;
}

const YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Answers with the file in the best encoding, or 304. @throws ENOENT when its release was removed meanwhile. */
async function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, bodies, status = 200 }: FileResponse,
) {
  const etag = bodies.etag(file);
  response.setHeader('etag', etag);
  response.setHeader('cache-control', file.immutable ? YEAR : ASK_EACH_TIME);
  if (bodies.isCompressible(file)) response.setHeader('vary', 'accept-encoding');
  response.setHeader('content-security-policy', withoutFrames(file.policy));
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return response.writeHead(304).end();
  response.setHeader('content-type', file.type);
  if (bodies.isStreamed(file)) return stream(request, response, file, status);
  const { bytes, encoding } = await bodies.body(file, encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-length': bytes.length });
  return response.end(request.method === 'HEAD' ? '' : bytes);
}

function stream(request: IncomingMessage, response: ServerResponse, { disk, bytes }: SiteFile, status: number) {
  response.writeHead(status, { 'content-length': bytes });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(disk)
    .on('error', () => response.destroy())
    .pipe(response);
}

const isKnown = (sent: string | undefined, etag: string) =>
  sent !== undefined && (sent === '*' || sent.split(',').some((tag) => tag.trim() === etag));

/** Answers with a file of the site. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { bodies }: Site,
  file: SiteFile,
  status = 200,
): Promise<void> {
  await answerFile(request, response, { file, bodies, status });
}

const BASE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** On every answer. Two years of HSTS only where the shop's own address is https: it can't be taken back. */
export const securityHeaders = (siteUrl: string | undefined): Record<string, string> =>
  siteUrl?.startsWith('https:')
    ? { ...BASE, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : BASE;

const NO_FRAMES = "frame-ancestors 'none'";

/** A page's policy, completed: Astro's own does not say who may frame it. */
export const withoutFrames = (policy: unknown): string => {
  const csp = typeof policy === 'string' ? policy.trim().replace(/;$/, '') : '';
  if (csp === '') return NO_FRAMES;
  return csp.includes('frame-ancestors') ? csp : `${csp}; ${NO_FRAMES}`;
};
