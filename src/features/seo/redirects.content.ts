import { hrefOf } from '#features/navigation/target.content.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { inLocale } from '#i18n/paths.ts';
import { shopNow } from '#store-api/now.server.ts';
import { shared } from '#store-api/shared.server.ts';
import { getCollection } from '#values/entries.content.ts';
import { swissDay } from '#values/publishing.ts';
import { holdingOn, redirectFor } from './redirects.ts';

/** Where an old address leads today; undefined for one that was never printed, whose day is to come, or whose new place does not exist. */
export async function movedTo(pathname: string): Promise<{ to: string; status: 301 | 302 } | undefined> {
  const entries = await shared('redirects', async () => (await getCollection('redirects')).map(({ data }) => data));
  const redirect = redirectFor(holdingOn(entries, swissDay(shopNow())), pathname);
  if (!redirect) return undefined;
  const { lang = DEFAULT_LOCALE, route, external, ...target } = redirect.to;
  const to = external ?? (route ? inLocale(lang, route) : await hrefOf(lang, target));
  return to ? { to, status: redirect.status } : undefined;
}
