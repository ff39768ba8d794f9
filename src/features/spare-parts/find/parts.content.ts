import { getEntry } from 'astro:content';
import { CARD_FIELDS, CARD_INCLUDES } from '#features/catalogue/fields.ts';
import type { SparePartsTree } from '#features/content-schema/shop-config/support.schema.ts';
import { nameOf } from '#features/product/card-view.server.ts';
import { type Finder, finderOf } from '#features/search/index/finder.ts';
import { productEntries } from '#features/search/index/product-entries.server.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { askAll } from '#store-api/call-store.server.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { shared } from '#store-api/shared.server.ts';
import { fold } from '#values/search/analyzer.ts';
import type { ExplodedDrawing } from '../exploded/exploded.schema.ts';
import { byNumber, isNumberLike, type Numbered, near } from './by-number.ts';
import { catalogueOf, devicesOfPart, numberOf, type PartsCatalogue } from './catalogue.ts';

/** What answers a term: `near` where a number is unknown, `meant` where a word is misspelled. */
export interface PartMatches extends Numbered {
  near: Product[];
  meant?: string | undefined;
}

/** Every spare part of the shop with what it belongs to, as it is now. @throws {ApiError} when the store does not answer */
export const partsCatalogue = (locale: Locale): Promise<PartsCatalogue> =>
  shared(`spare parts ${locale}`, async () => catalogueOf(await askAll({ locale }, readProducts, PART_FIELDS)));

/** What a drawing needs besides: how large a part is. */
const PART_FIELDS = {
  ...CARD_FIELDS,
  includes: { ...CARD_INCLUDES, product: [...CARD_INCLUDES.product, 'height', 'length'] },
};

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

/**
 * A number first, then words, then the words of the other languages, because links are shared.
 * @throws {ApiError} when the store does not answer
 */
export async function findParts(locale: Locale, term: string): Promise<PartMatches> {
  const catalogue = await partsCatalogue(locale);
  if (isNumberLike(term)) {
    const matches = byNumber(catalogue, term);
    if (matches.parts.length > 0 || matches.devices.length > 0 || matches.other) return { ...matches, near: [] };
  }
  const { hits, meant } = (await finder(locale))(term);
  const others = hits.length > 0 ? [] : await hitsElsewhere(locale, term);
  const numbers = new Set([...hits, ...others].map(({ product }) => product?.number));
  const parts = [...numbers].flatMap((number) => catalogue.parts.find((part) => numberOf(part) === number) ?? []);
  return { parts, devices: [], near: isNumberLike(term) ? near(catalogue, term) : [], meant };
}

async function hitsElsewhere(locale: Locale, term: string) {
  for (const { code } of LOCALES.filter((one) => one.code !== locale)) {
    const { hits, meant } = (await finder(code))(term);
    if (hits.length > 0 && !meant) return hits;
  }
  return [];
}

/** Finds parts by their words and by the names of what they belong to. */
const finder = (locale: Locale): Promise<Finder> =>
  shared(`spare parts by words ${locale}`, async () => {
    const catalogue = await partsCatalogue(locale);
    const entries = catalogue.parts.flatMap((part) => {
      const names = fold(devicesOfPart(catalogue, part).map(nameOf).join(' '));
      return productEntries(locale, [part]).map((entry) => ({
        ...entry,
        description: `${entry.description} ${names}`,
      }));
    });
    const synonyms = (await getEntry('synonyms', 'synonyms'))?.data[locale] ?? [];
    return finderOf({ locale, synonyms, entries });
  });
