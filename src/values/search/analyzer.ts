import { foldedWords } from './fold.ts';
import { significantWords, stem } from './stem.ts';

/** One language as search speaks it; every word folded. */
export interface Analyzer {
  locale: string;
  /** Words of what is searched: what a cut or misspelt one may stand for. */
  words: string[];
  /** Stemmed phrase → phrases that mean the same, as lists of words. */
  synonyms: Map<string, string[][]>;
}

/** An entry of content/shop/synonyms.yaml: `same` holds in both directions; `from` leads to the term only. */
export interface Synonym {
  term: string;
  same: readonly string[];
  from: readonly string[];
}

/** How a phrase is looked up: stems of its words, one space between. */
export const phraseKey = (words: readonly string[], locale: string): string =>
  words.map((word) => stem(word, locale)).join(' ');

export function synonymMap(entries: readonly Synonym[], locale: string): Map<string, string[][]> {
  const map = new Map<string, string[][]>();
  const add = (from: string[], to: string[]) => {
    const key = phraseKey(from, locale);
    if (key !== phraseKey(to, locale)) map.set(key, [...(map.get(key) ?? []), to]);
  };
  // as a query is read: without its small words
  const wordsOf = (phrase: string) => significantWords(foldedWords(phrase), locale);
  for (const { term, same, from } of entries) {
    const equals = [term, ...same].map(wordsOf);
    for (const one of equals) for (const other of equals) add(one, other);
    for (const word of from) add(wordsOf(word), wordsOf(term));
  }
  return map;
}

/** Words, each once, that a misspelt or cut word may stand for: no short ones, no numbers. */
export const vocabulary = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(' ')))].filter((word) => word.length >= 3 && !/^\d+$/.test(word));
