import { atom } from 'nanostores';
import type { Locale } from '#i18n/locales.ts';
import { spokenAt } from '#i18n/paths.ts';
import { send as sendFromBrowser } from '#store-api/browser.ts';
import type { Send } from '#store-api/client.ts';
import { type Context, type ContextChange, changeContext, readContext } from '#store-api/contract/context.ts';
import { readLanguages } from '#store-api/contract/shop.ts';
import { languageFor, speaks } from '#store-api/language.ts';
import { afterPress } from '#ui/after-press.client.ts';
import { sendable } from './context-patch.ts';
import { idle, type Loading } from './loading.ts';
import { languageCodeOf, storefrontUrlOf } from './session.ts';

/**
 * Tells the other pages of this browser that somebody else is shopping now: after a login, a logout, a registration.
 * They share the cookie with the token, but not what they have read with it.
 */
export const sessionChange = { announce, listen: (listener: () => void) => void listeners.add(listener) };

const KEY = 'hof-session';
const listeners = new Set<() => void>();

/** A browser that keeps nothing has no second tab that could share a cart. */
function announce(): void {
  try {
    localStorage.setItem(KEY, crypto.randomUUID());
  } catch {}
}

if (typeof window !== 'undefined') {
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('storage', ({ key }) => key === KEY && notifyListeners());
  // back from the browser's own cache of pages, which hears nothing
  addEventListener('pageshow', ({ persisted }) => persisted && notifyListeners());
}

/** The shopper's session. `pageLocale` is the language of the page that asks. */
export function createSession(send: Send, pageLocale: () => Locale) {
  const { $value: $context, request } = createLoader<Context>();
  /** The page's language by its id at the store, once that was asked; where the store lacks it, the session's. */
  let languageId: string | undefined;

  /**
   * The session, loaded once a page and speaking the page's language. Every other call waits for it:
   * two first calls at once would make two sessions.
   */
  async function ready(): Promise<Context> {
    return $context.get().value ?? request(askInPageLanguage, 'first');
  }

  /** Changes something of the session. @throws ApiError when the server refuses, MissingIdError for a choice of nothing */
  async function change(patch: ContextChange): Promise<void> {
    const body = sendable(patch);
    if (Object.keys(body).length === 0) return;
    await ready();
    await send(changeContext, { body, keepalive: true }); // a reload right after the choice does not undo it
    await refresh();
  }

  /**
   * Reads the session again, after a registration for example. A login may have taken up one of another language,
   * which is switched. A failure is only logged; where somebody else may be shopping now, who was known is forgotten.
   */
  async function refresh(who: 'same' | 'other' = 'same'): Promise<void> {
    try {
      await request(askInPageLanguage);
    } catch (error) {
      const { state, value } = $context.get();
      if (state !== 'error') return; // a newer reading has taken over
      console.error('The session could not be read again.', error);
      if (!value) return;
      $context.set({ state: 'success', value: who === 'same' ? value : { ...value, customer: null } });
    }
  }

  /** A session of another language is switched before anything else is asked. */
  async function askInPageLanguage(signal: AbortSignal): Promise<Context> {
    const context = await send(readContext, { signal });
    languageId ??= await languageOfPage(context, pageLocale());
    if (languageId === context.context.languageIdChain[0]) return context;
    await send(changeContext, { body: { languageId } });
    return send(readContext, { signal });
  }

  async function languageOfPage(context: Context, locale: Locale): Promise<string | undefined> {
    const now = context.context.languageIdChain[0];
    const code = languageCodeOf(context);
    if (code && speaks(code, locale)) return now;
    return languageFor(locale, (await send(readLanguages, { body: {} })).elements)?.id ?? now;
  }

  /** Headers of a call in the page's language, whatever the session speaks that another page has switched meanwhile. */
  const spoken = (): Record<string, string> => (languageId ? { 'sw-language-id': languageId } : {});

  /** Any call of the shopper's: after the session, in the page's language. */
  const sendInLanguage: Send = async (call, options) => {
    await ready();
    return send(call, { ...options, headers: { ...spoken(), ...options?.headers } });
  };

  return { $context, ready, refresh, change, sendInLanguage };
}

/** An answer moves what the page shows: it waits while something is being pressed. */
const send: Send = async (call, options) => {
  try {
    return await sendFromBrowser(call, options);
  } finally {
    await afterPress();
  }
};

/** The session of this browser. */
export const session = createSession(send, () => spokenAt(location.pathname));
export const { $context, sendInLanguage: sendAsShopper } = session;

/** Where mails lead back to. */
export const storefrontUrl = async (): Promise<string> =>
  storefrontUrlOf(await session.ready(), location.origin, spokenAt(location.pathname));

/** Another tab has logged in or out, or this page was away: what it has read of the session may be somebody else's. */
sessionChange.listen(() => {
  if ($context.get().value) session.refresh('other');
});

type Fetcher<Value> = (signal: AbortSignal) => Promise<Value>;

/** Something that is read from the server, and what is known of it: a newer request aborts the older. */
export function createLoader<Value>() {
  const $value = atom<Loading<Value>>(idle);
  let running: { key: PropertyKey; abort: AbortController; promise: Promise<Value> } | undefined;

  /**
   * The same `key` shares a request that is on its way; without one it is always another.
   * @throws what `fetcher` throws, and an `AbortError` when a newer request took over
   */
  function request(fetcher: Fetcher<Value>, key: PropertyKey = Symbol()): Promise<Value> {
    if (running?.key === key) return running.promise;
    running?.abort.abort();
    const abort = new AbortController();
    $value.set({ state: 'pending', value: $value.get().value });
    const promise = answerOf(fetcher, abort.signal, () => running?.abort === abort);
    running = { key, abort, promise };
    return promise;
  }

  async function answerOf(fetcher: Fetcher<Value>, signal: AbortSignal, isLatest: () => boolean): Promise<Value> {
    try {
      const value = await fetcher(signal);
      signal.throwIfAborted();
      if (isLatest()) end({ state: 'success', value });
      return value;
    } catch (error) {
      if (isLatest()) end({ state: 'error', value: $value.get().value, error });
      throw error;
    }
  }

  function end(outcome: Loading<Value>): void {
    running = undefined;
    $value.set(outcome);
  }

  /** The same; a failure stands in the store and nowhere else. */
  async function load(fetcher: Fetcher<Value>, key?: PropertyKey): Promise<void> {
    await request(fetcher, key).catch(() => {});
  }

  /** What is known without asking; a request on its way is older than that. */
  function settle(value: Value): void {
    running?.abort.abort();
    end({ state: 'success', value });
  }

  return { $value, request, load, settle };
}

/** Whether the device shares by a sheet of its own. */
export const hasSheet = typeof navigator !== 'undefined' && 'share' in navigator;

/** Passes a link on: by the device's own sheet where it has one, else into the clipboard. Closing the sheet is no failure. */
export async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  if (hasSheet) return navigator.share({ url, title }).then(shared, shared);
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

const shared = () => 'shared' as const;
