import type { Database } from '#store/records/driver.ts';
import { findNumber, isNumber } from './find-number.ts';
import { foldedWords } from './fold.ts';
import type { Tongue } from './lexicon.ts';
import { nearWords, wordsWith } from './near-words.ts';
import { type Group, matchOf, type Query, queryOf } from './query.ts';
import { tellingWords } from './stem.ts';

/** Nobody looks for more words at once. */
const MOST_WORDS = 12;

/**
 * Ids of what answers a term, best first: products, or the very variant whose number was typed.
 * Words by their beginning and by synonyms; then parts of long words; when there is nothing, what may have been meant.
 */
export async function findHits(db: Database, tongue: Tongue, term: string): Promise<string[]> {
  if (isNumber(term)) return findNumber(db, term);
  const words = tellingWords(foldedWords(term).slice(0, MOST_WORDS), tongue.locale);
  if (words.length === 0) return [];
  const query = queryOf(words, tongue);
  const hits = matches(tongue, query);
  const more = matches(tongue, withParts(query, tongue));
  const found = [...new Set([...hits, ...more])];
  return found.length > 0 ? found : matches(tongue, withSlips(query, tongue));
}

/** Alternatives for words that stand inside longer ones. */
const withParts = (query: Query, { words }: Tongue): Query =>
  query.map((group) => or(group, (word) => wordsWith(word, words)));

/** Alternatives for words that may be misspelt. */
const withSlips = (query: Query, { words }: Tongue): Query =>
  query.map((group) => or(group, (word) => nearWords(word, words)));

/** Adds words that may stand for the one that was asked; phrases are left as they are. */
function or({ asked, others }: Group, alternatives: (word: string) => string[]): Group {
  const [word, ...rest] = asked;
  const more = word !== undefined && rest.length === 0 ? alternatives(word) : [];
  return { asked, others: [...others, ...more.map((each) => [each])] };
}

/** Where a word says how much of a product: in its name it is meant, in its text it is mentioned. */
const COLUMNS = ['head', 'name', 'name keywords options', 'name keywords options facts body'];

/** What is the thing comes first, then what is for it, then what is also called so, then what speaks of it. */
function matches({ locale, find }: Tongue, query: Query): string[] {
  const match = matchOf(query, locale);
  return [...new Set(COLUMNS.flatMap((columns) => find(`{${columns}}: (${match})`)))];
}
