import { atom } from 'nanostores';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import { TOKEN_NAME } from '#store-api/call.ts';
import type { Send } from '#store-api/client.ts';
import { type Cart, type CartError, type LineItem, readCart } from '#store-api/contract/cart.ts';
import { readToken } from '#store-api/token.ts';
import { fingerprintOf, mergeErrors, wasApplied } from './cart.ts';
import { cartFingerprint, sessions } from './cart-fingerprint.store.ts';
import { type Change, type ItemToAdd, isGone, isRefusal } from './change/change.ts';
import { createChanges } from './change/changes.store.ts';
import { isSentOnce } from './flash/flash.ts';
import { UNTOLD } from './flash/pending-messages-key.store.ts';
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

  /** Removes a line, with its pending quantity. Concurrent calls share the removal. */
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
    ...{ $cart, $pendingQuantities: $pendingQuantities, $errors },
    ...{ load, addProduct, addProducts, changeQuantity, removeLine, isLeaving, putBack, addCode },
    ...{ receiveMessages: receiveMessages, takeErrors, retry, forget },
  };
}

export const cart = createCart(sendAsShopper);
export const { $cart, $pendingQuantities } = cart;

/**
 * Makes a change that a login or logout may overtake, here or in another tab. The answer then is the cart of a session
 * that nobody has any more; the change has to be in that of now. `tokenNow` is the token of this browser at this moment.
 * @throws what the store answers when the change failed
 */
function createAcrossLogin(send: Send, tokenNow: () => string | undefined) {
  return async function make(change: Change): Promise<Cart> {
    const before = tokenNow();
    const cart = await change.request().catch((error) => {
      // a line that the session before does not know any more is in that of now
      if (isRefusal(error) && tokenNow() !== before) return change.request();
      throw error;
    });
    if (isOfNow(cart)) return cart;
    return (await isDone(change, cart)) ? send(readCart) : change.request();
  };

  function isOfNow({ token }: Cart): boolean {
    const now = tokenNow();
    return !token || !now || token === now;
  }

  /**
   * What came before the login went along with the cart, and its old place is empty. What came after it lies there
   * alone and would be lost. Quantities, removals and codes may simply be said again.
   */
  async function isDone({ adds = [] }: Change, { token }: Cart): Promise<boolean> {
    if (adds.length === 0) return false;
    const left = await send(readCart, { headers: { [TOKEN_NAME]: token ?? '' } });
    return !left.lineItems.some((line) => adds.some(({ productId }) => productId === (line.referencedId ?? line.id)));
  }
}

/**
 * A change without an answer, ready to be asked for again. What puts something in may have arrived all the same: then
 * the cart holds more of it than `before`, the cart's trace when it was asked for first, and nothing is asked for.
 */
function onceMore(send: Send, change: Change, before: string): Change {
  const { adds, request } = change;
  if (!adds) return change;
  return {
    ...change,
    async request() {
      const cart = await send(readCart);
      return adds.some(({ productId, quantity }) => wasApplied(cart, before, productId, quantity)) ? cart : request();
    },
  };
}

/**
 * What the store says once and nobody has read yet, for the next page of this tab: a login leaves its page in the moment
 * in which the cart has answered. It belongs to one session; what the store says again anyway is not kept.
 */
export function createUntold(tokenNow: () => string | undefined = readToken, keep = sessions()) {
  return {
    /** What an earlier page has left; what it has left for somebody else is forgotten. */
    read(): CartError[] {
      const text = keep?.getItem(UNTOLD);
      if (!text) return [];
      const { token, errors } = parsed(text);
      if (token !== undefined && token === tokenNow()) return errors;
      keep?.removeItem(UNTOLD);
      return [];
    },
    /** These are untold now, and no others. */
    write(errors: readonly CartError[]): void {
      const once = errors.filter(isSentOnce);
      if (once.length === 0) keep?.removeItem(UNTOLD);
      else keep?.setItem(UNTOLD, JSON.stringify({ token: tokenNow(), errors: once }));
    },
  };
}

type Kept = { token?: string; errors: CartError[] };

function parsed(text: string): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(text);
    return { ...kept, errors: kept.errors ?? [] };
  } catch {
    return { errors: [] };
  }
}
