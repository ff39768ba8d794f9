import { wishlist as pathOf, spokenAt } from '#i18n/paths.ts';
import { remembered } from './remembered.store.ts';
import { storedWishlist } from './stored-wishlist.store.ts';

/**
 * What is noted can be read without a connection, before its page was ever opened: the worker keeps that page in the
 * language of this one, and names and numbers are read once. Nothing happens where no worker is.
 */
export async function keepReadable(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.onLine || storedWishlist.get().length === 0) return;
  active?.postMessage([pathOf(spokenAt(location.pathname))]);
  if (remembered.covers(storedWishlist.get())) return;
  const { wishlist } = await import('./wishlist.store.ts');
  await wishlist.load();
}
