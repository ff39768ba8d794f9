import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { notify } from '#features/notifications/notifications.store.ts';
import { hasSheet, shareLink } from '#features/session/session.store.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { CART_TITLE } from '../cart.ts';
import type { CartWords } from '../words.server.ts';
import { basketOf, namesOf } from './basket.ts';
import { offered } from './offered.store.ts';
import { $savedCarts, forgetCart, saveCart } from './saved-carts.store.ts';

export type LaterView = ReturnType<typeof useLater>;

/** Saved carts: offered by the URL or by the browser, shared and saved. */
export function useLater(locale: Locale, words: CartWords) {
  const { state, value } = useStore(offered.$offered, { ssr: 'initial' });
  const saved = useStore($savedCarts, { ssr: 'initial' });
  useEffect(() => {
    const basket = basketInAddress();
    if (basket !== null) offered.show(basket);
  }, []);

  const notifyOf = (key: string, type: 'success' | 'danger' = 'success') =>
    notify({ type, message: formatMessage<string>(words, key) });
  return {
    ...{ state, offer: value, saved, locale },
    retry: () => offered.show(basketInAddress() ?? ''),
    accept: async () => {
      if (await offered.accept()) leave();
    },
    decline: () => {
      offered.dismiss();
      leave();
    },
    show: (basket: string) => {
      history.replaceState(null, '', linkTo(locale, basket));
      offered.show(basket);
    },
    /** Whether the device shares by a sheet of its own. */
    hasSheet,
    linkTo: (basket: string) => linkTo(locale, basket),
    share: (link: string) => share(link, words, notifyOf),
    save: (cart: Cart) =>
      saveCart(basketOf(cart), namesOf(cart), new Date())
        ? notifyOf('keepSaved')
        : notifyOf('keepSaveFailed', 'danger'),
    forget: forgetCart,
  };
}

/** Parameter of the fragment with the products. */
const GOODS = 'goods';

const basketInAddress = (): string | null => new URLSearchParams(location.search).get(GOODS);

const linkTo = (locale: Locale, basket: string): string => `${location.origin}${paths.cart(locale)}?${GOODS}=${basket}`;

/** Removes the offer from the URL, so that a reload does not repeat it, and moves the focus to the cart. */
function leave(): void {
  history.replaceState(null, '', location.pathname);
  document.getElementById(CART_TITLE)?.focus();
}

async function share(url: string, words: CartWords, notifyOf: (key: string, type?: 'danger') => void): Promise<void> {
  const outcome = await shareLink(url, formatMessage(words, 'title'));
  if (outcome === 'copied') notifyOf('keepCopied');
  if (outcome === 'failed') notifyOf('keepCopyFailed', 'danger');
}
