/** The value of a cookie, from a `Cookie` header or from `document.cookie`. */
export function cookieIn(cookies: string | null | undefined, name: string): string | undefined {
  const match = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return match?.slice(name.length + 1);
}

/**
 * The header that names a file: readable by every client, without room for a header of somebody else's.
 * `inline` is shown, `attachment` is saved.
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const safe = fileName.replace(/[^\w.-]/g, '_');
  return `${kind}; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** An address in readable letters; half an escape (`%`, `%E0`) is left as it came, for there is no fault in asking. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The name to type for where a server listens: every interface of a machine is localhost to who sits before it. */
export const typedHost = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;

/** Query parameter of the link that lets the owner into a closed shop, and the cookie that it leaves. */
export const ENTRY = 'entry';

/**
 * The shop's address in built files. The build doesn't know where the shop will be found: the server replaces
 * this by `SITE_URL`, so that a new address needs no new build. A name that can never exist (RFC 2606).
 */
export const BUILT_SITE_URL = 'https://site-url.invalid';

/** The origin of absolute links: of SITE_URL, or where the shop listens. Without a slash at its end. */
export const siteOrigin = (siteUrl: string | undefined, port: number): string =>
  siteUrl ? new URL(siteUrl).origin : `http://localhost:${port || DEFAULT_PORT}`;

/** The port of `npm start`, and of links while tests take any free one. */
const DEFAULT_PORT = 4321;

/**
 * Whether a request is a form from a page of this shop, or from nobody's page (a reload, a client without a browser):
 * another site must not press a button here, nor give a shopper another session. Browsers say where a form comes from;
 * those that don't (older ones, and all over plain http) name its origin, whose host has to be ours.
 */
export function isOwnForm(request: Request, siteUrl: URL): boolean {
  if (request.method !== 'POST') return false;
  const from = request.headers.get('sec-fetch-site');
  if (from !== null) return from === 'same-origin' || from === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && [siteUrl.host, request.headers.get('host')].includes(new URL(origin).host);
}
