import { spokenAt } from '#i18n/paths.ts';
import type { Product } from '#store-api/contract/product.ts';
import { readToken } from '#store-api/token.ts';

/**
 * What was on the wishlist when it was last read, for days without a connection: names and pictures, no prices and no
 * stock, because those may be others by now. Of this session only: who logs out takes theirs along. On a page in
 * another language the addresses are left out.
 */
export const remembered = {
  get: (): Product[] => {
    try {
      const { session, locale, products } = read();
      if (session !== here() || !Array.isArray(products)) return [];
      return locale === spoken() ? products : products.map((product) => ({ ...product, seoUrls: null }));
    } catch {
      return [];
    }
  },
  /** Whether all of these were on the list when it was read, in the language of this page. */
  covers: (ids: readonly string[]): boolean => {
    try {
      const { session, locale, ids: knownIds } = read();
      return session === here() && locale === spoken() && ids.every((id) => knownIds?.includes(id));
    } catch {
      return false;
    }
  },
  /** `ids`: with what the store no longer has, so that nobody asks for it again. */
  keep: (ids: readonly string[], products: readonly Product[]): void => {
    try {
      const kept: Kept = { session: here(), locale: spoken(), ids, products: products.map(withoutPrice) };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // without storage there is nothing to read later
    }
  },
};

interface Kept {
  session: string;
  locale: string;
  ids: readonly string[];
  products: Product[];
}

const KEY = 'hof-wishlist-seen';

const read = (): Partial<Kept> => JSON.parse(localStorage.getItem(KEY) ?? '{}');

const spoken = (): string => spokenAt(location.pathname);

/** Enough of the token to tell two apart, and not enough to use it. */
const here = (): string => readToken()?.slice(-8) ?? '';

const withoutPrice = ({ id, parentId, productNumber, name, cover, options, customFields, seoUrls }: Product) => ({
  ...{ id, parentId, productNumber, name, cover, options, customFields, seoUrls },
});
