import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Slice } from '#i18n/format-message.ts';
import type { Cart, CartError } from '#store-api/contract/cart.ts';
import { $cart, cart } from './cart.store.ts';
import { mergeErrors } from './cart.ts';
import { type CartMessage, cartMessage } from './cart-message.ts';

/**
 * The messages that came with the cart on the screen. They are taken from the store once and stay until the next
 * answer of the server. `isShown` is false while nobody would see them: then they wait.
 */
export function useCartMessages(words: Slice | undefined, isShown = true): CartMessage[] {
  const { state, value } = useStore($cart, { ssr: 'initial' });
  const waiting = useStore(cart.$errors, { ssr: 'initial' });
  const [shown, setShown] = useState<ShownMessages>({ errors: [] });
  const isSettled = state !== 'pending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: messages that come after their cart are taken too
  useEffect(() => {
    if (!isShown || !isSettled || !value) return;
    const errors = cart.takeErrors();
    // a failure brings no new cart: what was said of this one is still true
    setShown((last) => ({ cart: value, errors: last.cart === value ? mergeErrors(last.errors, errors) : errors }));
  }, [isShown, isSettled, value, waiting]);
  if (!words) return [];
  return shown.errors.map((error) => cartMessage(words, error, value?.lineItems ?? []));
}

/** What was said, and of which cart. */
type ShownMessages = { cart?: Cart; errors: readonly CartError[] };
