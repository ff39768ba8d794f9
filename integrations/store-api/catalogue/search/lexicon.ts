import { parseSynonyms, type Synonyms } from '#features/catalog/shop-facts/search.schema.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { readContentFile } from '#store/catalogue/content-files.ts';
import type { Database } from '#store/records/driver.ts';
import { searchText } from '#store/records/schema/catalogue.ts';
import { foldedWords } from './fold.ts';
import { stem } from './stem.ts';
import { vocabulary } from './vocabulary.ts';
import { wordIndex } from './word-index.ts';

/** One language as search speaks it; every word folded. */
export type Tongue = {
  locale: Locale;
  /** Words of the catalogue: what a cut or misspelt one may stand for. */
  words: string[];
  /** Stemmed phrase → phrases that mean the same, as lists of words. */
  synonyms: Map<string, string[][]>;
  /** Ids of products whose texts meet an FTS5 query, the best first. */
  find: (match: string) => string[];
};

export type Lexicon = Record<Locale, Tongue>;

/** The words of the catalogue with an index over them, and the synonyms of content/shop/synonyms.yaml. */
export async function readLexicon(db: Database, contentFolder: string): Promise<Lexicon> {
  const rows = await db.select().from(searchText);
  const index = wordIndex(rows);
  const { file, raw } = await readContentFile(contentFolder, 'shop/synonyms.yaml');
  const synonyms = parseSynonyms(raw, file);
  const tongues = LOCALES.map(({ code }): [Locale, Tongue] => [
    code,
    {
      locale: code,
      words: vocabulary(rows.filter(({ locale }) => locale === code)),
      synonyms: synonymMap(synonyms[code], code),
      find: (match) => index(code, match),
    },
  ]);
  return Object.fromEntries(tongues) as Lexicon;
}

/** How a phrase is looked up: stems of its words, one space between. */
export const phraseKey = (words: string[], locale: Locale): string => words.map((word) => stem(word, locale)).join(' ');

/** `same` holds in both directions; `from` leads to the term only. */
export function synonymMap(entries: Synonyms[Locale], locale: Locale): Map<string, string[][]> {
  const map = new Map<string, string[][]>();
  const add = (from: string[], to: string[]) => {
    const key = phraseKey(from, locale);
    if (key !== phraseKey(to, locale)) map.set(key, [...(map.get(key) ?? []), to]);
  };
  for (const { term, same, from } of entries) {
    const equals = [term, ...same].map(foldedWords);
    for (const one of equals) for (const other of equals) add(one, other);
    for (const word of from) add(foldedWords(word), foldedWords(term));
  }
  return map;
}
