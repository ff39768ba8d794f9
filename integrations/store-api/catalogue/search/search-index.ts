import { DatabaseSync } from 'node:sqlite';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { parseSynonyms } from '#features/content-schema/shop-config/support.schema.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';
import type { Database } from '#store/records/database.ts';
import { searchText } from '#store/records/schema/catalogue.ts';
import { product, productOption } from '#store/records/schema/product.ts';
import { propertyOption, propertyOptionText } from '#store/records/schema/property.ts';
import { readContentFile } from '#store/shop-config/shop-config.ts';
import { type Analyzer, synonymMap, vocabulary } from '#values/search/analyzer.ts';

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
  const indexes = LOCALES.map(({ code }): [Locale, LanguageIndex] => [
    code,
    {
      locale: code,
      words: vocabulary(rows.filter(({ locale }) => locale === code).map(wordsOf)),
      synonyms: synonymMap(synonyms[code], code),
      find: (match) => index(code, match),
      colours: colours[code],
    },
  ]);
  return Object.fromEntries(indexes) as SearchIndex;
}

const wordsOf = ({ name, keywords, options, facts }: typeof searchText.$inferSelect): string =>
  `${name} ${keywords} ${options} ${facts}`;

/** A colour that a product comes in, and the first of its variants that has it. */
type Coloured = { variantId: string; colour: string };

/** Colours by language and id of the product that has variants. German where a language has no word. */
type Colours = Record<Locale, Map<string, Coloured[]>>;

async function readColours(db: Database): Promise<Colours> {
  const rows = await db
    .select({
      rootId: product.rootId,
      variantId: product.id,
      locale: propertyOptionText.locale,
      name: propertyOptionText.name,
    })
    .from(product)
    .innerJoin(productOption, eq(productOption.productId, product.id))
    .innerJoin(propertyOption, eq(propertyOption.id, productOption.optionId))
    .innerJoin(propertyOptionText, eq(propertyOptionText.optionId, propertyOption.id))
    .where(and(eq(product.active, true), isNotNull(product.parentId), isNotNull(propertyOption.hex)))
    .orderBy(asc(product.position));
  const names = new Map(rows.map(({ variantId, locale, name }) => [`${variantId} ${locale}`, name]));
  const nameIn = (code: Locale, id: string) => names.get(`${id} ${code}`) ?? names.get(`${id} ${DEFAULT_LOCALE}`);
  const variants = [...new Map(rows.map((row) => [row.variantId, row])).values()];
  const ofLocale = (code: Locale) => {
    const colours = new Map<string, Coloured[]>();
    for (const { rootId, variantId } of variants) {
      const [existing, colour] = [colours.get(rootId) ?? [], nameIn(code, variantId) ?? ''];
      if (!existing.some((one) => one.colour === colour)) colours.set(rootId, [...existing, { variantId, colour }]);
    }
    return colours;
  };
  return Object.fromEntries(LOCALES.map(({ code }) => [code, ofLocale(code)])) as Colours;
}

type Row = typeof searchText.$inferSelect;

/** As many hits as a listing is ever leafed through. */
const MOST = 1000;

/** Columns of the index, weightiest first after the numbers; what `bm25` multiplies them by stands in the same order. */
const COLUMNS = ['head', 'name', 'numbers', 'keywords', 'options', 'facts', 'body'] as const;
const WEIGHTS = '10, 6, 8, 6, 3, 2, 0.5';

/**
 * An FTS5 index in memory, made at each start, so that hits are the same and as quick whichever engine keeps the data:
 * stems and ranks of PostgreSQL differ from version to version. Devices come before accessories,
 * those before spare parts.
 */
function wordIndex(rows: Row[]): (locale: Locale, match: string) => string[] {
  const raw = new DatabaseSync(':memory:');
  raw.exec(
    `create virtual table product using fts5(locale unindexed, id unindexed, number unindexed, kind unindexed, ${COLUMNS}, prefix='2 3 4')`,
  );
  const add = raw.prepare(`insert into product values (${Array(COLUMNS.length + 4).fill('?')})`);
  raw.exec('begin');
  for (const row of rows) add.run(row.locale, row.productId, row.number, row.kind, ...COLUMNS.map((name) => row[name]));
  raw.exec('commit');
  const find = raw.prepare(`
    select id from product where product match ? and locale = ?
    order by bm25(product, 0, 0, 0, 0, ${WEIGHTS})
      * case kind when 'device' then 1.5 when 'system' then 1.5 when 'spare-part' then 0.7 else 1 end, number
    limit ${MOST}`);
  return (locale, match) => find.all(match, locale).map(({ id }) => String(id));
}
