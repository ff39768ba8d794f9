import { type Analyzer, foldedWords, phraseKey, stem } from './analyzer.ts';

/** A word or phrase of the query, and phrases that do as well. One of them has to be there, with each of its words. */
export type Group = { phrase: string[]; others: string[][] };

/** What is asked for: every group has to be met. */
export type Query = Group[];

/** Longest phrase that a synonym may have, in words. */
const LONGEST_PHRASE = 4;

/** The query of these folded words: synonyms become alternatives, the longest phrase first. */
export function queryOf(words: string[], analyzer: Analyzer): Query {
  const groups: Query = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words.slice(at, at + LONGEST_PHRASE), analyzer);
    groups.push({ phrase: phrase, others: analyzer.synonyms.get(phraseKey(phrase, analyzer.locale)) ?? [] });
    at += phrase.length;
  }
  return groups;
}

function longestPhrase(words: string[], { locale, synonyms }: Analyzer): string[] {
  for (let length = words.length; length > 1; length -= 1)
    if (synonyms.has(phraseKey(words.slice(0, length), locale))) return words.slice(0, length);
  return words.slice(0, 1);
}

/** Everything that meets a group: what was asked first. */
export const phrasesOf = ({ phrase, others }: Group): string[][] => [phrase, ...others];

/** Numbers and single letters have to be the same; words may begin so. */
export const isWhole = (word: string): boolean => /^(\d+|.)$/.test(word);

/**
 * Which of some colors a query names, by its place among their names: `grüner Ofen` the one that is called
 * “Tannengrün”. Undefined when it names none of them, or several.
 */
export function namedColour(query: Query, names: readonly string[], locale: string): number | undefined {
  const phrases = query.flatMap(phrasesOf);
  const named = names.flatMap((name, place) => {
    const words = foldedWords(name);
    const isMeant = (word: string) => word.length > 2 && words.some((each) => each.includes(stem(word, locale)));
    return phrases.some((phrase) => phrase.every(isMeant)) ? [place] : [];
  });
  return named.length === 1 ? named[0] : undefined;
}

/** Hits with those first that come in the color that was asked for, each as its variant in that color. */
export function colouredFirst<Hit>(hits: readonly Hit[], inColour: (hit: Hit) => Hit | undefined): Hit[] {
  const pairs = hits.map((hit) => ({ hit, coloured: inColour(hit) }));
  return [
    ...pairs.flatMap(({ coloured }) => (coloured === undefined ? [] : [coloured])),
    ...pairs.flatMap(({ hit, coloured }) => (coloured === undefined ? [hit] : [])),
  ];
}
