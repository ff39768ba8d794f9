import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { cart } from '#features/cart/cart.store.ts';
import { openPanel, wakePanel } from '#features/cart/panel/panel.store.ts';
import { quickAdd } from '#features/cart/quick-add.store.ts';
import { $context } from '#features/session/session.store.ts';
import type { Locale } from '#i18n/locales.ts';
import { storedWishlist as kept } from './stored-wishlist.store.ts';
import { $wishlist, wishlist } from './wishlist.store.ts';
import { type WishlistItem, wishlistItemOf } from './wishlist-item.ts';
import type { WishlistWords } from './words.ts';

export type WishlistView = ReturnType<typeof useWishlistView>;

/** What the page of the wishlist shows and can do; it is read when the page wakes. */
export function useWishlistView(locale: Locale, words: WishlistWords) {
  const { state, value } = useStore($wishlist, { ssr: 'initial' });
  const context = useStore($context, { ssr: 'initial' });
  const [busy, setBusy] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    wishlist.load();
    addEventListener('online', wishlist.load);
    return () => removeEventListener('online', wishlist.load);
  }, []);
  const isLastSeen = value?.isLastSeen === true;
  useEffect(() => {
    // the worker's note on a page that it has kept: what is shown now has come from the store
    if (state === 'success' && !isLastSeen) document.querySelector('.stale')?.remove();
  }, [state, isLastSeen]);

  /** One press after the other: `what` is busy meanwhile. */
  async function doing(what: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setFailed(false);
    await work().catch((error) => {
      console.error('The wishlist could not be changed.', error);
      setFailed(true);
    });
    setBusy(undefined);
  }

  const found = (value?.products ?? []).map((product) => wishlistItemOf(locale, words, product));
  const others = (value?.ids ?? []).filter((id) => found.every((item) => item.id !== id));
  return {
    ...{ state, busy, hasFailed, wishes: found, isLastSeen },
    /** Noted, and no longer in the range. */
    gone: isLastSeen ? [] : others,
    /** So many were noted without a connection: nobody knows their names yet. */
    unnamed: isLastSeen ? others.length : 0,
    merged: value?.merged ?? 0,
    /** Whether prices come without tax, as professionals see them. */
    isNet: context.value?.context.taxState === 'net',
    /** Whether the list lies in this browser alone. */
    isLocal: kept.ownIds().length > 0,
    retry: wishlist.load,
    remove: (id: string) => doing(id, () => wishlist.remove(id)),
    clear: () => doing(ALL, wishlist.clear),
    add: ({ id, name, least }: WishlistItem) => doing(id, () => quickAdd(id, name, least ?? 1)),
    addAll: () => doing(ALL, () => addAll(found)),
  };
}

/** What the presses that mean the whole list are called. */
export const ALL = 'all';

/** Everything that can be bought as it is goes into the cart; the panel then shows the cart, and what went wrong. */
async function addAll(items: readonly WishlistItem[]): Promise<void> {
  wakePanel();
  const buyable = items.flatMap(({ id, least }) => (least === null ? [] : [{ id, least }]));
  for (const { id, least } of buyable) await cart.addProduct(id, least);
  openPanel(buyable.length > 0 ? {} : undefined);
}
