// Each variant has its own URL and page; the parent’s URL shows the first available variant and is canonical for
// it.

import { allCategories, hasPage } from '#features/catalog/categories.server.ts';
import { allProducts } from '#features/catalog/products.server.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { fromSeoPath } from '#i18n/paths.ts';
import { addressBook } from './address-book.server.ts';

/** One page of the build: its address without the first slash, its language, what it shows. */
export interface StaticPath {
  params: { path: string | undefined };
  props: { locale: Locale; id: string };
}

/** Every product and variant that has an address of its own, in every language. */
export const productPaths = (): Promise<StaticPath[]> =>
  everyLanguage(async (locale) => new Set((await allProducts(locale)).map(({ id }) => id)));

/** Every category with a page of its own, in every language. */
export const categoryPaths = (): Promise<StaticPath[]> =>
  everyLanguage(async (locale) => {
    const categories = [...(await allCategories(locale)).values()];
    return new Set(categories.filter(hasPage).map(({ id }) => id));
  });

async function everyLanguage(idsOf: (locale: Locale) => Promise<Set<string>>): Promise<StaticPath[]> {
  const paths = LOCALES.map(async ({ code }) => {
    const [book, ids] = await Promise.all([addressBook(code), idsOf(code)]);
    return [...book.values()]
      .filter(({ foreignKey }) => ids.has(foreignKey))
      .map(({ foreignKey, seoPathInfo }) => ({
        params: { path: fromSeoPath(code, seoPathInfo).slice(1) },
        props: { locale: code, id: foreignKey },
      }));
  });
  return (await Promise.all(paths)).flat();
}
