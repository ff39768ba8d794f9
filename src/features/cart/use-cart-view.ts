import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { notify } from '#features/notifications/notifications.store.ts';
import { failureMessage } from '#features/session/problems.ts';
import { $context } from '#features/session/session.store.ts';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { Cart, LineItem } from '#store-api/contract/cart.ts';
import { $cart, $pendingQuantities, cart } from './cart.store.ts';
import { CART_TITLE, isEmpty } from './cart.ts';
import { cartMessage, UNKNOWN_CODE } from './cart-message.ts';
import type { CartWords } from './words.server.ts';

export type CartView = ReturnType<typeof useCartView>;

/** What an island that shows the cart needs, and can do; the cart is read when `isRead` becomes true. */
export function useCartView(words: CartWords | undefined, isRead = true) {
  const { state, value, error } = useStore($cart, { ssr: 'initial' });
  const pendingQuantities = useStore($pendingQuantities, { ssr: 'initial' });
  const context = useStore($context, { ssr: 'initial' }).value;
  useEffect(() => {
    if (isRead) cart.load();
  }, [isRead]);

  return {
    ...{ state, cart: value, error, pendingQuantities: pendingQuantities },
    currency: context?.currency.isoCode ?? 'CHF',
    interval: context?.currency.itemRounding?.interval,
    changeQuantity: cart.changeQuantity,
    retry: cart.retry,
    remove: (line: LineItem) => remove(line, words),
    removeCode: (lineId: string) => cart.removeLine(lineId),
    applyCode: (code: string) => applyCode(code, words),
  };
}

/** Takes a line out, and offers to put it back. A second press meanwhile changes nothing. */
async function remove(line: LineItem, words: CartWords | undefined): Promise<void> {
  if (cart.isLeaving(line.id)) return;
  const left = await cart.removeLine(line.id);
  if (!left || !words) return;
  goOn(left);
  const action = { label: formatMessage(words, 'undo'), run: () => cart.putBack(line) };
  notify({ type: 'info', message: formatMessage(words, 'removed', { name: line.label ?? '' }), action });
}

/** The button that was pressed is gone with its line: the focus goes on to the others, or to the heading of an empty cart. */
function goOn(left: Cart): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !activeElement?.closest('[data-lines]')) return;
  const lines = isEmpty(left) ? null : document.querySelector<HTMLElement>('[data-lines]');
  (lines ?? document.getElementById(CART_TITLE))?.focus({ preventScroll: true });
}

/** Enters a code; answers with what is wrong with it. That message stands at the field, so it is not shown above. */
export async function applyCode(code: string, words: Slice | undefined): Promise<string | undefined> {
  const updatedCart = await cart.addCode(code);
  if (!words) return undefined;
  if (!updatedCart) return failureMessage(words, $cart.get().error);
  const unknown = updatedCart.errors.find(({ messageKey }) => messageKey === UNKNOWN_CODE);
  return unknown && cartMessage(words, unknown, updatedCart.lineItems).text;
}
