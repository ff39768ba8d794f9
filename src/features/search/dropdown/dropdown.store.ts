import { atom } from 'nanostores';
import { searchIndex, spokenAt } from '#i18n/paths.ts';
import type { SearchIndex } from '../index/entry.ts';
import { finderOf, type SearchResults } from '../index/finder.ts';
import { type Group, groupsOf } from './marked.ts';

/** As many letters as a word needs; fewer are in everything. */
export const LEAST_LETTERS = 2;

/** What answers a term, in the language of the page. */
interface Search extends Pick<SearchIndex, 'locale' | 'words'> {
  find: (term: string) => SearchResults | Promise<SearchResults>;
}

/** The answer to the last term; a newer one may be on its way. */
export interface Suggestions extends Omit<Search, 'find'> {
  term: string;
  /** Undefined for a term that is too short. */
  results: SearchResults | undefined;
  groups: Group[];
}

export const $suggestions = atom<Suggestions | undefined>();
/** Whether a term waits for its answer. */
export const $isSearching = atom(false);

let search: Promise<Search> | undefined;
let latest = 0;

/** Answers the last of quick calls. When the index does not come, nothing is suggested, and the next call asks again. */
export async function suggest(typed: string): Promise<void> {
  const term = typed.trim();
  latest += 1;
  const request = latest;
  $isSearching.set(term !== '');
  try {
    search ??= loadSearch(searchIndex(spokenAt(location.pathname)));
    const { find, ...page } = await search;
    const results = term.length < LEAST_LETTERS ? undefined : await find(term);
    if (request === latest) $suggestions.set({ ...page, term, results, groups: results ? groupsOf(results) : [] });
  } catch (error) {
    search = undefined;
    console.error('The search suggests nothing.', error);
  } finally {
    if (request === latest) $isSearching.set(false);
  }
}

/** Loads the index and makes it ready. Products that are too many for it come from the store. */
async function loadSearch(address: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const index: SearchIndex = await response.json();
  const { locale, words, asksStore } = index;
  const find = await finderOf(index);
  if (!asksStore) return { locale, words, find };
  const { suggested } = await import('./suggested.store.ts');
  return { locale, words, find: (term) => suggested(index, term, find(term), finderOf) };
}
