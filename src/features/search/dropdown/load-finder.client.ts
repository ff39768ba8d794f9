import type { Locale } from '#i18n/locales.ts';
import type { DropdownWords, SearchIndex } from '../index/entry.ts';
import { finderOf, type SearchResults } from '../index/finder.ts';

/** What answers while somebody types, in the language of the page. */
export interface Search {
  locale: Locale;
  words: DropdownWords;
  find: (term: string) => SearchResults | Promise<SearchResults>;
}

/**
 * Loads the index and makes it ready, once a page. Products that are too many for it come from the store.
 * @throws when the index does not come; whoever asks then tries again
 */
export async function loadFinder(address: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const index: SearchIndex = await response.json();
  const { locale, words, asksStore } = index;
  const find = finderOf(index);
  if (!asksStore) return { locale, words, find };
  const { suggested } = await import('./suggested.store.ts');
  return { locale, words, find: (term) => suggested(locale, term, find(term)) };
}
