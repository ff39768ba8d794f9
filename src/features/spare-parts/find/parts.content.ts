import { countArticles, isLarge } from '#features/catalogue/products.server.ts';
import type { SparePartsTree } from '#features/content-schema/shop-config/support.schema.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { type Finder, finderOf } from '#features/search/index/finder.ts';
import { productEntries } from '#features/search/index/product-entries.server.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { askAll, callStore } from '#store-api/call-store.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { shared } from '#store-api/shared.server.ts';
import { getEntry } from '#values/entries.content.ts';
import { fold } from '#values/search/analyzer.ts';
import type { ExplodedDrawing } from '../exploded/exploded.schema.ts';
import { byNumber, isNumberLike, type Numbered } from './by-number.ts';
import { devicesOfPart, numberOf, type PartsCatalogue } from './catalogue.ts';
import { around, BODY, beginningSo, begunBy, nearParts, PARTS, partsByIds } from './read-parts.server.ts';

/** What answers a term: `near` where a number is unknown, `meant` where a word is misspelled. */
export interface PartMatches extends Numbered {
  /** How many parts there are; `parts` are the first of them. */
  count: number;
  near: Product[];
  meant?: string | undefined;
  /** What belongs to those parts. */
  catalogue: PartsCatalogue;
}

/** The questions. @throws Error when content/spare-parts/spare-parts.yaml is missing */
export async function readTree(): Promise<SparePartsTree> {
  const entry = await getEntry('spareParts', 'spare-parts');
  if (!entry) throw new Error('content/spare-parts/spare-parts.yaml is needed by the spare-parts search');
  return entry.data;
}

/** Exploded drawings. @throws Error when content/spare-parts/drawings.yaml is missing */
export async function readDrawings(): Promise<ExplodedDrawing[]> {
  const entry = await getEntry('explodedDrawings', 'drawings');
  if (!entry) throw new Error('content/spare-parts/drawings.yaml is needed by the spare-parts search');
  return entry.data.list;
}

/** More parts at once nobody reads. */
const MOST_ROWS = 20;

/**
 * A number first, then words, then the words of the other languages, because links are shared.
 * @throws {ApiError} when the store does not answer
 */
export async function findParts(locale: Locale, term: string): Promise<PartMatches> {
  if (isNumberLike(term)) {
    const { catalogue, isCut } = await begunBy(locale, term);
    const matches = byNumber(catalogue, term);
    if (matches.parts.length > 0 || matches.devices.length > 0 || matches.other) {
      const count =
        isCut && !matches.of ? await countArticles(locale, [...PARTS, ...beginningSo(term)]) : matches.parts.length;
      return { ...(await shown(locale, matches, catalogue)), count, near: [] };
    }
  }
  const near = isNumberLike(term) ? await nearParts(locale, term) : [];
  const { ids, count, meant } = (await isLarge(locale))
    ? await hitsOfStore(locale, term)
    : await hitsOfWords(locale, term);
  const parts = await partsByIds(locale, ids.slice(0, MOST_ROWS));
  return { parts, count, devices: [], near, meant, catalogue: await around(locale, parts) };
}

/** As many parts as are shown, with what belongs to them. */
async function shown(locale: Locale, { parts: all, of, ...matches }: Numbered, catalogue: PartsCatalogue) {
  const parts = all.slice(0, MOST_ROWS);
  const articles = parts.flatMap(
    (part) => (part.parentId ? catalogue.parts.find(({ id }) => id === part.parentId) : part) ?? [],
  );
  return { ...matches, of, parts, catalogue: await around(locale, of ? [of, ...articles] : articles) };
}

/** Ids of the parts that words find, the best first. */
interface Hits {
  ids: string[];
  count: number;
  meant?: string | undefined;
}

/** The store's own search, one language after the other. */
async function hitsOfStore(locale: Locale, term: string): Promise<Hits> {
  for (const code of [locale, ...othersThan(locale)]) {
    const body = { search: term, filter: PARTS, limit: MOST_ROWS, includes: { product: ['id'] } };
    const { elements, total } = await callStore({ locale: code }, readProducts, {
      body: { ...body, 'total-count-mode': 'exact' },
    });
    if (elements.length > 0) return { ids: elements.map(({ id }) => id), count: total ?? elements.length };
  }
  return { ids: [], count: 0 };
}

/** Words of parts, and the names of what they belong to. */
async function hitsOfWords(locale: Locale, term: string): Promise<Hits> {
  const { find, idOf } = await finder(locale);
  const { hits, meant } = find(term);
  const others = hits.length > 0 ? [] : await hitsElsewhere(locale, term);
  const numbers = new Set([...hits, ...others].map(({ product }) => product?.number ?? ''));
  const ids = [...numbers].flatMap((number) => idOf.get(number) ?? []);
  return { ids, count: ids.length, meant };
}

async function hitsElsewhere(locale: Locale, term: string) {
  for (const code of othersThan(locale)) {
    const { hits, meant } = (await finder(code)).find(term);
    if (hits.length > 0 && !meant) return hits;
  }
  return [];
}

const othersThan = (locale: Locale): Locale[] => LOCALES.map(({ code }) => code).filter((code) => code !== locale);

/** Finds the parts of a shop that is not large; ids by their numbers. */
const finder = (locale: Locale): Promise<{ find: Finder; idOf: Map<string, string> }> =>
  shared(`spare parts by words ${locale}`, async () => {
    const parts = await askAll({ locale }, readProducts, { ...BODY, filter: PARTS });
    const catalogue = await around(locale, parts);
    const entries = catalogue.parts.flatMap((part) => {
      const names = fold(devicesOfPart(catalogue, part).map(nameOf).join(' '));
      return productEntries(locale, [part]).map((entry) => ({
        ...entry,
        description: `${entry.description} ${names}`,
      }));
    });
    const synonyms = (await getEntry('synonyms', 'synonyms'))?.data[locale] ?? [];
    const idOf = new Map(catalogue.parts.map((part) => [numberOf(part), part.id]));
    return { find: await finderOf({ locale, synonyms, entries }), idOf };
  });
