import type { Locale } from '#i18n/locales.ts';
import { callStore } from '#store-api/call-store.server.ts';
import { readContext } from '#store-api/contract/context.ts';
import { KEEP_MS } from '#store-api/shared.server.ts';

/** What the site is called behind titles and for search engines: as its sales channel; undefined where that has no name. */
export async function siteName(locale: Locale): Promise<string | undefined> {
  const { salesChannel } = await callStore({ locale }, readContext, { keepMs: KEEP_MS });
  return salesChannel.name || undefined;
}
