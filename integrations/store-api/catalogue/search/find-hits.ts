import { asc, eq } from 'drizzle-orm';
import { parseSynonyms } from '#features/content-schema/shop-config/support.schema.ts';
import { DEFAULT_LOCALE, inLanguage, type Locale } from '#i18n/locales.ts';
import { readOptions, readPropertyIds, readTexts } from '#store/catalogue/product/read-parts.ts';
import type { PropertyBook } from '#store/catalogue/property-book.ts';
import { readDigest } from '#store/records/content-digest.ts';
import type { Database } from '#store/records/database.ts';
import { product } from '#store/records/schema/product.ts';
import { readContentFile } from '#store/shop-config/shop-config.ts';
import { type Searchable, searchOver, searchWords, weightOf } from '#values/search/search.ts';

/** Ids of what answers a term, best first: products, or the very variant whose number or color was typed. */
export type FindHits = (locale: Locale, term: string) => Promise<string[]>;

/**
 * The search over the catalog in `db`, with the synonyms of content/shop/synonyms.yaml. The index of a language is made
 * at its first search, and again when the catalog was filled anew: another process may have other content.
 */
export async function readSearch(db: Database, properties: PropertyBook, contentFolder: string): Promise<FindHits> {
  const { file, raw } = await readContentFile(contentFolder, 'shop/synonyms.yaml');
  const synonyms = parseSynonyms(raw, file);
  const variantEntry = (entry: Entry, { id }: Variant): Entry => ({ ...entry, id });
  const searchIn = async (locale: Locale) =>
    searchOver(locale, synonyms[locale], await readEntries(db, properties, locale), variantEntry);
  let searches = new Map<Locale, ReturnType<typeof searchIn>>();
  let digest: string | null = null;
  return async (locale, term) => {
    const currentDigest = await readDigest(db);
    if (currentDigest !== digest) [searches, digest] = [new Map(), currentDigest];
    const search = searches.get(locale) ?? searchIn(locale);
    searches.set(locale, search);
    search.catch(() => searches.delete(locale)); // a database that did not answer is asked again
    return (await search)(term).hits.map(({ id }) => id);
  };
}

/** Of so many products at most the long descriptions are searched, too: they are half of the index and of its making. */
const MOST_WITH_TEXTS = 3000;

type Variant = { id: string; number: string; colour?: string };
type Entry = Searchable<Variant> & { id: string };

/** Active products by their numbers, in words of a language; one after the other, because their words take a while. */
async function readEntries(db: Database, { options }: PropertyBook, locale: Locale): Promise<Iterable<Entry>> {
  const { id, parentId, number, kind, position } = product;
  const columns = { id, parentId, number, kind, position };
  const rows = await db.select(columns).from(product).where(eq(product.active, true)).orderBy(asc(product.number));
  const ids = rows.map(({ id }) => id);
  const texts = await readTexts(db, ids, locale);
  const parts = [await readOptions(db, ids), await readPropertyIds(db, ids)];
  const valuesOf = (id: string) =>
    parts.flatMap((part) => part.get(id) ?? []).flatMap(({ optionId }) => options.get(optionId) ?? []);
  const variantOf = ({ id, number }: Row): Variant => {
    const colour = valuesOf(id).find(({ hex }) => hex);
    return { id, number, ...(colour && { colour: inLanguage(locale, colour.name) }) };
  };
  const hasTexts = rows.length <= MOST_WITH_TEXTS;
  const byPosition = rows.toSorted((a, b) => a.position - b.position);
  const variants = Map.groupBy(byPosition, ({ parentId }) => parentId);

  const entryOf = (row: Row): Entry => {
    const { id, number, kind } = row;
    const german = texts.get(id)?.find((text) => text.locale === DEFAULT_LOCALE);
    const localized = texts.get(id)?.find((text) => text.locale === locale);
    const fields = localized?.customFields ?? german?.customFields ?? {};
    const ofRow = variants.get(id) ?? [];
    return {
      ...searchWords(localized?.name ?? german?.name ?? '', {
        keywords: [localized?.keywords ?? german?.keywords ?? ''],
        options: [row, ...ofRow].flatMap((each) => valuesOf(each.id)).map(({ name }) => inLanguage(locale, name)),
        descriptions: [fields.hof_claim, fields.hof_features].flat().filter((words) => typeof words === 'string'),
        texts: hasTexts ? [(localized?.description ?? german?.description ?? '').replace(/<[^>]+>/g, ' ')] : [],
      }),
      id,
      product: { number, weight: weightOf(kind), variants: ofRow.map(variantOf) },
    };
  };
  return rows
    .values()
    .filter(({ parentId }) => parentId === null)
    .map(entryOf);
}

type Row = Pick<typeof product.$inferSelect, 'id' | 'parentId' | 'number' | 'kind' | 'position'>;
