import type { Product } from '#features/catalog/product.schema.ts';
import { inLanguage, LOCALES, type Locale } from '#i18n/locales.ts';
import { fold } from '#store/catalogue/search/fold.ts';
import { productId } from './product-rows.ts';
import { type PropertyRows, valuesOf } from './property-rows.ts';

/** What search knows of a product in one language, folded; the columns of `product_search`, weightiest first. */
export type SearchRow = {
  locale: Locale;
  productId: string;
  /** What it is, without what it is for: `Haken` of `Haken für Kompostbehälter`. */
  head: string;
  name: string;
  numbers: string;
  keywords: string;
  options: string;
  facts: string;
  body: string;
};

/** One row a product and language; variants are found through their product. */
export const searchRows = (product: Product, nameOf: PropertyRows['name']): SearchRow[] =>
  LOCALES.map(({ code }) => searchRow(product, nameOf, code));

function searchRow(product: Product, nameOf: PropertyRows['name'], locale: Locale): SearchRow {
  const { name, number, variants, synonyms, claim, features, text } = product;
  const numbers = [number, ...variants.map((variant) => variant.number)];
  const options = variants.flatMap((variant) =>
    Object.entries(variant.options).map(([group, value]) => nameOf(group, value, locale)),
  );
  const properties = Object.entries(product.properties).flatMap(([group, value]) =>
    valuesOf(value).map((each) => nameOf(group, each, locale)),
  );
  return {
    locale,
    productId: productId(number),
    head: fold(headOf(inLanguage(locale, name))),
    name: fold(inLanguage(locale, name)),
    numbers: numbers.map((each) => fold(each).replaceAll(' ', '')).join(' '),
    keywords: fold((synonyms?.[locale] ?? synonyms?.de ?? []).join(' ')),
    options: fold([...new Set([...options, ...properties])].join(' ')),
    facts: fold([claim, ...features].map((words) => inLanguage(locale, words)).join(' ')),
    body: fold(inLanguage(locale, text)),
  };
}

/** A name up to the word that begins what the thing is for or has: für, with, pour … */
const headOf = (name: string): string => name.split(/ (?:für|zum|zur|mit|for|with|pour|avec) /, 1)[0] ?? name;

/** The words that a misspelt or cut word may stand for: those of names, keywords, options and facts. */
export function vocabulary(rows: SearchRow[]): { locale: Locale; word: string }[] {
  return LOCALES.flatMap(({ code }) => {
    const spoken = rows.filter((row) => row.locale === code);
    const words = spoken.flatMap(({ name, keywords, options, facts }) =>
      `${name} ${keywords} ${options} ${facts}`.split(' '),
    );
    return [...new Set(words)]
      .filter((word) => word.length >= 3 && !/^\d+$/.test(word))
      .map((word) => ({ locale: code, word }));
  });
}
