import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { notify } from '#features/notifications/notifications.store.ts';
import { failureMessage } from '#features/session/problems.ts';
import { $context } from '#features/session/session.store.ts';
import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { Cart, CartError, LineItem } from '#store-api/contract/cart.ts';
import { $cart, $pendingQuantities, cart } from './cart.store.ts';
import { CART_TITLE, isEmpty } from './cart.ts';
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

/** The message of a code that does not exist, or no longer. */
export const UNKNOWN_CODE = 'promotion-not-found';

/** How loud a message is; the tones of `ui/Message`. */
type Tone = 'info' | 'success' | 'warning' | 'danger';

/** A message of the cart as words and a tone. */
export type CartMessage = { key: string; tone: Tone; text: string };

/** Level of the Store API's messages from which on something is an error, and from which on a warning. */
const ERROR = 20;
const WARNING = 10;

/** What the cart's words call a message that they do not know. */
const UNKNOWN: string = 'error-unknown';

/** What to say of a message; `lines` are those of the cart it came with. */
export function cartMessage(words: Slice, error: CartError, lines: readonly LineItem[]): CartMessage {
  const values = valuesOf(error, lines);
  const knownKeys = wordKeys(error, values).filter((one) => one in words);
  const texts = knownKeys.map((one) => formatMessage(words, one, values)).filter((text) => !text.includes('{{'));
  return { key: error.key, tone: toneOf(error), text: texts[0] ?? formatMessage(words, UNKNOWN) };
}

/** What to say of a product that went in as it was asked for; what the server has changed says so itself. */
export const addedMessage = (words: Slice<'added'>, name: string): CartMessage => ({
  key: 'added',
  tone: 'success',
  text: formatMessage(words, 'added', { name }),
});

function toneOf({ messageKey, level }: CartError): Tone {
  if (messageKey === 'promotion-discount-added') return 'success';
  if (level >= ERROR) return 'danger';
  return level >= WARNING ? 'warning' : 'info';
}

/** Some kinds have other words when the name is known or not, or when nothing was adjusted. */
function wordKeys({ messageKey, level }: CartError, values: Record<string, string | number>): string[] {
  if (messageKey === 'product-not-found') return [values.name ? 'product-not-found-named' : messageKey];
  if (messageKey !== 'product-stock-reached') return [messageKey, `${messageKey}-unnamed`];
  if (!values.name) return ['product-stock-reached-unknown'];
  return [level >= ERROR ? 'product-stock-reached-several' : messageKey];
}

/** The server's parameters; where it names no product, the line whose id stands in the key does. */
function valuesOf(error: CartError, lines: readonly LineItem[]): Record<string, string | number> {
  const line = lines.find(({ id, referencedId }) => error.key.includes(referencedId || id) || error.key.includes(id));
  const most = error.messageKey === 'product-stock-reached' && line?.quantityInformation?.maxPurchase;
  const lineValues = line && { name: line.label ?? '', quantity: most || line.quantity };
  const given = Object.entries(error.parameters).filter(([, value]) => isWord(value));
  return { ...lineValues, ...(Object.fromEntries(given) as Record<string, string | number>) };
}

const isWord = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '');
