import { atom } from 'nanostores';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { type Cart, type CartError, type LineItem, readCart } from '#store-api/contract/cart.ts';
import { readToken } from '#store-api/token.ts';
import { fingerprintOf, mergeErrors } from './cart.ts';
import { cartFingerprint } from './cart-fingerprint.store.ts';
import { createAcrossLogin } from './change/across-login.store.ts';
import { type Change, type ItemToAdd, isGone, isRefusal } from './change/change.ts';
import { createChanges } from './change/changes.store.ts';
import { onceMore } from './change/once.store.ts';
import { createUntold } from './flash/pending-messages.store.ts';
import { createShownNotices } from './shown-notices.store.ts';

/**
 * The shopper's cart. Every verb asks the server and takes over the cart that it answers; verbs wait for each other,
 * so that two changes never race. They answer with the new cart, or `undefined` when it did not work: then `$cart`
 * carries the error until `retry` has made up for everything that did not get through.
 */
export function createCart(
  send: Send,
  lastSeen = cartFingerprint,
  tokenNow = readToken,
  untold = createUntold(tokenNow),
) {
  const $cart = atom<Loading<Cart>>(idle);
  /** Quantities the shopper has asked for and the server has not answered yet, by line. */
  const $pendingQuantities = atom<Readonly<Record<string, number>>>({});
  const $errors = atom<readonly CartError[]>(untold.read());
  /** Removals that the server has not answered yet, by line. */
  const leaving = new Map<string, Promise<Cart | undefined>>();
  const changes = createChanges(send);
  const shownNotices = createShownNotices();
  const make = createAcrossLogin(send, tokenNow);

  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let reading: { abort: AbortController; result: Promise<Cart | undefined> } | undefined;
  /** Changes that did not get through, by what they are about, the oldest first. */
  const undone = new Map<string, { requested: Change; before: string }>();
  let trouble: unknown;

  /** Reads the cart. Whoever asks meanwhile shares the request. */
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

  /** Quick presses come together: one request on its way, the last wish counts, the server's answer stays. */
  async function changeQuantity(lineId: string, quantity: number): Promise<void> {
    if (isLeaving(lineId)) return;
    const isOnItsWay = lineId in $pendingQuantities.get();
    $pendingQuantities.set({ ...$pendingQuantities.get(), [lineId]: quantity });
    if (!isOnItsWay) await sendQuantity(lineId);
  }

  async function sendQuantity(id: string): Promise<void> {
    let sent: number | undefined;
    for (
      let quantity = $pendingQuantities.get()[id];
      quantity && quantity !== sent;
      quantity = $pendingQuantities.get()[id]
    ) {
      sent = quantity;
      await change(changes.quantity(id, quantity));
    }
    dropQuantity(id);
  }

  function dropQuantity(id: string): void {
    const { [id]: _, ...others } = $pendingQuantities.get();
    $pendingQuantities.set(others);
  }

  /** Takes a line out, whatever was wished of it. Whoever presses again meanwhile shares the removal. */
  function removeLine(lineId: string): Promise<Cart | undefined> {
    dropQuantity(lineId);
    const removal = leaving.get(lineId) ?? change(changes.removal(lineId)).finally(() => leaving.delete(lineId));
    leaving.set(lineId, removal);
    return removal;
  }
  const isLeaving = (lineId: string): boolean => leaving.has(lineId);
  /** Undoes `removeLine`. */
  const putBack = (line: LineItem): Promise<Cart | undefined> => change(changes.putBack(line));
  function addCode(code: string): Promise<Cart | undefined> {
    shownNotices.forget();
    return change(changes.code(code));
  }

  /** Messages that came with the answer to somebody else; what the store says of the same by now counts more. */
  const receiveMessages = (errors: readonly CartError[]): void => $errors.set(mergeErrors(errors, $errors.get()));

  /** The messages that have come since somebody took them; each is handed out once. */
  function takeErrors(): readonly CartError[] {
    const taken = $errors.get();
    if (taken.length > 0) $errors.set([]);
    return shownNotices.newMessages(taken);
  }

  /** Does once more what did not get through, in the order in which it was asked for. */
  async function retry(): Promise<Cart | undefined> {
    if (undone.size === 0) return load();
    const answers = [...undone.values()].map(({ requested }) => change(requested));
    return (await Promise.all(answers)).at(-1);
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
      shownNotices.receiveMessages(cart.errors);
      $errors.set(mergeErrors($errors.get(), cart.errors));
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

  $errors.listen(untold.write);

  /** Here or in another tab the cart has changed: one that this page has read and does not know like that is read again. */
  lastSeen.listen((fingerprint) => {
    const { value } = $cart.get();
    if (value && fingerprint !== fingerprintOf(value)) load();
  });

  return {
    ...{ $cart, $wishes: $pendingQuantities, $errors },
    ...{ load, addProduct, addProducts, changeQuantity, removeLine, isLeaving, putBack, addCode },
    ...{ hear: receiveMessages, takeErrors, retry, forget },
  };
}

export const cart = createCart(sendAsShopper);
export const { $cart, $wishes: $pendingQuantities } = cart;
