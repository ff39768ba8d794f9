import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Hours } from '#features/opening-hours/open-hours.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { dealers } from '#i18n/paths.ts';
import type { Words } from '#i18n/words.ts';
import { weekHours } from '../dealer/dealer-json-ld.ts';
import { distanceKm, type Point } from '../place/gazetteer.ts';

/** A dealer, and how far it is from the place that was asked for. */
export interface DealerMatch {
  dealer: Dealer;
  km: number | undefined;
}

/** Who answers the question. With a place: the nearest, the nearest first; without: all, in the order they come in. */
export function findDealers(
  dealers: readonly Dealer[],
  { type, line }: Pick<Question, 'type' | 'line'>,
  here: Point | undefined,
): DealerMatch[] {
  const fitting = dealers.filter((dealer) => (!type || dealer.type === type) && (!line || dealer.lines.includes(line)));
  return here ? nearest(fitting, here, NEAREST) : fitting.map((dealer) => ({ dealer, km: undefined }));
}

/** The nearest of them, the nearest first. */
export const nearest = <Place extends Point>(dealers: readonly Place[], here: Point, count: number) =>
  dealers
    .map((dealer) => ({ dealer, km: distanceKm(here, dealer) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);

/** Number of dealers shown. */
const NEAREST = 10;

/** What somebody asks the network for; the address carries it, so that it can be shared and comes back with the browser. */
export interface Question {
  /** As typed, at most `MOST_SIGNS` long. */
  place: string;
  type: Dealer['type'] | undefined;
  /** Id of a product line. */
  line: string | undefined;
}

export const TYPES: readonly Dealer['type'][] = ['kitchen-professional', 'wholesale'];
export const MOST_SIGNS = 100;

/** Reads `?place=8044&type=wholesale&line=x-line`; what is no answer to a question counts as none. */
export const questionIn = (query: URLSearchParams, lines: readonly string[]): Question => ({
  place: (query.get('place') ?? '').trim().slice(0, MOST_SIGNS),
  type: TYPES.find((type) => type === query.get('type')),
  line: lines.find((line) => line === query.get('line')),
});

export const NO_QUESTION: Question = { place: '', type: undefined, line: undefined };

export const hasQuery = ({ place, type, line }: Question): boolean => Boolean(place || type || line);

/** A dealer as a list shows it, in one language. */
export interface DealerRow {
  id: string;
  name: string;
  href: string;
  /** `8044 Zürich` */
  town: string;
  isWholesale: boolean;
  kind: string;
  /** `Ausstellung, Montage`; empty when it offers neither. */
  services: string;
  /** `2,4`; undefined as long as no place is asked for. */
  km: { value: number; written: string } | undefined;
  phone: string;
  route: string;
  /** URL of the request for a visit or an installation. */
  request: string | undefined;
  hours: Hours;
}

/** `requestPage` is the page with the request to a partner, where there is one. */
export function dealerRow(
  locale: Locale,
  { dealer, km }: DealerMatch,
  t: Words<'dealers'>,
  requestPage?: string | undefined,
): DealerRow {
  const { id, name, type, exhibits, assembles, phone } = dealer;
  return {
    ...{ id, name, phone },
    href: dealers(locale, id),
    town: `${dealer.zip} ${dealer.city}`,
    isWholesale: type === 'wholesale',
    kind: t(type === 'wholesale' ? 'kindWholesale' : 'kindKitchen'),
    services: [exhibits && t('exhibits'), assembles && t('installs')].filter(Boolean).join(', '),
    km: km === undefined ? undefined : { value: km, written: writtenKm(locale, km) },
    route: routeTo(dealer),
    request: requestTo(dealer, requestPage),
    hours: weekHours(dealer),
  };
}

/** `2,4`, from ten on without decimals. */
export const writtenKm = (locale: Locale, km: number): string => formatNumber(locale, km, km < 10 ? 1 : 0);

/** The request to this dealer, for what it offers: the installation first, else the visit. */
export const requestTo = ({ id, exhibits, assembles }: Dealer, page: string | undefined): string | undefined =>
  page && (assembles || exhibits) ? `${page}?${assembles ? '' : 'service=exhibition&'}partner=${id}` : undefined;

/** The way to the door, asked of OpenStreetMap: it wants neither a key nor a cookie. */
export const routeTo = ({ lat, lon }: Pick<Dealer, 'lat' | 'lon'>): string =>
  `https://www.openstreetmap.org/directions?route=%3B${lat}%2C${lon}`;
