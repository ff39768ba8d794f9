import type { Criteria } from '#store/criteria/criteria.ts';
import type { Output } from '#store/criteria/output.ts';
import { isObject } from '#store/request.ts';
import { requireAssociations } from './related/names.ts';

/** Which parts of products an answer keeps, so that nothing else is read or worked out. */
export type Wants = {
  texts: boolean;
  prices: boolean;
  pictures: boolean;
  /** All pictures, not the main one alone. */
  gallery: boolean;
  options: boolean;
  categories: boolean;
  /** Ids of technical data. */
  properties: boolean;
  /** Technical data in words, grouped. */
  dataSheet: boolean;
  downloads: boolean;
  /** What buyers give it on average. */
  rating: boolean;
  seoUrls: boolean;
};

/** The page of a product shows all there is. */
export const EVERYTHING: Wants = {
  texts: true,
  prices: true,
  pictures: true,
  gallery: true,
  options: true,
  categories: true,
  properties: true,
  dataSheet: true,
  downloads: true,
  rating: true,
  seoUrls: true,
};

/** To know that it exists, which variants it has, and no more. */
export const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((part) => [part, false])) as Wants;

const WORDS = ['name', 'translated', 'description', 'metaTitle', 'metaDescription', 'keywords', 'customFields'];

/** Associations that are made of where a product stands. */
const PLACES = ['categories', 'categoriesRo', 'mainCategories'];

/** What criteria want of products: associations that were asked for, and no field that is left out anyway. `withAddresses`: the header asks for them. @throws 400 for an association that products do not have */
export function wantsOf(criteria: Criteria, withAddresses: boolean): Wants {
  requireAssociations(criteria.associations);
  const requested = requestedOf(criteria);
  const { isKept, named } = keptBy(criteria.output);
  const isRequested = (...parts: string[]) => parts.some((part) => part in criteria.associations || named.has(part));
  const gallery = isRequested('media') && isKept('media');
  const dataSheet = isRequested('properties', 'sortedProperties') && isKept('properties', 'sortedProperties');
  const pictures = gallery || isKept('cover', 'coverId');
  return {
    texts: pictures || isKept(...WORDS),
    prices: isKept('calculatedPrice', 'calculatedPrices', 'calculatedCheapestPrice'),
    pictures,
    gallery,
    options: isKept('options', 'optionIds', 'variation', 'customFields', 'translated'),
    categories: isKept('categoryIds', 'categoryTree', 'seoCategory') || PLACES.some((place) => place in requested),
    properties: dataSheet || isKept('propertyIds'),
    dataSheet,
    downloads: isKept('downloads'),
    rating: isKept('ratingAverage'),
    seoUrls: (withAddresses || isRequested('seoUrls')) && isKept('seoUrls'),
  };
}

/** Associations that criteria ask for, or whose fields alone they want, and that their answer keeps; each with criteria of its own. */
export function requestedOf({ associations, output }: Criteria): Record<string, Record<string, unknown>> {
  const { isKept } = keptBy(output);
  const names = [...Object.keys(associations), ...(output.fields ?? []).map(headOf)].filter((name) => isKept(name));
  const rawOf = (name: string) => (Object.hasOwn(associations, name) ? associations[name] : undefined);
  return Object.fromEntries(names.map((name) => [name, plainOf(rawOf(name))]));
}

/** PHP writes an empty map as a list. */
const plainOf = (raw: unknown): Record<string, unknown> => (isObject(raw) && !Array.isArray(raw) ? raw : {});

/** Which fields of products an answer keeps; `named` are those that it names itself. */
function keptBy({ includes, fields }: Output) {
  const lists = [includes?.get('product'), fields].filter((list) => list != null);
  const named = new Set(lists.flatMap((list) => [...list]).map(headOf));
  return { named, isKept: (...parts: string[]) => lists.length === 0 || parts.some((part) => named.has(part)) };
}

const headOf = (path: string): string => path.split('.')[0] ?? '';
