/**
 * The shop's address in built files. The build doesn't know where the shop will be found: whoever serves a file replaces
 * this by `SITE_URL`, so that a new address needs no new build. A name that can never exist (RFC 2606).
 */
export const BUILT_SITE_URL = 'https://site-url.invalid';

/** The origin of absolute links: of SITE_URL, or where the shop listens. Without a slash at its end. */
export const siteOrigin = (siteUrl: string | undefined, port: number): string =>
  siteUrl ? new URL(siteUrl).origin : `http://localhost:${port || DEFAULT_PORT}`;

/** The port of `npm start`, and of links while tests take any free one. */
const DEFAULT_PORT = 4321;
