import { atom } from 'nanostores';
import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper, session } from '#features/session/session.store.ts';
import { isLoggedIn } from '#features/session/session.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import type { Context } from '#store-api/contract/context.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { addToWishlist, mergeWishlist, readWishlist, removeFromWishlist } from '#store-api/contract/wishlist.ts';
import { remembered } from './remembered.store.ts';
import { wishes as browsersOwn } from './wishes.store.ts';

/** Most that one call brings (facts §1.7). */
const MOST = 100;

type Kept = Omit<typeof browsersOwn, 'note' | 'listen' | 'isStale'>;

/** `merged`: so many products of the browser's list have just gone into the account. */
export type Wishlist = { ids: readonly string[]; products: readonly Product[]; merged: number };

/**
 * What a shopper has noted for later (D3): in the browser for the anonymous and for guests, at the store for who is
 * logged in. Products that the store no longer has are in `ids` but not among the `products`.
 */
export function createWishlist(
  send: Send,
  { ready, $context }: Pick<typeof session, 'ready' | '$context'>,
  kept: Kept = browsersOwn,
) {
  const $wishlist = atom<Loading<Wishlist>>(idle);
  let readings = 0;
  /** Whose list it is: a customer's id, '' for nobody's, undefined as long as nobody has asked. */
  let owner: string | undefined;

  /** Reads the list with its products; what was noted before the login goes to the store first. */
  async function load(): Promise<void> {
    readings += 1;
    const reading = readings;
    const show = (found: Loading<Wishlist>) => {
      if (reading === readings) $wishlist.set(found); // an older answer may be somebody else's list
    };
    $wishlist.set({ state: 'pending', value: $wishlist.get().value });
    try {
      const value = (await isAccounts()) ? await accounts() : await browsers();
      remembered.keep(value.products);
      show({ state: 'success', value });
    } catch (error) {
      console.error('The wishlist could not be read.', error);
      // a list that failed is an empty one (G4); without a connection it is what was read last
      const value = $wishlist.get().value ?? (navigator.onLine ? NOTHING : lastSeen());
      show({ state: 'error', value, error });
    }
  }

  async function browsers(): Promise<Wishlist> {
    const ids = kept.own();
    const { elements } =
      ids.length > 0 ? await send(readProducts, { body: { ids, limit: MOST, includes }, headers }) : NONE;
    const products = ids.flatMap((id) => elements.find((product) => product.id === id) ?? []);
    return { ids, products, merged: 0 };
  }

  async function accounts(): Promise<Wishlist> {
    const merged = await merge();
    const products = await readAccounts();
    const ids = products.map(({ id }) => id);
    kept.keepAccount(ids);
    return { ids, products, merged };
  }

  /** The browser's list goes to the store, oldest first, and is empty then. */
  async function merge(): Promise<number> {
    const productIds = kept.own().toReversed();
    if (productIds.length === 0) return 0;
    await send(mergeWishlist, { body: { productIds } });
    kept.keepOwn([]);
    return productIds.length;
  }

  /** Nothing was ever added: the store has no list (404), which is an empty one. */
  async function readAccounts(): Promise<Product[]> {
    const all: Product[] = [];
    try {
      for (let page = 1; ; page += 1) {
        const { products } = await send(readWishlist, { body: { limit: MOST, page, includes }, headers });
        all.push(...products.elements);
        if (products.elements.length < MOST) return all;
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  }

  /** Notes a product. What is noted already stays. @throws when the store can't be asked or refuses */
  async function add(id: string): Promise<void> {
    if (!(await isAccounts())) return kept.keepOwn(withFirst(kept.own(), id));
    await merge();
    await send(addToWishlist, { path: { productId: id }, keepalive: true }).catch(
      unless('CHECKOUT__DUPLICATE_WISHLIST_PRODUCT'),
    );
    kept.keepAccount(withFirst(kept.get(), id));
  }

  /** Takes a product off. @throws when the store can't be asked or refuses */
  async function remove(id: string): Promise<void> {
    if (await isAccounts()) {
      await send(removeFromWishlist, { path: { productId: id } }).catch(unless(...GONE));
      kept.keepAccount(kept.get().filter((one) => one !== id));
    } else kept.keepOwn(kept.own().filter((one) => one !== id));
    drop(id);
  }

  /** Takes everything off: at the store one by one, in the browser at once. @throws after the first that did not work */
  async function clear(): Promise<void> {
    if (await isAccounts()) for (const id of $wishlist.get().value?.ids ?? kept.get()) await remove(id);
    kept.keepOwn([]);
    $wishlist.set({ state: 'success', value: NOTHING });
  }

  function drop(id: string): void {
    const { value } = $wishlist.get();
    if (!value) return;
    const ids = value.ids.filter((one) => one !== id);
    const products = value.products.filter((product) => product.id !== id);
    $wishlist.set({ state: 'success', value: { ids, products, merged: 0 } });
  }

  /** Whether the list lies at the store; the browser keeps which session that was asked of. */
  async function isAccounts(): Promise<boolean> {
    const context = await ready();
    owner = ownerIn(context);
    const isThere = isLoggedIn(context.customer);
    if (!isThere) kept.keepAccount(null);
    return isThere;
  }

  /** In another tab the list has changed: one that this page shows is read again. */
  kept.listenElsewhere(() => {
    const { value } = $wishlist.get();
    if (value && value.ids.join() !== kept.get().join()) load();
  });

  /** Somebody has logged in or out, here or in another tab: what this page shows is not theirs. */
  $context.listen(({ state, value }) => {
    if (state !== 'success' || owner === undefined || ownerIn(value) === owner) return;
    $wishlist.set(idle);
    load();
  });

  return { $wishlist, load, add, remove, clear };
}

const ownerIn = ({ customer }: Context): string => customer?.id ?? '';

function lastSeen(): Wishlist {
  const products = remembered.get();
  return { ids: products.map(({ id }) => id), products, merged: 0 };
}

const NOTHING: Wishlist = { ids: [], products: [], merged: 0 };
const NONE = { elements: [] as Product[] };
const GONE = ['CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', 'CHECKOUT__WISHLIST_NOT_FOUND'];
const includes = CARD_INCLUDES;
const headers = { 'sw-include-seo-urls': '1' };

const withFirst = (ids: readonly string[], id: string): string[] => [id, ...ids.filter((one) => one !== id)];

/** A refusal with one of these codes says that what was wanted is so already. */
const unless =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof ApiError && codes.some((code) => error.has(code)))) throw error;
  };

export const wishlist = createWishlist(sendAsShopper, session);
export const { $wishlist } = wishlist;
