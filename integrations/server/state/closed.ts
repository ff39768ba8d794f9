import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieIn } from '#values/cookie.ts';
import { ENTRY } from '#values/maintenance.ts';

/** What the page that says so is drawn with. */
const NEEDED = /^\/(_astro\/|media\/|favicon)/;

/** Whether a shop that its owner has closed is closed for this request, too; a link with the right key opens it. */
export function isClosedFor(
  request: IncomingMessage,
  response: ServerResponse,
  { entry, isSecure }: { entry: string; isSecure: boolean },
): boolean {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (NEEDED.test(url.pathname)) return false;
  if (isKey(cookieIn(request.headers.cookie, ENTRY), entry)) return false;
  const key = url.searchParams.get(ENTRY);
  if (!key || !isKey(key, entry)) return true;
  response.setHeader(
    'set-cookie',
    `${ENTRY}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400${isSecure ? '; Secure' : ''}`,
  );
  return false;
}

const isKey = (key: string | undefined, entry: string): boolean =>
  key !== undefined && timingSafeEqual(hashOf(key), Buffer.from(entry, 'hex'));

const hashOf = (key: string) => createHash('sha256').update(key).digest();
