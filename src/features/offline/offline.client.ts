import { fingerprintOf, wasApplied } from '#features/cart/cart.ts';
import { cartFingerprint } from '#features/cart/cart-fingerprint.store.ts';
import { isRefusal } from '#features/cart/change/change.ts';
import { NOTIFICATION_MS } from '#features/notifications/notifications.store.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { cart as cartPath, spokenAt } from '#i18n/paths.ts';
import { wordsHere } from '#i18n/words-here.client.ts';
import { ApiError } from '#store-api/ApiError.ts';
import { keepNewToken, TOKEN_NAME } from '#store-api/call.ts';
import type { Cart } from '#store-api/contract/cart.ts';
import { keepToken, readToken } from '#store-api/token.ts';
import { toast } from '#ui/toast.client.ts';
import { later } from './later.store.ts';
import { type Later, pauseAfter } from './later.ts';

/*
 * Without a connection: pages that were read can be read again (the worker's work), and what is put into the cart is
 * noted, said so, and put in once the browser is connected again, on whichever page of the shop.
 */

/**
 * A browser says that it is connected before it is: it is tried again after one second, two, four and so on, or after
 * the pause that the store asks for.
 */
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 64_000;

/** Words have to be here before the connection is gone. */
const words = wordsHere('offline');
words.catch(console.error);

if (import.meta.env.HAS_WORKER && 'serviceWorker' in navigator) bringWorker().catch(console.error);
addEventListener('click', noteInstead, true);
addEventListener('online', () => sendNoted());
if (navigator.onLine && later.get().length > 0) sendNoted();

/** A page that did not come through the worker tells it what it has loaded without it. */
async function bringWorker(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // not `controller`: the worker of the page before may have claimed this one after it was loaded
  if (visit && visit.workerStart > 0) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href, ...loaded.filter((name) => name.includes('/_astro/'))]);
}

/** Before anybody else hears of the press: what would ask the store now could only fail. */
function noteInstead(press: MouseEvent): void {
  if (navigator.onLine || !(press.target instanceof Element)) return;
  const button = press.target.closest<HTMLElement>('[data-add], [data-later] .btn');
  const item = button && itemOf(button);
  if (!item) return;
  press.preventDefault();
  press.stopImmediatePropagation();
  later.note(item);
  announce('kept', item.name, 'warn');
}

/** A plus names its product itself; the button of a product page stands beside its quantity. */
function itemOf(button: HTMLElement): Later | undefined {
  const { add, name, least } = button.dataset;
  if (add) return { productId: add, name: name ?? '', quantity: Number(least ?? 1) };
  const place = button.closest<HTMLElement>('[data-later]');
  const quantity = Number(place?.querySelector('input')?.value ?? 1);
  return place?.dataset.later
    ? { productId: place.dataset.later, name: place.dataset.name ?? '', quantity }
    : undefined;
}

async function sendNoted(pauseMs = FIRST_PAUSE_MS): Promise<void> {
  let nextMs: number | undefined;
  await later.takeAll(cartFingerprint.get, async (one) => {
    const isIn = await putIn(one).catch((trouble) => {
      nextMs = pauseAfter(trouble, pauseMs);
    });
    if (isIn === undefined) return 'wait';
    await announce(isIn ? 'sent' : 'failed', one.name, isIn ? 'good' : 'bad');
    return 'done';
  });
  if (nextMs && navigator.onLine && pauseMs <= LAST_PAUSE_MS) setTimeout(sendNoted, nextMs, pauseMs * 2);
}

async function announce(key: 'kept' | 'sent' | 'failed', name: string, tone: 'good' | 'bad' | 'warn'): Promise<void> {
  const loadedWords = await words;
  const link = document.createElement('a');
  link.href = cartPath(spokenAt(location.pathname));
  link.textContent = formatMessage(loadedWords, 'toCart');
  const isSent = key === 'sent';
  toast(
    [formatMessage(loadedWords, key, { name }), ...(isSent ? [' ', link] : [])],
    tone,
    isSent ? undefined : NOTIFICATION_MS,
  );
}

/** As long as the cart's own code waits. */
const PATIENCE_MS = 35_000;

/**
 * Puts a product into the cart: whether it lies there now. Without the cart's own code, because a browser that could
 * not load a module once, as without a connection, does not try again on this page. What the cart's code has read
 * already, it reads again by itself (`cartTrace`).
 * @throws when the store can't be reached, is in trouble, or wants a pause (429): it is asked again
 */
export async function putIn({ productId, quantity, before }: Later): Promise<boolean> {
  if (before !== undefined) {
    const currentCart = await fetchCart('');
    if (currentCart && wasApplied(currentCart, before, productId, quantity)) return true;
  }
  const item = { type: 'product', id: productId, referencedId: productId, quantity };
  const cart = await fetchCart('/line-item', { method: 'POST', body: JSON.stringify({ items: [item] }) });
  return cart?.lineItems.some(({ referencedId }) => referencedId === productId) ?? false;
}

/** The cart that the store answers with; undefined when it refuses. */
async function fetchCart(path: string, request: RequestInit = {}): Promise<Cart | undefined> {
  const token = readToken();
  const response = await fetch(`/store-api/checkout/cart${path}`, {
    ...request,
    headers: {
      'content-type': 'application/json',
      'sw-access-key': import.meta.env.STORE_KEY,
      'sw-inheritance': '1',
      ...(token && { [TOKEN_NAME]: token }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  keepNewToken({ readToken, keepToken }, response.headers, token); // a refusal may bring one, too
  if (!response.ok) {
    const error = new ApiError(response, await response.json().catch(() => undefined));
    if (isRefusal(error)) return undefined;
    throw error;
  }
  const cart: Cart = await response.json();
  cartFingerprint.set(fingerprintOf(cart));
  return cart;
}
