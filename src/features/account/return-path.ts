import type { Locale } from '#i18n/locales.ts';
import { inLocale, withoutLocale } from '#i18n/paths.ts';

/**
 * Where a login leads back to: a page of this shop, else nowhere. Whoever has switched the language at the door
 * comes back in that one, where the page has the same address in all. An address of somebody else's is refused, in
 * whatever way it is disguised (`//evil`, `/\\evil`, a tab inside), and so are addresses that lead nowhere.
 */
export function returnPath(wished: string | null | undefined, locale: Locale): string | undefined {
  if (!wished || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wished)) return undefined;
  const url = URL.parse(wished, HERE);
  // dots can hide the second slash: `/.//evil` becomes `//evil`
  if (url?.origin !== HERE || url.pathname.startsWith('//') || NOWHERE.test(url.pathname)) return undefined;
  const pathname = withoutLocale(url.pathname);
  return (SAME.test(pathname) ? inLocale(locale, pathname) : url.pathname) + url.search + url.hash;
}

/** Any origin does: only whether it stays the same counts. */
const HERE = 'http://shop.invalid';

/** Pages that send a logged-in shopper back at once, and what is no page. */
const NOWHERE = /^(\/\w\w-\w\w)?\/(login|register|store-api|account\/logout)(\/|$)/;

/** Pages that only their prefix tells apart; the addresses of content are others in each language. */
const SAME = /^\/(account|cart|checkout|compare|wishlist)(\/|$)/;
