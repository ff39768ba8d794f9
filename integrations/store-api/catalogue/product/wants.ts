import type { Criteria } from '#store/criteria/criteria.ts';

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

/** What criteria want of products: associations that were asked for, and no field that is left out anyway. `withAddresses`: the header asks for them. */
export function wantsOf({ associations, output }: Criteria, withAddresses: boolean): Wants {
  const lists = [output.includes?.product, output.fields].filter((list) => list != null);
  const named = new Set(lists.flat().map((field) => field.split('.')[0]));
  const isKept = (...fields: string[]) => lists.length === 0 || fields.some((field) => named.has(field));
  const isAsked = (...parts: string[]) => parts.some((part) => part in associations || named.has(part));
  const gallery = isAsked('media') && isKept('media');
  const dataSheet = isAsked('properties', 'sortedProperties') && isKept('properties', 'sortedProperties');
  const pictures = gallery || isKept('cover', 'coverId');
  return {
    texts: pictures || isKept(...WORDS),
    prices: isKept('calculatedPrice', 'calculatedPrices', 'calculatedCheapestPrice'),
    pictures,
    gallery,
    options: isKept('options', 'optionIds', 'variation', 'customFields', 'translated'),
    categories: isKept('categoryIds', 'categoryTree', 'seoCategory'),
    properties: dataSheet || isKept('propertyIds'),
    dataSheet,
    downloads: isKept('downloads'),
    rating: isKept('ratingAverage'),
    seoUrls: (withAddresses || isAsked('seoUrls')) && isKept('seoUrls'),
  };
}
