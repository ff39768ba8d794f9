import type { Locale } from '#i18n/locales.ts';
import { phraseKey, type Tongue } from './lexicon.ts';
import { stem } from './stem.ts';

/** A word or phrase of the query, and phrases that do as well. One of them has to be there, with each of its words. */
export type Group = { asked: string[]; others: string[][] };

/** What is asked for: every group has to be met. */
export type Query = Group[];

/** Longest phrase that a synonym may have, in words. */
const LONGEST_PHRASE = 4;

/** The query of these folded words: synonyms become alternatives, the longest phrase first. */
export function queryOf(words: string[], tongue: Tongue): Query {
  const groups: Query = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words.slice(at, at + LONGEST_PHRASE), tongue);
    groups.push({ asked: phrase, others: tongue.synonyms.get(phraseKey(phrase, tongue.locale)) ?? [] });
    at += phrase.length;
  }
  return groups;
}

function longestPhrase(words: string[], { locale, synonyms }: Tongue): string[] {
  for (let length = words.length; length > 1; length -= 1)
    if (synonyms.has(phraseKey(words.slice(0, length), locale))) return words.slice(0, length);
  return words.slice(0, 1);
}

/** The query for FTS5: words count when they begin like this, and more when they are the same; numbers have to be the same. */
export const matchOf = (query: Query, locale: Locale): string =>
  query
    .map(
      (group) =>
        `(${phrases(group)
          .map((words) => phraseMatch(words, locale))
          .join(' OR ')})`,
    )
    .join(' AND ');

const phrases = ({ asked, others }: Group): string[][] => [asked, ...others];

const phraseMatch = (words: string[], locale: Locale): string =>
  `(${words.map((word) => wordMatch(word, locale)).join(' AND ')})`;

const wordMatch = (word: string, locale: Locale): string =>
  /^\d+$/.test(word) ? `"${word}"` : `("${word}" OR "${stem(word, locale)}"*)`;
