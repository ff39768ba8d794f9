import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { type Alternates, inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import { alternatesOf, dealers as dealersPath, home } from '#i18n/paths.ts';
import { wordsOf } from '#i18n/words.ts';
import { getCollection, getEntry } from '#values/entries.content.ts';
import { type MapView, networkMap } from '../map/network-map.ts';
import { findPlace, type Place, parsePlaces, townOf } from '../place/gazetteer.ts';
import table from '../place/places.tsv?raw';
import { type DealerMatch, type DealerRow, dealerRow, findDealers, hasQuery, type Question } from './find-dealers.ts';

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

/** Every dealer: Switzerland first, then by country and town. */
export const readDealers = async (): Promise<Dealer[]> =>
  (await getCollection('dealers'))
    .map(({ data }) => data)
    .sort(
      (a, b) =>
        Number(b.country === 'CH') - Number(a.country === 'CH') ||
        a.country.localeCompare(b.country) ||
        a.city.localeCompare(b.city, 'de'),
    );

/** Every product line that dealers may carry, in its order. */
export const readLineNames = async (): Promise<{ id: string; name: string }[]> =>
  (await getCollection('lines'))
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order)
    .map(({ id, name }) => ({ id, name }));

/** The words above the network. @throws Error when content/shop/overviews.yaml is missing */
export async function readWords() {
  const entry = await getEntry('overviews', 'overviews');
  if (!entry) throw new Error('content/shop/overviews.yaml is needed by the dealer network');
  return entry.data.dealers;
}

/** Where one can ask from: every place in Switzerland and Liechtenstein, and abroad the towns that have a dealer. */
export const placesOf = (dealers: readonly Dealer[]): Place[] => [...swissPlaces(), ...dealers.map(townOf)];

let read: Place[] | undefined;
/** Read when the first one asks. */
function swissPlaces(): Place[] {
  read ??= parsePlaces(table);
  return read;
}
