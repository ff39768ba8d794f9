import { asc, eq } from 'drizzle-orm';
import { parseSynonyms } from '#features/content-schema/shop-config/support.schema.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { readOptions, readPropertyIds, readTexts } from '#store/catalogue/product/read-parts.ts';
import type { PropertyBook } from '#store/catalogue/property-book.ts';
import type { Database } from '#store/records/database.ts';
import { product, type productText } from '#store/records/schema/product.ts';
import { readContentFile } from '#store/shop-config/shop-config.ts';
import { type Search, type Searchable, searchOver, searchWords, weightOf } from '#values/search/search.ts';

/** Ids of what answers a term, best first: products, or the very variant whose number or color was typed. */
export type FindHits = (locale: Locale, term: string) => Promise<string[]>;

/**
 * The search over the catalogue in `db`, with the synonyms of content/shop/synonyms.yaml. The index of a language is made
 * at its first search; it stays as long as the store is open, since nothing changes the catalogue meanwhile.
 */
export async function readSearch(db: Database, properties: PropertyBook, contentFolder: string): Promise<FindHits> {
  const { file, raw } = await readContentFile(contentFolder, 'shop/synonyms.yaml');
  const synonyms = parseSynonyms(raw, file);
  const searches = new Map<Locale, Promise<Search<Entry>>>();
  const made = async (locale: Locale) =>
    searchOver(locale, synonyms[locale], await readEntries(db, properties, locale), (entry, { id }) => ({
      ...entry,
      id,
    }));
  return async (locale, term) => {
    const search = searches.get(locale) ?? made(locale);
    searches.set(locale, search);
    search.catch(() => searches.delete(locale)); // a database that did not answer is asked again
    return (await search)(term).hits.map(({ id }) => id);
  };
}

type Variant = { id: string; number: string; colour?: string };
type Entry = Searchable<Variant> & { id: string };

/** Active products by their numbers, in words of a language; one after the other, because their words take a while. */
async function readEntries(db: Database, { options }: PropertyBook, locale: Locale): Promise<Iterable<Entry>> {
  const rows = await db.select().from(product).where(eq(product.active, true)).orderBy(asc(product.number));
  const ids = rows.map(({ id }) => id);
  const texts = await readTexts(db, ids, locale);
  const parts = [await readOptions(db, ids), await readPropertyIds(db, ids)];
  const valuesOf = (id: string) =>
    parts.flatMap((part) => part.get(id) ?? []).flatMap(({ optionId }) => options.get(optionId) ?? []);
  const variantOf = ({ id, number }: Row): Variant => {
    const colour = valuesOf(id).find(({ hex }) => hex);
    return { id, number, ...(colour && { colour: inLanguage(locale, colour.name) }) };
  };
  const byPosition = rows.toSorted((a, b) => a.position - b.position);
  const variants = Map.groupBy(byPosition, ({ parentId }) => parentId);

  const entryOf = (row: Row): Entry => {
    const { id, number, kind } = row;
    const own = texts.get(id)?.toSorted(({ locale: code }) => (code === locale ? -1 : 1)) ?? [];
    const wordsIn = <Words>(field: (text: TextRow) => Words | null): Words | undefined =>
      own.map(field).find((words) => words !== null) ?? undefined;
    const fields = wordsIn(({ customFields }) => customFields) ?? {};
    const ofRow = variants.get(id) ?? [];
    return {
      ...searchWords(wordsIn(({ name }) => name) ?? '', {
        keywords: [wordsIn(({ keywords }) => keywords) ?? ''],
        options: [row, ...ofRow].flatMap((each) => valuesOf(each.id)).map(({ name }) => inLanguage(locale, name)),
        descriptions: [fields.hof_claim, fields.hof_features].flat().filter((words) => typeof words === 'string'),
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

type Row = typeof product.$inferSelect;
type TextRow = typeof productText.$inferSelect;
