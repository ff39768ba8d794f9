import { atom } from 'nanostores';
import { idle, type Loading } from '#features/session/loading.ts';
import { sendAsShopper } from '#features/session/session.store.ts';
import type { Send } from '#store-api/client.ts';
import { type Cart, type CartError, type LineItem, readCart } from '#store-api/contract/cart.ts';
import { readToken } from '#store-api/token.ts';
import { mergeErrors, traceOf } from './cart.ts';
import { cartTrace } from './cart-trace.store.ts';
import { createAcrossLogin } from './change/across-login.store.ts';
import { type Change, isGone, isRefusal, type Wanted } from './change/change.ts';
import { createChanges } from './change/changes.store.ts';
import { onceMore } from './change/once.store.ts';
import { createStanding } from './standing.store.ts';
import { createUntold } from './told/untold.store.ts';

/**
 * The shopper's cart. Every verb asks the server and takes over the cart that it answers; verbs wait for each other,
 * so that two changes never race. They answer with the new cart, or `undefined` when it did not work: then `$cart`
 * carries the error until `retry` has made up for everything that did not get through (D15).
 */
export function createCart(send: Send, known = cartTrace, tokenNow = readToken, untold = createUntold(tokenNow)) {
  const $cart = atom<Loading<Cart>>(idle);
  /** Quantities the shopper has asked for and the server has not answered yet, by line. */
  const $wishes = atom<Readonly<Record<string, number>>>({});
  const $errors = atom<readonly CartError[]>(untold.read());
  /** Removals that the server has not answered yet, by line. */
  const leaving = new Map<string, Promise<Cart | undefined>>();
  const changes = createChanges(send);
  const standing = createStanding();
  const make = createAcrossLogin(send, tokenNow);

  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let reading: { abort: AbortController; answer: Promise<Cart | undefined> } | undefined;
  /** Changes that did not get through, by what they are about, the oldest first. */
  const undone = new Map<string, { wanted: Change; before: string }>();
  let trouble: unknown;

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

  /** Puts products in, all of them or none. @throws Error for a quantity that is none (E10) */
  const addProducts = (wanted: readonly Wanted[]): Promise<Cart | undefined> => change(changes.adding(wanted));
  const addProduct = (productId: string, quantity: number) => addProducts([{ productId, quantity }]);

  /** Quick presses come together: one request on its way, the last wish counts, the server's answer stays. */
  async function changeQuantity(lineId: string, quantity: number): Promise<void> {
    if (isLeaving(lineId)) return;
    const isOnItsWay = lineId in $wishes.get();
    $wishes.set({ ...$wishes.get(), [lineId]: quantity });
    if (!isOnItsWay) await sendWish(lineId);
  }

  async function sendWish(id: string): Promise<void> {
    let sent: number | undefined;
    for (let quantity = $wishes.get()[id]; quantity && quantity !== sent; quantity = $wishes.get()[id]) {
      sent = quantity;
      await change(changes.quantity(id, quantity));
    }
    dropWish(id);
  }

  function dropWish(id: string): void {
    const { [id]: _, ...others } = $wishes.get();
    $wishes.set(others);
  }

  /** Takes a line out, whatever was wished of it. Whoever presses again meanwhile shares the removal. */
  function removeLine(lineId: string): Promise<Cart | undefined> {
    dropWish(lineId);
    const removal = leaving.get(lineId) ?? change(changes.removal(lineId)).finally(() => leaving.delete(lineId));
    leaving.set(lineId, removal);
    return removal;
  }
  const isLeaving = (lineId: string): boolean => leaving.has(lineId);
  /** Undoes `removeLine`. */
  const putBack = (line: LineItem): Promise<Cart | undefined> => change(changes.putBack(line));
  function addCode(code: string): Promise<Cart | undefined> {
    standing.forget();
    return change(changes.code(code));
  }

  /** Messages that came with the answer to somebody else; what the store says of the same by now counts more. */
  const hear = (said: readonly CartError[]): void => $errors.set(mergeErrors(said, $errors.get()));

  /** The messages that have come since somebody took them; each is handed out once (D4). */
  function takeErrors(): readonly CartError[] {
    const taken = $errors.get();
    if (taken.length > 0) $errors.set([]);
    return standing.news(taken);
  }

  /** Does once more what did not get through, in the order in which it was asked for. */
  async function retry(): Promise<Cart | undefined> {
    if (undone.size === 0) return load();
    const answers = [...undone.values()].map(({ wanted }) => change(wanted));
    return (await Promise.all(answers)).at(-1);
  }

  /** The cart is ordered or given up: the server has an empty one now. */
  function forget(): void {
    reading?.abort.abort();
    undone.clear();
    $cart.set(idle);
    known.set('0');
  }

  /** A change makes a reading that is still under way out of date, and an older change about the same. */
  function change(wanted: Change): Promise<Cart | undefined> {
    reading?.abort.abort();
    reading = undefined;
    const lost = undone.get(wanted.about);
    undone.delete(wanted.about);
    return inTurn(async () => {
      const before = lost?.before ?? known.get();
      try {
        return await make(lost ? onceMore(send, wanted, before) : wanted);
      } catch (error) {
        if (isGone(error)) return await send(readCart);
        if (!isRefusal(error) && !wanted.isAtHand) undone.set(wanted.about, { wanted, before });
        throw error;
      }
    });
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
      standing.hear(cart.errors);
      $errors.set(mergeErrors($errors.get(), cart.errors));
      $cart.set(outcome(cart));
      known.set(traceOf(cart));
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
  known.listen((trace) => {
    const { value } = $cart.get();
    if (value && trace !== traceOf(value)) load();
  });

  return {
    ...{ $cart, $wishes, $errors },
    ...{ load, addProduct, addProducts, changeQuantity, removeLine, isLeaving, putBack, addCode },
    ...{ hear, takeErrors, retry, forget },
  };
}

export const cart = createCart(sendAsShopper);
export const { $cart, $wishes } = cart;
