import { atom } from 'nanostores';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import {
  addLineItems,
  type Cart,
  type CartError,
  changeLineItems,
  type LineItem,
  type NewLineItem,
  readCart,
  removeLineItems,
} from '#store-api/contract/cart.ts';
import { isQuantity } from '#values/quantity.ts';
import { isPromotion, mergeErrors, traceOf } from './cart.ts';
import { cartTrace } from './cart-trace.store.ts';

/**
 * The shopper's cart. Every verb asks the server and takes over the cart that it answers; verbs wait for each other,
 * so that two changes never race. They answer with the new cart, or `undefined` when it did not work: then `$cart`
 * carries the error and `retry` does the same once more.
 */
export function createCart(send: Send, known = cartTrace) {
  const $cart = atom<Loading<Cart>>(idle);
  /** Quantities the shopper has asked for and the server has not answered yet, by line. */
  const $wishes = atom<Readonly<Record<string, number>>>({});
  const $errors = atom<readonly CartError[]>([]);

  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let reading: { abort: AbortController; answer: Promise<Cart | undefined> } | undefined;
  let again: () => Promise<Cart | undefined> = load;

  /** Reads the cart. Whoever asks meanwhile shares the request. */
  async function load(): Promise<Cart | undefined> {
    if (reading) return reading.answer;
    const abort = new AbortController();
    const answer = inTurn(() => send(readCart, { signal: abort.signal }), abort.signal);
    reading = { abort, answer };
    await answer;
    if (reading?.abort === abort) reading = undefined;
    return answer;
  }

  /** Puts a product in, at least one. @throws Error for a quantity that is none (E10) */
  function addProduct(productId: string, quantity: number): Promise<Cart | undefined> {
    if (!isQuantity(quantity)) throw new Error(`A product is added once or more often, not ${quantity} times.`);
    return change(() => send(addLineItems, { body: { items: [product(productId, quantity)] } }));
  }

  /** Quick presses come together: one request on its way, the last wish counts, the server's answer stays. */
  async function changeQuantity(lineId: string, quantity: number): Promise<void> {
    const isOnItsWay = Object.keys($wishes.get()).length > 0;
    $wishes.set({ ...$wishes.get(), [lineId]: quantity });
    if (!isOnItsWay) await sendWishes();
  }

  async function sendWishes(): Promise<void> {
    for (let sent = $wishes.get(); Object.keys(sent).length > 0; sent = $wishes.get()) {
      const items = Object.entries(sent).map(([id, quantity]) => ({ id, quantity }));
      const cart = await change(() => send(changeLineItems, { body: { items } }));
      $wishes.set(cart ? newerThan(sent, $wishes.get()) : {});
    }
  }

  function removeLine(lineId: string): Promise<Cart | undefined> {
    return change(() => send(removeLineItems, { body: { ids: [lineId] } }));
  }

  /** Undoes `removeLine`. */
  function putBack(line: LineItem): Promise<Cart | undefined> {
    const { id, referencedId, quantity } = line;
    if (isPromotion(line)) return addCode(referencedId ?? '');
    return change(() => send(addLineItems, { body: { items: [{ ...product(referencedId ?? id, quantity), id }] } }));
  }

  function addCode(code: string): Promise<Cart | undefined> {
    const item: NewLineItem = { type: 'promotion', referencedId: code.trim() };
    return change(() => send(addLineItems, { body: { items: [item] } }));
  }

  /** The messages that have come since somebody took them; each is handed out once (D4). */
  function takeErrors(): readonly CartError[] {
    const taken = $errors.get();
    if (taken.length > 0) $errors.set([]);
    return taken;
  }

  /** Does once more what failed last. */
  const retry = (): Promise<Cart | undefined> => again();

  /** The cart is ordered or given up: the server has an empty one now. */
  function forget(): void {
    reading?.abort.abort();
    $cart.set(idle);
    known.set('0');
  }

  /** A change makes a reading that is still under way out of date. */
  function change(ask: () => Promise<Cart>): Promise<Cart | undefined> {
    reading?.abort.abort();
    reading = undefined;
    return inTurn(ask);
  }

  function inTurn(ask: () => Promise<Cart>, signal?: AbortSignal): Promise<Cart | undefined> {
    waiting += 1;
    $cart.set({ state: 'pending', value: $cart.get().value });
    const answer = queue.then(() => {
      waiting -= 1;
      return signal?.aborted ? undefined : takeOver(ask, signal);
    });
    queue = answer;
    return answer;
  }

  async function takeOver(ask: () => Promise<Cart>, signal?: AbortSignal): Promise<Cart | undefined> {
    try {
      const cart = await ask();
      if (signal?.aborted) return undefined;
      $errors.set(mergeErrors($errors.get(), cart.errors));
      $cart.set({ state: waiting > 0 ? 'pending' : 'success', value: cart });
      known.set(traceOf(cart));
      return cart;
    } catch (error) {
      if (signal?.aborted) return undefined;
      again = () => inTurn(ask);
      $cart.set({ state: 'error', value: $cart.get().value, error });
      return undefined;
    }
  }

  /** Here or in another tab the cart has changed: one that this page has read and does not know like that is read again. */
  known.listen((trace) => {
    const { value } = $cart.get();
    if (value && trace !== traceOf(value)) load();
  });

  return {
    ...{ $cart, $wishes, $errors },
    ...{ load, addProduct, changeQuantity, removeLine, putBack, addCode, takeErrors, retry, forget },
  };
}

/** The product's id names its line too: the same product again adds up, it makes no second line. */
const product = (referencedId: string, quantity: number) => ({
  type: 'product' as const,
  id: referencedId,
  referencedId,
  quantity,
});

/** The wishes that have changed since they were sent. */
const newerThan = (sent: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(now).filter(([id, quantity]) => sent[id] !== quantity));

export const cart = createCart(sendAsShopper);
export const { $cart, $wishes } = cart;
