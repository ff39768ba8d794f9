import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Hours } from '#features/opening-hours/open-hours.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { dealers } from '#i18n/paths.ts';
import type { Words } from '#i18n/words.ts';
import { weekHours } from '../dealer/week-hours.ts';
import type { DealerMatch } from './find-dealers.ts';

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
  /** Where it can be asked for a visit or an installation. */
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
