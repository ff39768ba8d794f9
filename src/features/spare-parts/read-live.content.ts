import { LISTINGS } from '#features/listing/cache-headers.ts';
import type { Locale } from '#i18n/locales.ts';
import { spareParts } from '#i18n/paths.ts';
import { orTrouble } from '#store-api/trouble.ts';
import { partHref } from './question.ts';
import { isOfSpareParts, readPage, type SearchOrParts } from './read-page.content.ts';

/** A page of spare parts as it is drawn on demand. */
export interface LiveParts {
  page: SearchOrParts;
  status: number;
  /** How long it is kept, and that any product's change concerns it; in trouble, when to ask again. */
  headers: Record<string, string>;
}

/** Undefined for what is no address of spare parts. While the store is silent the search says so, and keeps what was asked. */
export async function readLiveParts(locale: Locale, url: URL): Promise<LiveParts | undefined> {
  if (!isOfSpareParts(locale, url.pathname)) return undefined;
  const read = await orTrouble(readPage(locale, url));
  const number = url.pathname.slice(spareParts(locale).length + 1);
  const page =
    read && 'retryAfterSeconds' in read ? await readPage(locale, new URL(partHref(locale, number), url)) : read;
  if (!page) return undefined;
  const trouble = page.kind === 'search' && page.view.result.kind === 'trouble' ? page.view.result : undefined;
  if (trouble) return { page, status: trouble.status, headers: { 'retry-after': String(trouble.retryAfterSeconds) } };
  // without its list of devices the beginning is not worth keeping
  if (page.kind === 'search' && page.view.result.kind === 'start' && page.view.result.groups.length === 0)
    return { page, status: 200, headers: {} };
  return {
    page,
    status: 200,
    headers: { 'surrogate-control': 'max-age=30, stale-while-revalidate=600', 'surrogate-key': LISTINGS },
  };
}
