import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '#store/records/database.ts';
import { product } from '#store/records/schema/product.ts';
import { stem } from '#values/search/analyzer.ts';
import { isNumber, plainNumber } from '#values/search/article-number.ts';
import { hitsOf } from '#values/search/hits.ts';
import { colouredFirst, isFigure, namedColour, phrasesOf, type Query } from '#values/search/query.ts';
import type { LanguageIndex } from './search-index.ts';

/** Ids of what answers a term, best first: products, or the very variant whose number or colour was typed. */
export async function findHits(db: Database, languageIndex: LanguageIndex, term: string): Promise<string[]> {
  if (isNumber(term)) return findNumber(db, term);
  const { ids, query } = hitsOf(term, languageIndex, (terms) => matches(languageIndex, terms));
  return colouredFirst(ids, (id) => inColour(languageIndex, query, id));
}

function inColour({ colours, locale }: LanguageIndex, query: Query, id: string): string | undefined {
  const offered = colours.get(id) ?? [];
  const names = offered.map(({ colour }) => colour);
  return offered[namedColour(query, names, locale) ?? -1]?.variantId;
}

/** Where a word says how much of a product: in its name it is meant, in its text it is mentioned. */
const COLUMNS = ['head', 'name', 'name keywords options', 'name keywords options facts body'];

/** What is the thing comes first, then what is for it, then what is also called so, then what speaks of it. */
function matches({ locale, find }: LanguageIndex, query: Query): string[] {
  const match = matchOf(query, locale);
  return [...new Set(COLUMNS.flatMap((columns) => find(`{${columns}}: (${match})`)))];
}

/** The query for FTS5: words count when they begin like this, and more when they are the same. */
const matchOf = (query: Query, locale: string): string =>
  query
    .map(
      (group) =>
        `(${phrasesOf(group)
          .map((words) => phraseMatch(words, locale))
          .join(' OR ')})`,
    )
    .join(' AND ');

const phraseMatch = (words: string[], locale: string): string =>
  `(${words.map((word) => wordMatch(word, locale)).join(' AND ')})`;

const wordMatch = (word: string, locale: string): string =>
  isFigure(word) ? `"${word}"` : `("${word}" OR "${stem(word, locale)}"*)`;

/** The product or variant of this number alone; for a beginning, the products whose numbers begin so. */
async function findNumber(db: Database, term: string): Promise<string[]> {
  const plain = plainNumber(term);
  const number = sql`replace(${product.number}, '-', '')`;
  const [exact] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.active, true), eq(number, plain)));
  if (exact) return [exact.id];
  const rows = await db
    .select({ id: product.rootId })
    .from(product)
    .where(and(eq(product.active, true), like(number, `${plain}%`)))
    .orderBy(asc(product.number));
  return [...new Set(rows.map(({ id }) => id))];
}
