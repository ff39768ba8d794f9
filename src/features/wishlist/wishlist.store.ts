import { CARD_FIELDS } from '#features/catalogue/fields.ts';
import { idle } from '#features/session/loading.ts';
import { createLoader, sendAsShopper, session } from '#features/session/session.store.ts';
import { isLoggedIn } from '#features/session/session.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import type { Context } from '#store-api/contract/context.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import { createAccountList, type Kept, withFirst } from './account-list.store.ts';
import { remembered } from './remembered.store.ts';
import { storedWishlist as browsersOwn } from './stored-wishlist.store.ts';

/** Most that one call brings. */
const MOST = 100;

/** `merged`: so many products of the browser's list have just gone into the account. */
export type Wishlist = {
  ids: readonly string[];
  products: readonly Product[];
  merged: number;
  /** Without a connection: as it was read last. What was noted since is in `ids` alone. */
  isLastSeen?: true;
};

/**
 * What a shopper has noted for later: in the browser for the anonymous and for guests, at the store for who is
 * logged in. Products that the store no longer has are in `ids` but not among the `products`.
 */
export function createWishlist(
  send: Send,
  { ready, refresh, $context }: Pick<typeof session, 'ready' | 'refresh' | '$context'>,
  kept: Kept = browsersOwn,
) {
  const { $value: $wishlist, load: request } = createLoader<Wishlist>();
  const account = createAccountList(send, kept);
  /** How often the list has become another, or another's: readings in between are one and the same. */
  let changes = 0;
  /** Whose list it is: a customer's id, '' for nobody's, undefined as long as nobody has asked. */
  let owner: string | undefined;

  /** Reads the list with its products; what was noted before the login goes to the store first. */
  const load = (): Promise<void> => request(read, changes);

  /** An answer that was overtaken may be somebody else's list: nothing of it is kept. */
  async function read(signal: AbortSignal): Promise<Wishlist> {
    try {
      const value = (await isAccounts()) ? await accounts(signal) : await browsers(signal);
      signal.throwIfAborted();
      remembered.keep(value.ids, value.products);
      return value;
    } catch (error) {
      if (signal.aborted) throw error;
      if (!(error instanceof ApiError) && isCutOff()) return lastSeen(kept.get());
      // who has logged out meanwhile leaves the page
      const hasLeft = error instanceof ApiError && error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN');
      if (!hasLeft) console.error('The wishlist could not be read.', error);
      // a list that failed is an empty one
      $wishlist.set({ state: 'pending', value: $wishlist.get().value ?? NOTHING });
      throw error;
    }
  }

  async function browsers(signal: AbortSignal): Promise<Wishlist> {
    const ids = kept.ownIds();
    const { elements } =
      ids.length > 0 ? await send(readProducts, { body: { ids, limit: MOST, ...CARD_FIELDS }, headers, signal }) : NONE;
    const products = ids.flatMap((id) => elements.find((product) => product.id === id) ?? []);
    return { ids, products, merged: 0 };
  }

  async function accounts(signal: AbortSignal): Promise<Wishlist> {
    const { products, merged } = await account.read(signal);
    return { ids: products.map(({ id }) => id), products, merged };
  }

  /** Notes a product. What is noted already stays. @throws when the store can't be asked or refuses */
  async function add(id: string): Promise<void> {
    if (await isAccounts()) await account.add(id);
    else kept.keepOwn(withFirst(kept.ownIds(), id));
    noteChange();
  }

  /** Takes a product off. @throws when the store can't be asked or refuses */
  async function remove(id: string): Promise<void> {
    if (await isAccounts()) await account.remove(id);
    else kept.keepOwn(kept.ownIds().filter((one) => one !== id));
    drop(id);
  }

  /** Takes everything off: at the store one by one, in the browser at once. @throws after the first that did not work */
  async function clear(): Promise<void> {
    if (await isAccounts()) for (const id of $wishlist.get().value?.ids ?? kept.get()) await remove(id);
    kept.keepOwn([]);
    show(NOTHING);
  }

  function drop(id: string): void {
    const { value } = $wishlist.get();
    const ids = value?.ids.filter((one) => one !== id) ?? [];
    const products = value?.products.filter((product) => product.id !== id) ?? [];
    if (value) show({ ids, products, merged: 0 });
    else noteChange();
  }

  function show(value: Wishlist): void {
    account.forget();
    $wishlist.set({ state: $wishlist.get().state === 'pending' ? 'pending' : 'success', value });
    noteChange();
  }

  /** A reading on its way may not know of it, and begins anew. */
  function noteChange(): void {
    changes += 1;
    if ($wishlist.get().state === 'pending') load();
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
    if (!value || value.ids.join() === kept.get().join()) return;
    changes += 1;
    load();
  });

  /** Somebody has logged in or out, here or in another tab: what this page shows is not theirs. */
  $context.listen(({ state, value }) => {
    if (state !== 'success' || owner === undefined || ownerIn(value) === owner) return;
    account.forget();
    $wishlist.set(idle);
    changes += 1;
    load();
  });

  /** A session may end between two presses: the store refuses then (403), and it is done as who is here now. */
  async function asWhoIsHere(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 403)) throw error;
      await refresh();
      await change();
    }
  }

  return {
    ...{ $wishlist, load },
    add: (id: string) => asWhoIsHere(() => add(id)),
    remove: (id: string) => asWhoIsHere(() => remove(id)),
    clear: () => asWhoIsHere(clear),
  };
}

const ownerIn = ({ customer }: Context): string => customer?.id ?? '';

/** A browser may say that it is connected and is not: a page that the worker has kept knows better. */
const isCutOff = (): boolean => navigator.onLine === false || Boolean(globalThis.document?.querySelector('.stale'));

function lastSeen(ids: readonly string[]): Wishlist {
  const products = remembered.get().filter(({ id }) => ids.includes(id));
  return { ids, products, merged: 0, isLastSeen: true };
}

const NOTHING: Wishlist = { ids: [], products: [], merged: 0 };
const NONE = { elements: [] as Product[] };
const headers = { 'sw-include-seo-urls': '1' };

export const wishlist = createWishlist(sendAsShopper, session);
export const { $wishlist } = wishlist;
