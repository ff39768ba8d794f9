// The dealer network is a route of the code; searches (a query string) are rendered on demand and not indexed. Places
// and borders are committed data.

import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import type { Hours } from '#features/opening-hours/open-hours.ts';
import { type Alternates, inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { alternatesOf, dealers as dealersPath, home } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { dealerJsonLd, networkJsonLd, weekHours } from './dealer/dealer-json-ld.ts';
import { type DealerRow, dealerRow, nearest, questionIn, requestTo, routeTo } from './find/find-dealers.ts';
import { networkView, readDealers, readLineNames, readWords } from './find/network-view.content.ts';
import { dealerMap, type MapView } from './map/network-map.ts';

export type NetworkOrDealer = NonNullable<Awaited<ReturnType<typeof readPage>>>;

/** The page of an address below /haendler with its query; undefined for an unknown address. */
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

/** The data of the document's head. */
const headOf = ({ locale, title, description, alternates, isIndexed = true }: Head) => ({
  ...{ locale, title, description, alternates, isIndexed },
});

/** A dealer's page. */
export interface DealerView {
  locale: Locale;
  dealer: Dealer;
  title: string;
  description: string;
  /** `Küchenprofi in Bern` */
  kind: string;
  country: string;
  /** Services of the dealer, one sentence each. */
  services: string[];
  /** A line has a link where it has a page. */
  lines: { name: string; href: string | undefined }[];
  hours: Hours;
  route: string;
  /** URL of the request for a visit or an installation. */
  request: string | undefined;
  map: MapView | undefined;
  /** Other dealers, the nearest first. */
  nearby: DealerRow[];
  crumbs: { name: string; href?: string }[];
  alternates: Alternates;
}

async function dealerView(locale: Locale, dealer: Dealer): Promise<DealerView> {
  const [dealers, lineNames, words, requestPage] = await Promise.all([
    ...([readDealers(), readLineNames(), readWords()] as const),
    hrefOf(locale, { page: 'assembly' }),
  ]);
  const t = wordsOf(locale, 'dealers');
  const { name, city, type, exhibits, assembles } = dealer;
  const kind = t(type === 'wholesale' ? 'wholesaleIn' : 'kitchenIn', { city });
  const others = dealers.filter(({ id }) => id !== dealer.id);
  return {
    ...{ locale, dealer, kind },
    title: `${name}, ${city}`,
    description: t('about', { kind, name }),
    country: new Intl.DisplayNames([localeInfo(locale).numbers], { type: 'region' }).of(dealer.country) ?? '',
    services: [
      ...(exhibits ? [t('exhibitsLong')] : []),
      ...(assembles ? [t('installsLong')] : []),
      ...(type === 'wholesale' ? [t('wholesaleLong')] : []),
    ],
    lines: await Promise.all(
      lineNames
        .filter(({ id }) => dealer.lines.includes(id))
        .map(async ({ id, name }) => ({ name, href: await hrefOf(locale, { line: id }) })),
    ),
    hours: weekHours(dealer),
    route: routeTo(dealer),
    request: requestTo(dealer, requestPage),
    map: dealerMap(locale, dealer, dealers),
    nearby: nearest(others, dealer, 3).map((one) => dealerRow(locale, one, t, requestPage)),
    crumbs: [
      { name: wordsOf(locale, 'common')('home'), href: home(locale) },
      { name: inLanguage(locale, words.title), href: dealersPath(locale) },
      { name },
    ],
    alternates: alternatesOf((code) => dealersPath(code, dealer.id)),
  };
}
