import { type Alternates, LOCALES, type Locale } from '#i18n/locales.ts';
import { alternatesOfSeoPaths } from '#i18n/paths.ts';
import { askAll, callStore } from '#store-api/call-store.server.ts';
import { readSeoUrls } from '#store-api/contract/category.ts';
import type { SeoUrl } from '#store-api/contract/entity.ts';
import { A_BUILD_MS, shared } from '#store-api/shared.server.ts';

type Entry = Pick<SeoUrl, 'foreignKey' | 'seoPathInfo' | 'routeName'>;

/** Every canonical address of a language by the id of what it shows: for builds, which need them all. */
export const addressBook = (locale: Locale): Promise<Map<string, Entry>> =>
  shared(
    `addresses ${locale}`,
    async () => {
      const filter = [{ type: 'equals', field: 'isCanonical', value: true }];
      const urls = await askAll({ locale }, readSeoUrls, { filter });
      return new Map(urls.map((url) => [url.foreignKey, url]));
    },
    A_BUILD_MS,
  );

/** The addresses of one product or category in every language that has one, from the books of the build. */
export async function cachedAlternates(id: string): Promise<Alternates> {
  const books = await Promise.all(LOCALES.map(async ({ code }) => [code, await addressBook(code)] as const));
  return alternatesOfSeoPaths(
    Object.fromEntries(books.flatMap(([code, book]) => [[code, book.get(id)?.seoPathInfo]].filter(([, path]) => path))),
  );
}

/** The same, asked for one by one: for what was born after the build. */
export async function freshAlternates(id: string): Promise<Alternates> {
  const paths = await Promise.all(
    LOCALES.map(async ({ code }) => [code, (await canonicalOf(code, id))?.seoPathInfo] as const),
  );
  return alternatesOfSeoPaths(Object.fromEntries(paths.filter(([, path]) => path)));
}

/** The canonical address of a product or category, straight from the store. */
export async function canonicalOf(locale: Locale, id: string): Promise<SeoUrl | undefined> {
  const filter = [
    { type: 'equals', field: 'foreignKey', value: id },
    { type: 'equals', field: 'isCanonical', value: true },
  ];
  return (await callStore({ locale }, readSeoUrls, { body: { filter, limit: 1 } })).elements[0];
}
