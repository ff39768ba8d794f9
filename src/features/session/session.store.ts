import { atom } from 'nanostores';
import type { Locale } from '#i18n/locales.ts';
import { localeOf } from '#i18n/paths.ts';
import { send as sendFromBrowser } from '#store-api/browser.ts';
import type { Send } from '#store-api/client.ts';
import { type Context, type ContextChange, changeContext, readContext } from '#store-api/contract/context.ts';
import { readLanguages } from '#store-api/contract/shop.ts';
import { createLoader } from './loader.store.ts';
import { idle, type Loading } from './loading.ts';
import { languageCodeOf, languageFor, speaks } from './session.ts';
import { sessionTrace } from './session-trace.store.ts';
import { sendable } from './wish.ts';

/** The shopper's session (C1). `pageLocale` is the language of the page that asks. */
export function createSession(send: Send, pageLocale: () => Locale) {
  const $context = atom<Loading<Context>>(idle);
  const { load } = createLoader<Context>($context);
  let reads = 0;

  /**
   * The session, loaded once a page and speaking the page's language. Every other call waits for it:
   * two first calls at once would make two sessions.
   */
  async function ready(): Promise<Context> {
    return $context.get().value ?? load('first', askInPageLanguage);
  }

  /** Changes something of the session. @throws ApiError when the server refuses, MissingIdError for a choice of nothing */
  async function change(wish: ContextChange): Promise<void> {
    const body = sendable(wish);
    if (Object.keys(body).length === 0) return;
    await ready();
    await send(changeContext, { body, keepalive: true }); // a reload right after the choice does not undo it
    await refresh();
  }

  /** Reads the session again, after a registration for example. A failure is only logged (G4). */
  async function refresh(): Promise<void> {
    reads += 1;
    try {
      await load(`again ${reads}`, (signal) => send(readContext, { signal }));
    } catch (error) {
      console.error('The session could not be read again.', error);
      const { state, value } = $context.get();
      if (state === 'error' && value) $context.set({ state: 'success', value });
    }
  }

  /** A session of another language is switched before anything else is asked (D12). */
  async function askInPageLanguage(signal: AbortSignal): Promise<Context> {
    const context = await send(readContext, { signal });
    const languageId = await languageToSwitchTo(context, pageLocale());
    if (!languageId) return context;
    await send(changeContext, { body: { languageId } });
    return send(readContext, { signal });
  }

  async function languageToSwitchTo(context: Context, locale: Locale): Promise<string | undefined> {
    const code = languageCodeOf(context);
    if (code && speaks(code, locale)) return undefined;
    const wanted = languageFor(locale, (await send(readLanguages, { body: {} })).elements);
    return wanted?.id === context.context.languageIdChain[0] ? undefined : wanted?.id;
  }

  return { $context, ready, refresh, change };
}

/** The session of this browser. */
export const session = createSession(sendFromBrowser, () => localeOf(location.pathname));
export const { $context } = session;

/** Another tab has logged in or out: what this page has read of the session is somebody else's. */
sessionTrace.listen(() => {
  if ($context.get().value) session.refresh();
});

/** Any call of the shopper's: after the session, in its language. */
export const sendAsShopper: Send = async (call, options) => {
  await session.ready();
  return sendFromBrowser(call, options);
};
