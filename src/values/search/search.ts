import {
  type Analyzer,
  fold,
  foldedWords,
  headOf,
  type Synonym,
  significantWords,
  soundsLike,
  stem,
  synonymMap,
  vocabulary,
} from './analyzer.ts';
import { isNumber, numbersNear, plainNumber } from './article-number.ts';
import { nearWords, wordsWith } from './near-words.ts';
import { colouredFirst, type Group, isWhole, namedColour, phrasesOf, type Query, queryOf } from './query.ts';
import { both, either, type Field, type Hits, WordIndex } from './word-index.ts';

/** Something that can be found. All but the title is folded, each word stands once (`searchWords`). */
export interface Searchable<Variant extends SearchableVariant = SearchableVariant> {
  title: string;
  /** Other names of it. */
  keywords: string;
  /** What one chooses and what it is made of. */
  options: string;
  /** What is said of it. */
  description: string;
  /** What is said of it at length; the browser does without. */
  text?: string;
  /** What only a product has. Its variants are found by their numbers and colors only. */
  product?: { number: string; weight: number; variants: readonly Variant[] };
}

interface SearchableVariant {
  number: string;
  /** Name of its color. */
  colour?: string;
}

type VariantOf<Entry extends Searchable> = NonNullable<Entry['product']>['variants'][number];

/** What answers a term. */
export type Search<Entry> = (term: string) => Results<Entry>;
export interface Results<Entry> {
  /** The best first; for an article number its article or variant alone. */
  hits: Entry[];
  /** Nothing is written as it was typed; if there are hits, they are what may have been meant. */
  isGuess: boolean;
  /** Articles with a number almost like the one that was typed, which nobody knows. */
  near: Entry[];
}

/** Nobody looks for more words at once. */
const MOST_WORDS = 12;

/** As many hits as a listing is ever leafed through. */
const MOST_HITS = 1000;

/**
 * The search of the shop, wherever it runs: in the store, on pages and in the browser. Words are found by their beginning
 * and by synonyms; then as parts of long words; when there is nothing, what may have been meant.
 * `entries` come by their numbers, as which equally good ones stand; `variantEntry` shows one as one of its variants.
 * `index` is that of an earlier search, which goes on answering as it did: only entries that it does not hold are added.
 */
export async function searchOver<Entry extends Searchable>(
  locale: string,
  synonyms: readonly Synonym[],
  entries: Iterable<Entry>,
  variantEntry: (entry: Entry, variant: VariantOf<Entry>) => Entry,
  index: Index<Entry> = emptyIndex(),
): Promise<Search<Entry>> {
  const { all, placeOf, words } = await broughtUpToDate(index, entries);
  const analyzer = { locale, words, synonyms: synonymMap(synonyms, locale) };
  const numbered = numbersOf(all, variantEntry);
  const weightAt = (place: number) => all[place]?.product?.weight ?? 1;
  const matches = (query: Query) => ranked(index.words, query, locale, { placeOf, weightAt });

  /** Shows a product as the variant whose color is asked for, where it comes in it. Many come in the same colors. */
  function inColourOf(query: Query): (entry: Entry) => Entry | undefined {
    const meant = new Map<string, string | undefined>();
    return (entry) => {
      const variants = entry.product?.variants ?? [];
      const names = [...new Set(variants.flatMap(({ colour }) => colour ?? []))];
      const key = names.join('\n');
      if (!meant.has(key)) meant.set(key, names[namedColour(query, names, locale) ?? -1]);
      const colour = meant.get(key);
      const variant = colour === undefined ? undefined : variants.find((each) => each.colour === colour);
      return variant && variantEntry(entry, variant);
    };
  }

  return (term) => {
    if (isNumber(term)) return numbered(term);
    const words = significantWords(foldedWords(term).slice(0, MOST_WORDS), locale);
    if (words.length === 0) return { hits: [], isGuess: false, near: [] };
    const query = queryOf(words, analyzer);
    const ids = new Set(matches(query));
    if (ids.size < MOST_HITS) for (const id of matches(withParts(query, analyzer))) ids.add(id);
    const isGuess = ids.size === 0;
    const best = [...(isGuess ? matches(withTypos(query, analyzer)) : ids)].slice(0, MOST_HITS);
    const hits = best.flatMap((id) => all[id] ?? []);
    return { hits: colouredFirst(hits, inColourOf(query)), isGuess, near: [] };
  };
}

/** What a word in each field counts, and how near it is to what the thing is: called so, also called so, spoken of. */
const FIELDS = {
  head: { boost: 10, tier: 0 },
  name: { boost: 6, tier: 1 },
  keywords: { boost: 6, tier: 2 },
  options: { boost: 3, tier: 2 },
  description: { boost: 2, tier: 3 },
  text: { boost: 0.5, tier: 3 },
} satisfies Record<string, Field>;

/** The very word that was typed counts for more than one that means the same. */
const BOOST_OF_TYPED = 3;

const WEIGHTS: Record<string, number> = { device: 1.5, system: 1.5, 'spare-part': 0.7 };

/** Devices come before accessories, those before spare parts: what the score of a product is multiplied by. */
export const weightOf = (kind: string): number => WEIGHTS[kind] ?? 1;

/** As many entries as are indexed before others have their turn. */
const CHUNK = 100;

/** The words of entries, each of which has an id that no other ever had. */
export interface Index<Entry> {
  words: WordIndex;
  ids: Map<Entry, number>;
  nextId: number;
}

export const emptyIndex = <Entry>(): Index<Entry> => ({
  words: new WordIndex(Object.values(FIELDS)),
  ids: new Map(),
  nextId: 0,
});

/** Adds what an index does not hold and takes out what is no longer there; the places of ids are those of their entries. */
async function broughtUpToDate<Entry extends Searchable>(index: Index<Entry>, entries: Iterable<Entry>) {
  const all: Entry[] = [];
  const ids = new Map<Entry, number>();
  const words = new Set<string>();
  for (const entry of entries) {
    const { title, keywords, options, description, text } = entry;
    const name = fold(title);
    const id = index.ids.get(entry) ?? index.nextId++;
    if (!index.ids.has(entry)) index.words.add(id, [fold(headOf(title)), name, keywords, options, description, text]); // in the order of FIELDS
    ids.set(entry, id);
    for (const word of vocabulary(`${name} ${keywords} ${options} ${description}`)) words.add(word);
    if (all.push(entry) % CHUNK === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  index.words.discard([...index.ids].flatMap(([entry, id]) => (ids.has(entry) ? [] : id)));
  index.ids = ids;
  const placeOf = new Map(all.map((entry, place) => [ids.get(entry) ?? -1, place]));
  return { all, placeOf, words: [...words] };
}

/**
 * Places of the entries that meet a query: what is called so, what is for it, what is also called so, what speaks of it;
 * within each by the score.
 */
function ranked(
  index: WordIndex,
  query: Query,
  locale: string,
  { placeOf, weightAt }: { placeOf: ReadonlyMap<number, number>; weightAt: (place: number) => number },
): number[] {
  const results = [...hitsOf(index, query, locale)].flatMap(([id, { score, queryTerms, tiers }]) => {
    const place = placeOf.get(id);
    if (place === undefined) return [];
    return { place, score: score * queryTerms.length * weightAt(place), tier: tierOf(query, tiers, locale) };
  });
  return results.sort((a, b) => a.tier - b.tier || b.score - a.score || a.place - b.place).map(({ place }) => place);
}

/** Each group has to be met by one of its phrases, with each of its words: the same, or one that begins so. */
function hitsOf(index: WordIndex, query: Query, locale: string): Hits {
  const ofWord = (word: string, boost: number) => {
    const same = index.find(word, { boost, isBegin: false });
    return isWhole(word) ? same : either(same, index.find(stem(word, locale), { boost, isBegin: true }));
  };
  const ofGroup = (group: Group) =>
    phrasesOf(group)
      .map((words, place) => words.map((word) => ofWord(word, place === 0 ? BOOST_OF_TYPED : 1)).reduce(both))
      .reduce(either);
  return query.map(ofGroup).reduce(both);
}

/** The tier of the farthest field without which the query is not met. `tiers`: the nearest of each word. */
function tierOf(query: Query, tiers: Record<string, number>, locale: string): number {
  const terms = Object.entries(tiers);
  const tierOfWord = (word: string) => {
    const begin = stem(word, locale);
    const isMet = (term: string) => (isWhole(word) ? term === word : term.startsWith(begin));
    return terms.reduce((least, [term, tier]) => (isMet(term) ? Math.min(least, tier) : least), Infinity);
  };
  const tierOfPhrase = (words: string[]) => Math.max(...words.map(tierOfWord));
  return Math.max(...query.map((group) => Math.min(...phrasesOf(group).map(tierOfPhrase))));
}

/** Alternatives for words that stand inside longer ones, whatever their ending: `grüner` in `Tannengrün`. */
const withParts = (query: Query, { words, locale }: Analyzer): Query =>
  query.map((group) => or(group, (word) => wordsWith(stem(word, locale), words)));

/** Alternatives for words that may be misspelt: by a slip of the finger, or as they are heard. */
const withTypos = (query: Query, { words }: Analyzer): Query =>
  query.map((group) => or(group, (word) => [...new Set([...nearWords(word, words), ...soundsLike(word, words)])]));

/** Adds words that may stand for the one that was asked; phrases are left as they are. */
function or({ phrase, others }: Group, alternatives: (word: string) => string[]): Group {
  const [word, ...rest] = phrase;
  const more = word !== undefined && rest.length === 0 ? alternatives(word) : [];
  return { phrase, others: [...others, ...more.map((each) => [each])] };
}

/** The product or variant of this number alone; for a beginning, the products with a number that begins so; else near ones. */
function numbersOf<Entry extends Searchable>(
  entries: readonly Entry[],
  variantEntry: (entry: Entry, variant: VariantOf<Entry>) => Entry,
): Search<Entry> {
  const numbers = entries.flatMap((entry) => {
    const { product } = entry;
    const variants = product?.variants.map((variant) => ({ entry, variant, plain: plainNumber(variant.number) })) ?? [];
    return product ? [{ entry, variant: undefined, plain: plainNumber(product.number) }, ...variants] : [];
  });
  const products = entries.filter(({ product }) => product);
  return (term) => {
    const searchedNumber = plainNumber(term);
    const exact = numbers.find(({ plain }) => plain === searchedNumber);
    if (exact) {
      const { entry, variant } = exact;
      return { hits: [variant ? variantEntry(entry, variant) : entry], isGuess: false, near: [] };
    }
    const hits = [...new Set(numbers.flatMap(({ plain, entry }) => (plain.startsWith(searchedNumber) ? entry : [])))];
    const near = hits.length > 0 ? [] : numbersNear(term, products, ({ product }) => product?.number ?? '');
    return { hits, isGuess: false, near };
  };
}

/** What search needs of a thing, in its words: each word once, where it counts most. */
export function searchWords(
  title: string,
  words: { keywords?: string[]; options?: string[]; descriptions?: string[]; texts?: string[] },
): Omit<Searchable, 'product'> {
  const seen = new Set(foldedWords(title));
  const fresh = (texts: string[] = []) => {
    const folded = texts.flatMap(foldedWords).filter((word) => !seen.has(word) && seen.add(word));
    return folded.join(' ');
  };
  return {
    title,
    keywords: fresh(words.keywords),
    options: fresh(words.options),
    description: fresh(words.descriptions),
    ...(words.texts && { text: fresh(words.texts) }),
  };
}
