import { parse } from 'yaml';
import { inLanguage, LOCALES, type Locale, type Text } from '#i18n/locales.ts';
import { fromSeoPath, journal, recipes } from '#i18n/paths.ts';
import { isOfLists } from '#store/catalogue/import/entries.ts';
import { idOf } from '#store/id.ts';
import type { OpenStore } from '#store/open-store.ts';
import { among } from '#store/records/insert-rows.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import { LISTINGS } from '#values/change.ts';
import { collectionTag, GOODS } from '#values/live-content.server.ts';

/* Which pages a publication concerns, beside those that have read its entries. */

interface Published {
  kind: string;
  id: string;
  text: string | null;
}

/** Kinds whose addresses the store makes, and what it calls them. */
const OF_STORE: Record<string, string> = { products: 'product', categories: 'category' };

const OF_CONTENT: Record<string, (locale: Locale, slug: string) => string> = {
  pages: fromSeoPath,
  recipes,
  blog: journal,
};

/** The addresses of entries in every language. */
export async function addressesOf({ store }: OpenStore, entries: readonly Published[]): Promise<string[]> {
  const ofContent = entries.flatMap(({ kind, text }) => {
    const [address, slug] = [OF_CONTENT[kind], text !== null && slugIn(text)];
    return address && slug ? LOCALES.map(({ code }) => address(code, inLanguage(code, slug))) : [];
  });
  const ids = entries.flatMap(({ kind, id }) => (OF_STORE[kind] ? [idOf(OF_STORE[kind], id)] : []));
  const rows =
    ids.length === 0
      ? []
      : await store.records.read
          .select()
          .from(seoUrl)
          .where(among(seoUrl.foreignKey, ids.slice(0, MOST_LOOKED_UP)));
  return [...ofContent, ...rows.map(({ locale, seoPathInfo }) => fromSeoPath(locale, seoPathInfo))];
}

/** Where a page stands in each language, as its data says. */
export const addressesIn = (kind: string, data: unknown): Partial<Record<Locale, string>> | undefined => {
  const address = OF_CONTENT[kind];
  const { slug } = (data ?? {}) as { slug?: Partial<Text> };
  if (!address || typeof slug?.de !== 'string') return undefined;
  const german = slug.de;
  return Object.fromEntries(LOCALES.map(({ code }) => [code, address(code, slug[code] ?? german)]));
};

/** Entries whose addresses are looked up in the store; pages of further ones are found by their ids alone. */
const MOST_LOOKED_UP = 50;

function slugIn(text: string): Text | undefined {
  const { slug } = (parse(text) ?? {}) as { slug?: Text };
  return typeof slug?.de === 'string' ? slug : undefined;
}

/** Tags of what the store has taken over: ids of articles, and names of lists. */
export function tagsOfCatalogue(written: readonly string[]): string[] {
  const articles = written.filter((key) => !isOfLists(key));
  return [
    ...articles,
    ...(articles.length > 0 ? [LISTINGS, GOODS] : []),
    // names of categories and of what one filters by stand on nearly all pages
    ...(written.some((key) => ['categories', 'properties', 'reviews'].includes(key))
      ? [collectionTag('categories'), LISTINGS, GOODS]
      : []),
    ...(written.includes('promotions') ? [GOODS] : []),
  ];
}
