/**
 * Where a login leads back to: a page of this shop, else `otherwise`. An address of somebody else's is refused, in
 * whatever way it is disguised (`//evil`, `/\\evil`, a tab inside), and so are addresses that lead nowhere.
 */
export function returnPath(wished: string | null | undefined, otherwise: string): string {
  if (!wished || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wished)) return otherwise;
  const url = URL.parse(wished, HERE);
  // dots can hide the second slash: `/.//evil` becomes `//evil`
  if (url?.origin !== HERE || url.pathname.startsWith('//') || NOWHERE.test(url.pathname)) return otherwise;
  return url.pathname + url.search + url.hash;
}

/** Any origin does: only whether it stays the same counts. */
const HERE = 'http://shop.invalid';

/** Pages that send a logged-in shopper back at once, and what is no page. */
const NOWHERE = /^(\/\w\w-\w\w)?\/(login|register|store-api|account\/logout)(\/|$)/;
