import { atom } from 'nanostores';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { type Cart, type LineItem, readCart } from '#store-api/contract/cart.ts';
import { readToken } from '#store-api/token.ts';
import { fingerprintOf } from './cart.ts';
import { cartFingerprint } from './cart-fingerprint.store.ts';
import { type Change, type ItemToAdd, isGone, isRefusal } from './change/change.ts';
import { createAcrossLogin, createChanges, onceMore } from './change/changes.store.ts';
import { createLineChanges } from './change/line-changes.store.ts';
import { createMessages } from './messages.store.ts';

/**
 * The shopper's cart. Every verb asks the server and takes over the cart that it answers; verbs wait for each other,
 * so that two changes never race. They answer with the new cart, or `undefined` when it did not work: then `$cart`
 * carries the error until `retry` has made up for everything that did not get through.
 */
export function createCart(
  send: Send,
  lastSeen = cartFingerprint,
  tokenNow = readToken,
  messages = createMessages(tokenNow),
) {
  const $cart = atom<Loading<Cart>>(idle);
  const changes = createChanges(send);
  const lines = createLineChanges(changes, change);
  const make = createAcrossLogin(send, tokenNow);

  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let reading: { abort: AbortController; result: Promise<Cart | undefined> } | undefined;
  /** Changes that did not get through, by what they are about, the oldest first. */
  const undone = new Map<string, { requested: Change; before: string }>();
  let trouble: unknown;

  /** Reads the cart. Concurrent calls share the request. */
  async function load(): Promise<Cart | undefined> {
    if (reading) return reading.result;
    const abort = new AbortController();
    const result = enqueue(() => send(readCart, { signal: abort.signal }), abort.signal);
    reading = { abort, result };
    await result;
    if (reading?.abort === abort) reading = undefined;
    return result;
  }

  /** Puts products in, all of them or none. @throws Error for a quantity that is none */
  const addProducts = (items: readonly ItemToAdd[]): Promise<Cart | undefined> => change(changes.adding(items));
  const addProduct = (productId: string, quantity: number) => addProducts([{ productId, quantity }]);

  /** Undoes `removeLine`. */
  const putBack = (line: LineItem): Promise<Cart | undefined> => change(changes.putBack(line));
  function addCode(code: string): Promise<Cart | undefined> {
    messages.forget();
    return change(changes.code(code));
  }

  /** Does once more what did not get through, in the order in which it was asked for. */
  async function retry(): Promise<Cart | undefined> {
    if (undone.size === 0) return load();
    const changes = [...undone.values()].map(({ requested }) => change(requested));
    return (await Promise.all(changes)).at(-1);
  }

  /** The cart is ordered or given up: the server has an empty one now. */
  function forget(): void {
    reading?.abort.abort();
    undone.clear();
    $cart.set(idle);
    lastSeen.set('0');
  }

  /** A change makes a reading that is still under way out of date, and an older change about the same. */
  function change(requested: Change): Promise<Cart | undefined> {
    reading?.abort.abort();
    reading = undefined;
    const lost = undone.get(requested.about);
    undone.delete(requested.about);
    return enqueue(async () => {
      const before = lost?.before ?? lastSeen.get();
      try {
        return await make(lost ? onceMore(send, requested, before) : requested);
      } catch (error) {
        if (isGone(error)) return await send(readCart);
        if (!isRefusal(error) && !requested.isAtHand) undone.set(requested.about, { requested, before });
        throw error;
      }
    });
  }

  function enqueue(request: () => Promise<Cart>, signal?: AbortSignal): Promise<Cart | undefined> {
    waiting += 1;
    $cart.set({ state: 'pending', value: $cart.get().value });
    const result = queue.then(() => {
      waiting -= 1;
      return signal?.aborted ? undefined : takeOver(request, signal);
    });
    queue = result;
    return result;
  }

  async function takeOver(request: () => Promise<Cart>, signal?: AbortSignal): Promise<Cart | undefined> {
    try {
      const cart = await request();
      if (signal?.aborted) return undefined;
      messages.add(cart.errors);
      $cart.set(outcome(cart));
      lastSeen.set(fingerprintOf(cart));
      return cart;
    } catch (error) {
      if (signal?.aborted) return undefined;
      trouble = error;
      $cart.set({ state: 'error', value: $cart.get().value, error });
      return undefined;
    }
  }

  /** A success does not hide that something before it did not get through. */
  function outcome(value: Cart): Loading<Cart> {
    if (waiting > 0) return { state: 'pending', value };
    return undone.size > 0 ? { state: 'error', value, error: trouble } : { state: 'success', value };
  }

  /** Here or in another tab the cart has changed: one that this page has read and does not know like that is read again. */
  lastSeen.listen((fingerprint) => {
    const { value } = $cart.get();
    if (value && fingerprint !== fingerprintOf(value)) load();
  });

  return {
    ...{ $cart, $errors: messages.$errors, receiveMessages: messages.receive, takeErrors: messages.take },
    ...{ load, addProduct, addProducts, ...lines, putBack, addCode, retry, forget },
  };
}

export const cart = createCart(sendAsShopper);
export const { $cart, $pendingQuantities } = cart;
