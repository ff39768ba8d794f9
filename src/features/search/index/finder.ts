import { nearestWord, wordsOfNames } from '#values/nearest-word.ts';
import { type Results, searchOver } from '#values/search/search.ts';
import type { Entry, SearchIndex, Variant } from './entry.ts';

/** What answers a term, and a word that is written almost like the one that was typed, which nothing is called. */
export type SearchResults = Results<Entry> & { meant?: string | undefined };
export type Finder = (term: string) => SearchResults;

/** The search over what the shop shows: in the browser for the dropdown, on the server for pages. */
export async function finderOf(index: Pick<SearchIndex, 'locale' | 'synonyms' | 'entries'>): Promise<Finder> {
  const { locale, synonyms, entries } = index;
  const search = await searchOver(locale, synonyms, entries, variantEntry);
  const names = wordsOfNames(entries.map(({ title }) => title));
  return (term) => {
    const results = search(term);
    return { ...results, meant: results.isGuess ? nearestWord(term, names) : undefined };
  };
}

/** A variant as an entry of its own. Its price is the product's until the store has told its own. */
const variantEntry = (entry: Entry, { number, title, href, picture }: Variant): Entry => ({
  ...{ ...entry, title, href, note: number },
  ...(entry.product && { product: { ...entry.product, number, ...(picture && { picture }) } }),
});
