/** What the worker does with a request. */
export type Strategy =
  /** A public page: from the network; offline, from the cache. */
  | 'page'
  /** A personal page: from the network only; offline, the offline page. */
  | 'live'
  /** A file whose name changes with its content: from the cache. */
  | 'file'
  /** Not handled by the worker. */
  | 'none';

export interface RequestDetails {
  method: string;
  mode: string;
  url: URL;
  /** The shop's own. */
  origin: string;
}

export function planFor({ method, mode, url, origin }: RequestDetails): Strategy {
  if (method !== 'GET' || url.origin !== origin) return 'none';
  if (FILES.test(url.pathname)) return 'file';
  if (mode !== 'navigate') return 'none';
  return url.search !== '' || PERSONAL.test(url.pathname) ? 'live' : 'page';
}

/** Drawings keep their names, but no cached file outlives its build. */
const FILES = /^\/(_astro|media)\/|^(\/[a-z]{2}-[A-Z]{2})?\/drawings\/|^\/(favicon|logo)\.svg$/;

/** Personal addresses, those of an order, or with a key in them: never cached. */
const PERSONAL =
  /^(\/[a-z]{2}-[A-Z]{2})?\/(account|checkout|cart|login|register|registration|reset-password|payment|store-api|newsletter-|back-in-stock|documents|search|hooks|health|builds|keystatic|~on-demand)/;

/** Whether a response may be cached: complete, same-origin, not redirected, and marked as public by the server. */
export const mayKeep = (response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** `/fr-FR/recettes` speaks French; what has no prefix, the shop's first language. */
export const localeIn = (pathname: string, others: readonly string[]): string | undefined =>
  others.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
