import MiniSearch, { type Query as Tree, type SearchResult } from 'minisearch';
import { isNumber, plainNumber } from '#values/search/article-number.ts';
import { fold } from '#values/search/fold.ts';
import { headOf } from '#values/search/head.ts';
import { hitsOf } from '#values/search/hits.ts';
import { isFigure, phrasesOf, type Query } from '#values/search/query.ts';
import { stem } from '#values/search/stem.ts';
import { synonymMap, vocabulary } from '#values/search/tongue.ts';
import type { Entry, SearchIndex } from './entry.ts';

/** What answers a term in this index, the best first; an article number finds its article or variant alone. */
export type Finder = (term: string) => Entry[];

export function finderOf({ locale, synonyms, entries }: SearchIndex): Finder {
  const index = indexOf(entries);
  const words = vocabulary(entries.map(({ title, keywords, options, facts }) => `${fold(title)} ${keywords} ${options} ${facts}`));
  const tongue = { locale, words, synonyms: synonymMap(synonyms, locale) };
  const matches = (query: Query) => ranked(index, treeOf(query, locale));
  return (term) =>
    isNumber(term)
      ? numbered(entries, term)
      : hitsOf(term, tongue, matches).flatMap((place) => entries[Number(place)] ?? []);
}

/** Where a word says how much of a thing: in its name it is meant, in what is said of it it is mentioned. */
const FIELDS = [['head'], ['name'], ['name', 'keywords', 'options'], ['name', 'keywords', 'options', 'facts']];

/** As the embedded store weighs the same columns (`word-index.ts`). */
const BOOST = { head: 10, name: 6, keywords: 6, options: 3, facts: 2 };

function indexOf(entries: readonly Entry[]): MiniSearch {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word || null,
    searchOptions: { boost: BOOST, boostDocument: (place) => entries[place]?.product?.weight ?? 1 },
  });
  index.addAll(
    entries.map(({ title, keywords, options, facts }, id) => {
      const head = fold(headOf(title));
      return { ...{ id, head, name: fold(title), keywords, options, facts } };
    }),
  );
  return index;
}

/** Places of the entries: what is the thing first, then what is for it, what is also called so, what speaks of it. */
function ranked(index: MiniSearch, tree: Tree): string[] {
  const found = FIELDS.flatMap((fields) => index.search(tree, { fields }).sort(byScore));
  return [...new Set(found.map(({ id }) => String(id)))];
}

const byScore = (a: SearchResult, b: SearchResult): number => b.score - a.score || a.id - b.id;

/** Each group has to be met by one of its phrases, with each of its words: the same, or one that begins so. */
const treeOf = (query: Query, locale: string): Tree => ({
  combineWith: 'AND',
  queries: query.map((group) => ({
    combineWith: 'OR',
    queries: phrasesOf(group).map((words) => ({
      combineWith: 'AND',
      queries: words.map((word) => wordTree(word, locale)),
    })),
  })),
});

const wordTree = (word: string, locale: string): Tree =>
  isFigure(word) ? word : { combineWith: 'OR', queries: [word, { queries: [stem(word, locale)], prefix: true }] };

/** The product or variant of this number alone; for a beginning, the products whose numbers begin so. */
function numbered(entries: readonly Entry[], term: string): Entry[] {
  const wanted = plainNumber(term);
  const all = entries.flatMap((entry) => (entry.product ? [entry, ...variantsOf(entry)] : []));
  const exact = all.find(({ product }) => product && plainNumber(product.number) === wanted);
  if (exact) return [exact];
  return entries.filter(({ product }) => product && plainNumber(product.number).startsWith(wanted));
}

/** Variants as entries of their own; the price is the product's unless the store says otherwise. */
const variantsOf = (entry: Entry): Entry[] =>
  (entry.product?.variants ?? []).map(({ number, title, href, picture }) => ({
    ...entry,
    ...{ title, href, note: number },
    ...(entry.product && { product: { ...entry.product, number, picture } }),
  }));
