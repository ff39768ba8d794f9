import { CARD_FIELDS } from '#features/catalogue/fields.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import type { Product } from '#store-api/contract/product.ts';
import { addToWishlist, mergeWishlist, readWishlist, removeFromWishlist } from '#store-api/contract/wishlist.ts';
import type { storedWishlist as browsersOwn } from './stored-wishlist.store.ts';

/** Most that one call brings. */
const MOST = 100;

export type Kept = Omit<typeof browsersOwn, 'note' | 'listen' | 'isStale'>;

/** The wishlist of who is logged in: it lies at the store, and the browser keeps its ids for the hearts. */
export function createAccountList(send: Send, kept: Kept) {
  /** The browser's list on its way to the store: two callers at once would send it twice. */
  let merging: Promise<void> | undefined;
  /** So many products of it have gone there since this page was opened. */
  let merged = 0;

  /** The list, newest first, after what was noted before the login has gone there. */
  async function read(signal: AbortSignal): Promise<{ products: Product[]; merged: number }> {
    await merge();
    const products = await readAll(signal);
    signal.throwIfAborted();
    kept.keepAccount(products.map(({ id }) => id));
    return { products, merged };
  }

  function merge(): Promise<void> {
    merging ??= sendOwn().finally(() => {
      merging = undefined;
    });
    return merging;
  }

  /** The browser's list goes to the store, oldest first, and is empty then. */
  async function sendOwn(): Promise<void> {
    const productIds = kept.ownIds().toReversed();
    if (productIds.length === 0) return;
    await send(mergeWishlist, { body: { productIds } });
    kept.keepOwn([]);
    merged += productIds.length;
  }

  /** Nothing was ever added: the store has no list (404), which is an empty one. */
  async function readAll(signal: AbortSignal): Promise<Product[]> {
    const all: Product[] = [];
    try {
      for (let page = 1; ; page += 1) {
        const body = { limit: MOST, page, ...CARD_FIELDS };
        const { products } = await send(readWishlist, { body, headers: { 'sw-include-seo-urls': '1' }, signal });
        all.push(...products.elements);
        if (products.elements.length < MOST) return all;
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  }

  /** @throws when the store can't be asked or refuses */
  async function add(id: string): Promise<void> {
    await merge();
    await send(addToWishlist, { path: { productId: id }, keepalive: true }).catch(
      unless('CHECKOUT__DUPLICATE_WISHLIST_PRODUCT'),
    );
    kept.keepAccount(withFirst(kept.get(), id));
  }

  /** @throws when the store can't be asked or refuses */
  async function remove(id: string): Promise<void> {
    await send(removeFromWishlist, { path: { productId: id } }).catch(unless(...GONE));
    kept.keepAccount(kept.get().filter((one) => one !== id));
  }

  /** It has been told, or the account is no longer the shopper's. */
  function forget(): void {
    merged = 0;
  }

  return { read, add, remove, forget };
}

const GONE = ['CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', 'CHECKOUT__WISHLIST_NOT_FOUND'];

export const withFirst = (ids: readonly string[], id: string): string[] => [id, ...ids.filter((one) => one !== id)];

/** A refusal with one of these codes says that what was wanted is so already. */
const unless =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof ApiError && codes.some((code) => error.has(code)))) throw error;
  };
