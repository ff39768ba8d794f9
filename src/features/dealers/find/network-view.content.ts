import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { type Alternates, inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { alternatesOf, dealers as dealersPath, home } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { placesOf, readDealers, readLineNames, readWords } from '../dealers.content.ts';
import { type MapView, networkMap } from '../map/network-map.ts';
import { findPlace, type Place } from '../place/gazetteer.ts';
import { type DealerRow, dealerRow } from './dealer-row.ts';
import { type DealerMatch, findDealers } from './find-dealers.ts';
import { hasQuery, type Question } from './question.ts';

/** The dealer network, or who answers a question. */
export interface NetworkView {
  locale: Locale;
  title: string;
  description: string;
  text: string;
  crumbs: { name: string; href?: string }[];
  question: Question;
  lines: { id: string; name: string }[];
  /** The place that was asked for, when there is one of that name. */
  here: Place | undefined;
  count: number;
  /** One group while a place is asked for, else one a country. */
  groups: { name: string | undefined; rows: DealerRow[] }[];
  map: MapView;
  alternates: Alternates;
  /** Answers are for people; search engines get the network and each dealer. */
  isIndexed: boolean;
}

export async function networkView(locale: Locale, question: Question): Promise<NetworkView> {
  const [dealers, lines, words, requestPage] = await Promise.all([
    ...([readDealers(), readLineNames(), readWords()] as const),
    hrefOf(locale, { page: 'assembly' }),
  ]);
  const places = placesOf(dealers);
  const here = question.place ? findPlace(places, question.place) : undefined;
  const matches = findDealers(dealers, question, here);
  const title = inLanguage(locale, words.title);
  return {
    ...{ locale, title, question, lines, here },
    description: inLanguage(locale, words.description),
    text: inLanguage(locale, words.text),
    crumbs: [{ name: wordsOf(locale, 'common')('home'), href: home(locale) }, { name: title }],
    count: matches.length,
    groups: groupsOf(locale, matches, here, requestPage),
    map: networkMap(locale, { dealers, matches: matches.map(({ dealer }) => dealer), here, places }),
    alternates: alternatesOf((code) => dealersPath(code)),
    isIndexed: !hasQuery(question),
  };
}

function groupsOf(
  locale: Locale,
  matches: DealerMatch[],
  here: Place | undefined,
  requestPage: string | undefined,
): NetworkView['groups'] {
  const t = wordsOf(locale, 'dealers');
  const rows = (some: DealerMatch[]) => some.map((one) => dealerRow(locale, one, t, requestPage));
  if (here || matches.length === 0) return [{ name: undefined, rows: rows(matches) }];
  const names = new Intl.DisplayNames([localeInfo(locale).numbers], { type: 'region' });
  const countries = [...new Set(matches.map(({ dealer }) => dealer.country))];
  const inCountry = (country: Dealer['country']) => matches.filter(({ dealer }) => dealer.country === country);
  return countries.map((country) => ({ name: names.of(country), rows: rows(inCountry(country)) }));
}
