import MiniSearch, { type SearchResult, type Query as Tree } from 'minisearch';
import { nearestWord, wordsOfNames } from '#values/nearest-word.ts';
import { fold, headOf, stem, synonymMap, vocabulary } from '#values/search/analyzer.ts';
import { isNumber, numbersNear, plainNumber } from '#values/search/article-number.ts';
import { hitsOf } from '#values/search/hits.ts';
import { colouredFirst, isFigure, namedColour, phrasesOf, type Query } from '#values/search/query.ts';
import type { Entry, SearchIndex, Variant } from './entry.ts';

/** What answers a term. */
export interface SearchResults {
  /** The best first; for an article number its article or variant alone. */
  hits: Entry[];
  /** A word that is written almost like the one that was typed, which nothing is called. */
  meant?: string | undefined;
  /** Articles with a number almost like the one that was typed, which nobody knows. */
  near: Entry[];
}
export type Finder = (term: string) => SearchResults;

export function finderOf({ locale, synonyms, entries }: Pick<SearchIndex, 'locale' | 'synonyms' | 'entries'>): Finder {
  const index = indexOf(entries);
  const words = vocabulary(entries.map(textOf));
  const analyzer = { locale, words, synonyms: synonymMap(synonyms, locale) };
  const names = wordsOfNames(entries.map(({ title }) => title));
  const matches = (query: Query) => ranked(index, treeOf(query, locale));
  return (term) => {
    if (isNumber(term)) return numbered(entries, term);
    const { ids, isGuess, query } = hitsOf(term, analyzer, matches);
    const matchedEntries = ids.flatMap((place) => entries[Number(place)] ?? []);
    const hits = colouredFirst(matchedEntries, (entry) => inColour(entry, query, locale));
    return { hits, meant: isGuess ? nearestWord(term, names) : undefined, near: [] };
  };
}

/** The variant whose colour is asked for, where a product comes in it. */
function inColour(entry: Entry, query: Query, locale: string): Entry | undefined {
  const variants = (entry.product?.variants ?? []).filter(({ colour }) => colour);
  const names = [...new Set(variants.map(({ colour = '' }) => colour))];
  const colour = names[namedColour(query, names, locale) ?? -1];
  const variant = variants.find((each) => each.colour === colour);
  return variant && variantEntry(entry, variant);
}

const textOf = ({ title, keywords, options, description }: Entry): string =>
  `${fold(title)} ${keywords} ${options} ${description}`;

/** Where a word says how much of a thing: in its name it is meant, in what is said of it it is mentioned. */
const FIELDS = [['head'], ['name'], ['name', 'keywords', 'options'], ['name', 'keywords', 'options', 'description']];

/** As the embedded store weighs the same columns (`word-index.ts`). */
const BOOST = { head: 10, name: 6, keywords: 6, options: 3, description: 2 };
/** The very word that was typed counts for more than one that means the same. */
const BOOST_OF_TYPED = { head: 30, name: 18, keywords: 18, options: 9, description: 6 };

function indexOf(entries: readonly Entry[]): MiniSearch {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word || null,
    searchOptions: { boost: BOOST, boostDocument: (place) => entries[place]?.product?.weight ?? 1 },
  });
  index.addAll(
    entries.map(({ title, keywords, options, description }, id) => {
      const head = fold(headOf(title));
      return { ...{ id, head, name: fold(title), keywords, options, description } };
    }),
  );
  return index;
}

/** Places of the entries: what is the thing first, then what is for it, what is also called so, what speaks of it. */
function ranked(index: MiniSearch, tree: Tree): string[] {
  const results = FIELDS.flatMap((fields) => index.search(tree, { fields }).sort(byScore));
  return [...new Set(results.map(({ id }) => String(id)))];
}

const byScore = (a: SearchResult, b: SearchResult): number => b.score - a.score || a.id - b.id;

/** Each group has to be met by one of its phrases, with each of its words: the same, or one that begins so. */
const treeOf = (query: Query, locale: string): Tree => ({
  combineWith: 'AND',
  queries: query.map((group) => ({
    combineWith: 'OR',
    queries: phrasesOf(group).map((words, place) => ({
      combineWith: 'AND',
      boost: place === 0 ? BOOST_OF_TYPED : BOOST,
      queries: words.map((word) => wordTree(word, locale)),
    })),
  })),
});

const wordTree = (word: string, locale: string): Tree =>
  isFigure(word) ? word : { combineWith: 'OR', queries: [word, { queries: [stem(word, locale)], prefix: true }] };

/** The product or variant of this number alone; for a beginning, the products whose numbers begin so; else near ones. */
function numbered(entries: readonly Entry[], term: string): SearchResults {
  const searchedNumber = plainNumber(term);
  const products = entries.filter(({ product }) => product);
  const exact = products.flatMap(withVariants).find((entry) => numberOf(entry) === searchedNumber);
  if (exact) return { hits: [exact], near: [] };
  const begun = products.filter((entry) => numberOf(entry).startsWith(searchedNumber));
  if (begun.length > 0) return { hits: begun, near: [] };
  return { hits: [], near: numbersNear(term, products, numberOf) };
}

const numberOf = ({ product }: Entry): string => plainNumber(product?.number ?? '');

const withVariants = (entry: Entry): Entry[] => [
  entry,
  ...(entry.product?.variants ?? []).map((variant) => variantEntry(entry, variant)),
];

/** A variant as an entry of its own. Its price is the product's until the store has told its own. */
const variantEntry = (entry: Entry, { number, title, href, picture }: Variant): Entry => ({
  ...{ ...entry, title, href, note: number },
  ...(entry.product && { product: { ...entry.product, number, ...(picture && { picture }) } }),
});
