// The locale cookie is read in one case: a visit to the bare home page that was typed or bookmarked.
import type { IncomingMessage } from 'node:http';
import { isLocale, LOCALE_COOKIE, localeInfo } from '#i18n/locales.ts';
import { cookieIn } from '#values/cookie.ts';

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
