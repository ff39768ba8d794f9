import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Slice } from '#i18n/tell.ts';
import type { CartError } from '#store-api/contract/cart.ts';
import { $cart, cart } from './cart.store.ts';
import { type CartMessage, cartMessage } from './cart-message.ts';

/**
 * The messages that came with the cart on the screen. They are taken from the store once (D4) and stay until the next
 * answer of the server. `isShown` is false while nobody would see them: then they wait.
 */
export function useCartMessages(words: Slice | undefined, isShown = true): CartMessage[] {
  const { state, value } = useStore($cart, { ssr: 'initial' });
  const [errors, setErrors] = useState<readonly CartError[]>([]);
  useEffect(() => {
    if (isShown && state === 'success' && value) setErrors(cart.takeErrors());
  }, [isShown, state, value]);
  if (!words) return [];
  return errors.map((error) => cartMessage(words, error, value?.lineItems ?? []));
}
