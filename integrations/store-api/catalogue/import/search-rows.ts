import type { Product } from '#features/content-schema/product.schema.ts';
import { inLanguage, LOCALES, type Locale } from '#i18n/locales.ts';
import type { searchText } from '#store/records/schema/catalogue.ts';
import { fold } from '#values/search/fold.ts';
import { headOf } from '#values/search/head.ts';
import { productId } from './product-rows.ts';
import { type PropertyRows, valuesOf } from './property-rows.ts';

export type SearchRow = typeof searchText.$inferInsert;

/** One row a product and language; variants are found through their product. */
export const searchRows = (product: Product, nameOf: PropertyRows['name']): SearchRow[] =>
  LOCALES.map(({ code }) => searchRow(product, nameOf, code));

function searchRow(product: Product, nameOf: PropertyRows['name'], locale: Locale): SearchRow {
  const { name, number, kind, variants, synonyms, claim, features, text } = product;
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
    number,
    kind,
    head: fold(headOf(inLanguage(locale, name))),
    name: fold(inLanguage(locale, name)),
    numbers: numbers.map((each) => fold(each).replaceAll(' ', '')).join(' '),
    keywords: fold((synonyms?.[locale] ?? synonyms?.de ?? []).join(' ')),
    options: fold([...new Set([...options, ...properties])].join(' ')),
    facts: fold([claim, ...features].map((words) => inLanguage(locale, words)).join(' ')),
    body: fold(inLanguage(locale, text)),
  };
}
