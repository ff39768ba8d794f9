import { parseSynonyms } from '#features/content-schema/shop-config/search.schema.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { Database } from '#store/records/driver.ts';
import { searchText } from '#store/records/schema/catalogue.ts';
import { readContentFile } from '#store/shop-config/content-files.ts';
import { type Analyzer, synonymMap, vocabulary } from '#values/search/analyzer.ts';
import { type Coloured, readColours } from './colours.ts';
import { wordIndex } from './word-index.ts';

/** A language with its index. */
export type LanguageIndex = Analyzer & {
  /** Ids of products whose texts meet an FTS5 query, the best first. */
  find: (match: string) => string[];
  /** What the variants of a product are told apart by, by the product's id. */
  colours: Map<string, Coloured[]>;
};

export type SearchIndex = Record<Locale, LanguageIndex>;

/** The words of the catalogue with an index over them, and the synonyms of content/shop/synonyms.yaml. */
export async function readSearchIndex(db: Database, contentFolder: string): Promise<SearchIndex> {
  const rows = await db.select().from(searchText);
  const [index, colours] = [wordIndex(rows), await readColours(db)];
  const { file, raw } = await readContentFile(contentFolder, 'shop/synonyms.yaml');
  const synonyms = parseSynonyms(raw, file);
  const tongues = LOCALES.map(({ code }): [Locale, LanguageIndex] => [
    code,
    {
      locale: code,
      words: vocabulary(rows.filter(({ locale }) => locale === code).map(wordsOf)),
      synonyms: synonymMap(synonyms[code], code),
      find: (match) => index(code, match),
      colours: colours[code],
    },
  ]);
  return Object.fromEntries(tongues) as SearchIndex;
}

const wordsOf = ({ name, keywords, options, facts }: typeof searchText.$inferSelect): string =>
  `${name} ${keywords} ${options} ${facts}`;
