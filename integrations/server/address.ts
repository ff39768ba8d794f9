import type { IncomingMessage } from 'node:http';
import { isLocale, LOCALE_COOKIE, localeInfo } from '#i18n/locales.ts';
import { cookieIn } from '#values/http.ts';

/** Where a request wants to go: an address inside the shop, another spelling of it, or nowhere. */
export type Address =
  | { kind: 'here'; pathname: string; raw: string; search: string }
  | { kind: 'moved'; to: string }
  | { kind: 'malformed' };

const LONGEST = 4096;

/** Reads the request line's target. `pathname` is decoded for look-ups, `raw` stays as sent for those who decode again. */
export function readAddress(target: string | undefined, method = 'GET'): Address {
  if (!target?.startsWith('/') || target.length > LONGEST) return { kind: 'malformed' };
  const [path = '', query] = splitOnce(target.replace(/#.*/, ''), '?');
  const search = query === undefined ? '' : `?${query}`;
  const pathname = decode(path);
  if (pathname === null || !isClean(pathname)) return { kind: 'malformed' };
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  // Only what can be asked again without harm is sent elsewhere; `//host` would leave the shop, so it never stays.
  if (tidy !== path && (method === 'GET' || method === 'HEAD')) return { kind: 'moved', to: tidy + search };
  return path.startsWith('//') ? { kind: 'malformed' } : { kind: 'here', pathname, raw: path, search };
}

/** Whether a Host header names a host, with or without a port: no user, no way, nothing that only looks like one. */
export const isHost = (host: string): boolean =>
  /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`);

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // `%`, `%zz`, half of a character
  }
}

/** No control characters, no backslash, no way up: whatever reads files behind us can't be led out of its folder. */
const isClean = (pathname: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  !/[\u0000-\u001f\u007f\\]/.test(pathname) && !pathname.split('/').some((part) => part === '.' || part === '..');

// The locale cookie is read in one case: a visit to the bare home page that was typed or bookmarked.

/**
 * Where somebody comes home who types the shop's address, or has kept it as a bookmark: the front page of the language
 * that they read or chose before. Undefined for who follows a link, because a link means the page that it names. The
 * two are told apart by `Referer`: `Sec-Fetch-Site` is that of the service worker where one stands between.
 */
export function ownHome({ headers }: IncomingMessage, pathname: string): string | undefined {
  if (pathname !== '/' || headers.referer) return;
  const code = cookieIn(headers.cookie, LOCALE_COOKIE);
  return (isLocale(code) && localeInfo(code).prefix) || undefined;
}
