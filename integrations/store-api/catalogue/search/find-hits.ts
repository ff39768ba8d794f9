import { createHash } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { parseSynonyms } from '#features/content-schema/shop-config/support.schema.ts';
import { DEFAULT_LOCALE, inLanguage, type Locale } from '#i18n/locales.ts';
import { readOptions, readPropertyIds } from '#store/catalogue/product/read-parts.ts';
import type { PropertyBook } from '#store/catalogue/property-book.ts';
import { readDigest } from '#store/records/content-digest.ts';
import type { Database } from '#store/records/database.ts';
import { among } from '#store/records/insert-rows.ts';
import { product, productText } from '#store/records/schema/product.ts';
import { readContentFile } from '#store/shop-config/shop-config.ts';
import {
  emptyIndex,
  type Index,
  type Results,
  type Search,
  type Searchable,
  searchOver,
  searchWords,
  weightOf,
} from '#values/search/search.ts';

/** Ids of what answers a term, best first: products, or the very variant whose number or color was typed. */
export type FindHits = (locale: Locale, term: string) => Promise<string[]>;

/** A search that goes on answering until it has caught up with a change longer than this, ms. */
const PATIENCE_MS = 200;

/**
 * The search over the catalog in `db`, with the synonyms of content/shop/synonyms.yaml. The index of a language is made at
 * its first search. When the catalog was filled anew, by this process or another, only what has changed is indexed again,
 * and nobody waits long for it.
 */
export async function readSearch(db: Database, properties: PropertyBook, contentFolder: string): Promise<FindHits> {
  const { file, raw } = await readContentFile(contentFolder, 'shop/synonyms.yaml');
  const synonyms = parseSynonyms(raw, file);
  const kept = new Map<Locale, Kept>();

  async function catchUp(locale: Locale, state: Kept, digest: string | null): Promise<Search<Entry>> {
    state.entries = await readEntries(db, properties, locale, state.entries);
    const entries = state.entries.values().map(({ entry }) => entry);
    state.search = await searchOver(locale, synonyms[locale], entries, variantEntry, state.index);
    state.digest = digest;
    return state.search;
  }

  return async (locale, term) => {
    const digest = await readDigest(db);
    const state: Kept = kept.get(locale) ?? { digest: null, entries: new Map(), index: emptyIndex<Entry>() };
    kept.set(locale, state);
    const { search, ...known } = state;
    if (search && known.digest === digest) return idsOf(search(term));
    state.catchingUp ??= catchUp(locale, state, digest).finally(() => {
      state.catchingUp = undefined; // a database that did not answer is asked again
    });
    const newest = search
      ? Promise.race([state.catchingUp.catch(() => search), setTimeout(PATIENCE_MS, search, { ref: false })])
      : state.catchingUp;
    return idsOf((await newest)(term));
  };
}

/** What is known in a language, and of which state of the catalog. */
type Kept = {
  digest: string | null;
  entries: Entries;
  index: Index<Entry>;
  search?: Search<Entry>;
  catchingUp?: Promise<Search<Entry>> | undefined;
};

const idsOf = ({ hits }: Results<Entry>): string[] => hits.map(({ id }) => id);

const variantEntry = (entry: Entry, { id }: Variant): Entry => ({ ...entry, id });

/** Of so many products at most the long descriptions are searched, too: they are half of the index and of its making. */
const MOST_WITH_TEXTS = 3000;

/** Products whose words are read at once. */
const AT_ONCE = 100;

type Variant = { id: string; number: string; colour?: string };
type Entry = Searchable<Variant> & { id: string };

/** Entries by the ids of their products, each with a digest of what it was made from. */
type Entries = Map<string, { digest: string; entry: Entry }>;

/** Active products by their numbers, in words of a language; those that are as they were before are the same entries. */
async function readEntries(db: Database, { options }: PropertyBook, locale: Locale, before: Entries): Promise<Entries> {
  const rows = await readActive(db);
  const products = rows.filter(({ parentId }) => parentId === null);
  const byPosition = rows.toSorted((a, b) => a.position - b.position);
  const variants = Map.groupBy(byPosition, ({ parentId }) => parentId);
  const hasTexts = rows.length <= MOST_WITH_TEXTS;
  const entries: Entries = new Map();
  for (let at = 0; at < products.length; at += AT_ONCE) {
    const some = products.slice(at, at + AT_ONCE);
    const ids = some.flatMap(({ id }) => [id, ...(variants.get(id) ?? []).map((each) => each.id)]);
    const texts = await readWords(db, ids, locale, hasTexts);
    const parts = [await readOptions(db, ids), await readPropertyIds(db, ids)];
    const optionsOf = (id: string) => parts.flatMap((part) => part.get(id) ?? []).map(({ optionId }) => optionId);
    for (const row of some) {
      const found = {
        row,
        texts: texts.get(row.id) ?? [],
        optionIds: optionsOf(row.id),
        variants: (variants.get(row.id) ?? []).map((each) => ({ ...each, optionIds: optionsOf(each.id) })),
      };
      const digest = createHash('md5').update(JSON.stringify(found)).digest('base64');
      const known = before.get(row.id);
      entries.set(row.id, known?.digest === digest ? known : { digest, entry: entryOf(found, options, locale) });
    }
    await setImmediate();
  }
  return entries;
}

/** Active products and variants by their numbers. */
async function readActive(db: Database): Promise<Row[]> {
  const { id, parentId, number, kind, position } = product;
  const rows: Row[] = [];
  for (let page: Row[] | undefined; page === undefined || page.length > 0; await setImmediate()) {
    page = await db
      .select({ id, parentId, number, kind, position })
      .from(product)
      .where(and(eq(product.active, true), gt(number, rows.at(-1)?.number ?? '')))
      .orderBy(asc(number))
      .limit(10 * AT_ONCE);
    rows.push(...page);
  }
  return rows;
}

type Row = Pick<typeof product.$inferSelect, 'id' | 'parentId' | 'number' | 'kind' | 'position'>;

/** What products are called and what is said of them, in the language and in German. */
async function readWords(db: Database, ids: string[], locale: Locale, hasTexts: boolean) {
  const { productId, name, keywords, customFields, description } = productText;
  const text = hasTexts ? description : sql<null>`null`;
  const rows = await db
    .select({ productId, locale: productText.locale, name, keywords, customFields, description: text })
    .from(productText)
    .where(and(among(productId, ids), inArray(productText.locale, [locale, DEFAULT_LOCALE])))
    .orderBy(asc(productText.locale));
  return Map.groupBy(rows, (row) => row.productId);
}

/** What an entry is made from. */
type Found = {
  row: Row;
  texts: Awaited<ReturnType<typeof readWords>> extends Map<string, infer Texts> ? Texts : never;
  optionIds: string[];
  variants: (Row & { optionIds: string[] })[];
};

function entryOf({ row, texts, optionIds, variants }: Found, options: PropertyBook['options'], locale: Locale): Entry {
  const german = texts.find((text) => text.locale === DEFAULT_LOCALE);
  const localized = texts.find((text) => text.locale === locale);
  const fields = localized?.customFields ?? german?.customFields ?? {};
  const valuesOf = (ids: string[]) => ids.flatMap((id) => options.get(id) ?? []);
  const variantOf = ({ id, number, optionIds: own }: Found['variants'][number]): Variant => {
    const colour = valuesOf(own).find(({ hex }) => hex);
    return { id, number, ...(colour && { colour: inLanguage(locale, colour.name) }) };
  };
  const all = [optionIds, ...variants.map((each) => each.optionIds)];
  return {
    ...searchWords(localized?.name ?? german?.name ?? '', {
      keywords: [localized?.keywords ?? german?.keywords ?? ''],
      options: all.flatMap(valuesOf).map(({ name }) => inLanguage(locale, name)),
      descriptions: [fields.hof_claim, fields.hof_features].flat().filter((words) => typeof words === 'string'),
      texts: [(localized?.description ?? german?.description ?? '').replace(/<[^>]+>/g, ' ')],
    }),
    id: row.id,
    product: { number: row.number, weight: weightOf(row.kind), variants: variants.map(variantOf) },
  };
}
