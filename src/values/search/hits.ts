import type { Analyzer } from './analyzer.ts';
import { foldedWords, significantWords, soundsLike, stem } from './analyzer.ts';
import { nearWords, wordsWith } from './near-words.ts';
import { type Group, type Query, queryOf } from './query.ts';

/** Nobody looks for more words at once. */
const MOST_WORDS = 12;

/**
 * What answers a term, best first, wherever it is looked up: in the store, or in the browser's own index.
 * `matches` finds what meets a query. Words by their beginning and by synonyms; then parts of long words; when there is
 * nothing, what may have been meant.
 */
export function hitsOf(term: string, analyzer: Analyzer, matches: (query: Query) => string[]): Hits {
  const words = significantWords(foldedWords(term).slice(0, MOST_WORDS), analyzer.locale);
  if (words.length === 0) return { ids: [], isGuess: false, query: [] };
  const query = queryOf(words, analyzer);
  const ids = [...new Set([...matches(query), ...matches(withParts(query, analyzer))])];
  return ids.length > 0
    ? { ids, isGuess: false, query }
    : { ids: matches(withTypos(query, analyzer)), isGuess: true, query };
}

/** `isGuess`: nothing is written as it was typed; if there are ids, they are of what may have been meant. */
export interface Hits {
  ids: string[];
  isGuess: boolean;
  /** The term as it was understood. */
  query: Query;
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
  return { phrase: phrase, others: [...others, ...more.map((each) => [each])] };
}
