import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import type { Hours } from '#features/opening-hours/open-hours.ts';
import { type Alternates, inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { alternatesOf, dealers as dealersPath, home } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { readDealers, readLineNames, readWords } from '../dealers.content.ts';
import { type DealerRow, dealerRow, requestTo, routeTo } from '../find/dealer-row.ts';
import { nearest } from '../find/find-dealers.ts';
import { dealerMap, type MapView } from '../map/network-map.ts';
import { weekHours } from './week-hours.ts';

/** A dealer's page. */
export interface DealerView {
  locale: Locale;
  dealer: Dealer;
  title: string;
  description: string;
  /** `Küchenprofi in Bern` */
  kind: string;
  country: string;
  /** What one finds there, one sentence each. */
  services: string[];
  /** A line has a link where it has a page. */
  lines: { name: string; href: string | undefined }[];
  hours: Hours;
  route: string;
  /** Where it can be asked for a visit or an installation. */
  request: string | undefined;
  map: MapView | undefined;
  /** The next ones, the nearest first. */
  nearby: DealerRow[];
  crumbs: { name: string; href?: string }[];
  alternates: Alternates;
}

export async function dealerView(locale: Locale, dealer: Dealer): Promise<DealerView> {
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
