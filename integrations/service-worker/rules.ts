/** What the worker does with a request. */
export type Strategy =
  /** A page that everybody gets alike: from the network; without it, as it was last seen. */
  | 'page'
  /** A page of one person or one moment: from the network only; without it, the page that says so. */
  | 'live'
  /** A file whose name changes with its content: as it was kept. */
  | 'file'
  /** None of the worker's business: the browser asks as if there were no worker. */
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

/** Drawings keep their names, but no file outlives the build that it was kept with. */
const FILES = /^\/(_astro|media)\/|^(\/[a-z]{2}-[A-Z]{2})?\/drawings\/|^\/(favicon|logo)\.svg$/;

/** Addresses of one person, of an order, or with a key in them: their pages are kept by nobody. */
const PERSONAL =
  /^(\/[a-z]{2}-[A-Z]{2})?\/(account|checkout|cart|login|register|registration|reset-password|payment|store-api|newsletter-|back-in-stock|documents|search|hooks|health|builds|keystatic|~on-demand)/;

/** An answer that may be kept: whole, of this shop, not led elsewhere, and said to be everybody's by the server. */
export const mayKeep = (response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** `/fr-FR/recettes` speaks French; what has no prefix, the shop's first language. */
export const localeIn = (pathname: string, others: readonly string[]): string | undefined =>
  others.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
