// The dealer network is a page of code whose search is a query string, rendered on demand and not indexed; places
// and borders are committed data.
import type { Locale } from '#i18n/locales.ts';
import { dealers as dealersPath } from '#i18n/paths.ts';
import { dealerJsonLd, networkJsonLd } from './dealer/dealer-json-ld.ts';
import { dealerView } from './dealer/dealer-view.content.ts';
import { readDealers, readLineNames } from './dealers.content.ts';
import { networkView } from './find/network-view.content.ts';
import { questionIn } from './find/question.ts';

export type NetworkOrDealer = NonNullable<Awaited<ReturnType<typeof readPage>>>;

/** The page of an address below /haendler with its query; undefined when nobody lives there. */
export async function readPage(locale: Locale, url: URL) {
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  const page = new URL(pathname, url);
  if (pathname === dealersPath(locale)) {
    const lines = (await readLineNames()).map(({ id }) => id);
    const view = await networkView(locale, questionIn(url.searchParams, lines));
    const hrefs = view.groups.flatMap(({ rows }) => rows.map(({ href }) => href));
    return { kind: 'network' as const, view, head: headOf(view), json: networkJsonLd(hrefs, view.crumbs, page) };
  }
  const dealer = (await readDealers()).find(({ id }) => dealersPath(locale, id) === pathname);
  if (!dealer) return undefined;
  const view = await dealerView(locale, dealer);
  return { kind: 'dealer' as const, view, head: headOf(view), json: dealerJsonLd(dealer, view.crumbs, page) };
}

/** True for every address that `readPage` may know. */
export const isOfDealers = (locale: Locale, pathname: string): boolean =>
  pathname === dealersPath(locale) || pathname.startsWith(`${dealersPath(locale)}/`);

interface Head
  extends Pick<Awaited<ReturnType<typeof networkView>>, 'locale' | 'title' | 'description' | 'alternates'> {
  isIndexed?: boolean;
}

/** What the document's head says. */
const headOf = ({ locale, title, description, alternates, isIndexed = true }: Head) => ({
  ...{ locale, title, description, alternates, isIndexed },
});
