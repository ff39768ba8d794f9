import type { Locale } from '#i18n/locales.ts';
import type { Call } from '#store-api/call.ts';
import type { Send, SendOptions } from '#store-api/client.ts';
import { readLanguages } from '#store-api/contract/shop.ts';
import { sendAnonymous } from '#store-api/server.ts';
import { breath } from './breath.server.ts';
import { languageFor } from './language.ts';
import { shared } from './shared.server.ts';

/** Who asks, and in which language. Without `send` it is a static page, which may be told what was read before. */
export type StoreContext = { locale: Locale; send?: Send };

/** `keepMs`: how long the answer may be told to others who ask without `send`. */
type CallOptions<Body> = Omit<SendOptions<Body>, 'signal'> & { keepMs?: number };

/** Asks the store in one language; products and categories in the answer carry their addresses. */
export function callStore<Body, Result>(
  storeContext: StoreContext,
  call: Call<Body, Result>,
  { keepMs, ...options }: CallOptions<Body> = {},
): Promise<Result> {
  return kept(storeContext, [call.method, call.path, options], keepMs, async () => {
    const { locale, send = sendAnonymous } = storeContext;
    const headers = { 'sw-language-id': await languageId(locale), 'sw-include-seo-urls': '1', ...options.headers };
    return send(call, { ...options, headers });
  });
}

/** A visitor with a `send` of their own is told nothing that was said to somebody else. */
const kept = <Result>(
  { locale, send }: StoreContext,
  key: unknown[],
  keepMs = 0,
  fetchResult: () => Promise<Result>,
) => (keepMs > 0 && !send ? shared(JSON.stringify([locale, ...key]), fetchResult, keepMs) : fetchResult());

/** Most that one call may ask for. */
const MOST = 100;

/**
 * All pages of a search, or those with the first `most` elements, one call after the other; others are let in between.
 * `keepMs` as in `callStore`.
 */
export function askAll<Body, Element>(
  storeContext: StoreContext,
  call: Call<Body, { elements: Element[] }>,
  body: Body,
  { keepMs, most = Number.POSITIVE_INFINITY }: { keepMs?: number; most?: number } = {},
): Promise<Element[]> {
  return kept(storeContext, ['all', call.path, body, most], keepMs, async () => {
    const all: Element[] = [];
    for (let page = 1; ; page++) {
      const { elements } = await callStore(storeContext, call, { body: { ...body, page, limit: MOST } });
      all.push(...elements);
      await breath();
      if (elements.length < MOST || all.length >= most) return all.slice(0, most);
    }
  });
}

/** The store's id of a language. @throws when the store does not speak it */
export async function languageId(locale: Locale): Promise<string> {
  const languages = await shared('languages', askLanguages);
  const language = languageFor(locale, languages);
  if (language) return language.id;
  const spoken = languages.map(({ translationCode, name }) => translationCode?.code ?? name);
  throw new Error(`The store has no language for ${locale}; it has ${spoken.join(', ')}.`);
}

const askLanguages = async () => (await sendAnonymous(readLanguages, { body: { limit: MOST } })).elements;
