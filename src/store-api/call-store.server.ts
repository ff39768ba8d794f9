import type { Locale } from '#i18n/locales.ts';
import type { Call } from '#store-api/call.ts';
import type { Send, SendOptions } from '#store-api/client.ts';
import { readLanguages } from '#store-api/contract/shop.ts';
import { sendAnonymous } from '#store-api/server.ts';
import { breath } from './breath.server.ts';
import { shared } from './shared.server.ts';

/** Who asks, and in which language. Without `send` it is an anonymous visitor, as every static page is. */
export type StoreContext = { locale: Locale; send?: Send };

/** Asks the store in one language; products and categories in the answer carry their addresses. */
export async function callStore<Body, Result>(
  { locale, send = sendAnonymous }: StoreContext,
  call: Call<Body, Result>,
  options: SendOptions<Body> = {},
): Promise<Result> {
  const headers = { 'sw-language-id': await languageId(locale), 'sw-include-seo-urls': '1', ...options.headers };
  return send(call, { ...options, headers });
}

/** Most that one call may ask for. */
const MOST = 100;

/** All pages of a search, one call after the other; others are let in between. */
export async function askAll<Body, Element>(
  storeContext: StoreContext,
  call: Call<Body, { elements: Element[] }>,
  body: Body,
): Promise<Element[]> {
  const all: Element[] = [];
  for (let page = 1; ; page++) {
    const { elements } = await callStore(storeContext, call, { body: { ...body, page, limit: MOST } });
    all.push(...elements);
    await breath();
    if (elements.length < MOST) return all;
  }
}

/** The store's id of a language. @throws when the store does not speak it */
export async function languageId(locale: Locale): Promise<string> {
  const ids = await shared('languages', readLanguageIds);
  const id = ids.get(locale);
  if (!id) throw new Error(`The store has no language for ${locale}; it has ${[...ids.keys()].join(', ')}.`);
  return id;
}

/** German may be Swiss or German German: its id is found by the language alone. */
async function readLanguageIds(): Promise<Map<string, string>> {
  const { elements } = await sendAnonymous(readLanguages, { body: { limit: MOST } });
  const codes = elements.map(({ id, translationCode }) => ({ id, code: translationCode?.code ?? '' }));
  const german = codes.find(({ code }) => code === 'de-CH') ?? codes.find(({ code }) => code.startsWith('de'));
  return new Map([
    ...codes.map(({ id, code }): [string, string] => [code, id]),
    ...(german ? [['de', german.id] as const] : []),
  ]);
}
