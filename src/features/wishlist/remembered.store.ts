import type { Product } from '#store-api/contract/product.ts';
import { readToken } from '#store-api/token.ts';

/**
 * What was on the wishlist when it was last read, for days without a connection: names and pictures, no prices and no
 * stock, because those may be others by now. Of this session only: who logs out takes theirs along.
 */
export const remembered = {
  get: (): Product[] => {
    try {
      const { session, products } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      return session === here() && Array.isArray(products) ? products : [];
    } catch {
      return [];
    }
  },
  keep: (products: readonly Product[]): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ session: here(), products: products.map(withoutPrice) }));
    } catch {
      // without storage there is nothing to read later
    }
  },
};

const KEY = 'hof-wishlist-seen';

/** Enough of the token to tell two apart, and not enough to use it. */
const here = (): string => readToken()?.slice(-8) ?? '';

const withoutPrice = ({
  id,
  parentId,
  productNumber,
  name,
  translated,
  cover,
  options,
  customFields,
  seoUrls,
}: Product) => ({
  ...{ id, parentId, productNumber, name, translated, cover, options, customFields, seoUrls },
});
