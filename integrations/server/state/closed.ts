import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieIn, ENTRY } from '#values/http.ts';

/**
 * What is answered as always: what the page that says so is drawn with; what crawlers may read, because without that they
 * take it that they may read nothing; messages of a payment provider, whose money was paid before; the desk, whose people
 * work meanwhile.
 */
const NEVER_CLOSED = /^\/((_astro|media)\/|favicon|robots\.txt$|payment\/\w+\/webhook$|desk(\/|$))/;

/** What only a store that is open can answer; no page of ours stands in for it. */
const OF_STORE = /^\/(store-api|payment)(\/|$)/;

const isOfStore = (pathname: string): boolean => OF_STORE.test(pathname);

/** Where the shop's own people work. */
const OF_DESK = /^\/desk(\/|$)/;

/** What only a store that is open can answer, the desk too. */
export const needsStore = (pathname: string): boolean => isOfStore(pathname) || OF_DESK.test(pathname);

/** Where calls are taken that change something. */
export const takesWrites = (pathname: string): boolean => isOfStore(pathname) || pathname.startsWith('/desk/api/');

/** What the release's app answers (integrations/server/app.ts). */
export const isOfApp = (pathname: string): boolean => needsStore(pathname) || pathname === '/health';

/** Whether a shop that its owner has closed is closed for this request, too; a link with the right key opens it. */
export function isClosedFor(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: { pathname: string; search: string },
  { entry, isSecure }: { entry: string; isSecure: boolean },
): boolean {
  if (NEVER_CLOSED.test(pathname)) return false;
  if (isKey(cookieIn(request.headers.cookie, ENTRY), entry)) return false;
  const key = new URLSearchParams(search).get(ENTRY);
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
