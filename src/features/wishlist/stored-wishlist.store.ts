import { readToken } from '#store-api/token.ts';
import { keepValue, readValue } from '#ui/storage.store.ts';

type Listener = () => void;

/**
 * What the browser knows of the wishlist without asking, as ids of products, newest first: its own list (anonymous
 * shoppers and guests, D3), or what the account's list was when the store last told it. Small, because every page
 * shows its hearts by it.
 */
export const storedWishlist = {
  /** What the hearts show. */
  get: (): readonly string[] => accountIds()?.ids ?? ownIds(),
  ownIds,
  keepOwn: (ids: readonly string[]) => keep(STORAGE_KEY, ids),
  /** Notes a product at once, where no account is known of: who leaves the page right after the press has it still. */
  note: (id: string): void => {
    if (!accountIds()) keep(STORAGE_KEY, [id, ...ownIds().filter((one) => one !== id)]);
  },
  /** The list of the account that this session is logged in to; null when it is logged in to none. */
  keepAccount: (ids: readonly string[] | null) => keep(ACCOUNT, { session: session(), ids }),
  /** Whether the session is another than the one that was last asked: somebody has logged in or out. */
  isStale: (): boolean => session() !== '' && read<AccountRecord>(ACCOUNT)?.session !== session(),
  listen: (listener: Listener): void => {
    listeners.add(listener);
  },
  /** Tells only of what another tab has changed. */
  listenElsewhere: (listener: Listener): void => {
    elsewhere.add(listener);
  },
};

interface AccountRecord {
  session: string;
  ids: string[] | null;
}

/** The shopper's own list, a name that Shopware storefronts share. */
const STORAGE_KEY = 'sw-wishlist-items';
const ACCOUNT = 'hof-wishlist';
const listeners = new Set<Listener>();
const elsewhere = new Set<Listener>();

function ownIds(): string[] {
  const ids = read<unknown>(STORAGE_KEY);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

function accountIds(): { ids: string[] } | undefined {
  const { session: recordSession, ids } = read<AccountRecord>(ACCOUNT) ?? {};
  return recordSession === session() && Array.isArray(ids) ? { ids } : undefined;
}

/** Enough of the token to tell two apart, and not enough to use it. */
const session = (): string => readToken()?.slice(-8) ?? '';

const read = <Value>(key: string): Value | undefined => readValue(key) as Value | undefined;

function keep(key: string, value: unknown): void {
  keepValue(key, value);
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === ACCOUNT || key === null)
      for (const listener of [...listeners, ...elsewhere]) listener();
  });
