import { nearest } from '#features/dealers/find/find-dealers.ts';
import { distanceKm, type Point } from '#features/dealers/place/gazetteer.ts';
import type { Opening } from '#values/visit.ts';
import type { Question, Service } from '../question/use-question.ts';

/** Who shows or installs; what one needs to know to choose. */
export interface Partner extends Point {
  id: string;
  name: string;
  isWholesale: boolean;
  street: string;
  zip: string;
  city: string;
  /** Two letters. */
  country: string;
  phone: string;
  exhibits: boolean;
  assembles: boolean;
  hours: readonly Opening[];
}

/** A partner, and how far it is from the place that was typed. */
export interface Row {
  partner: Partner;
  km: number | undefined;
}

/** Whom one may choose: the nearest who offer the service; who is chosen already stays among them, wherever it is. */
export function rowsOf(
  partners: readonly Partner[],
  { service, partner: id }: Pick<Question, 'service' | 'partner'>,
  here: Point | undefined,
  count: number,
): { rows: Row[]; nearby: number; chosen: Partner | undefined; isMore: boolean } {
  const offering = partners.filter((partner) => offers(partner, service));
  const chosen = offering.find((partner) => partner.id === id);
  const near = here ? nearest(offering, here, count).map(({ dealer: partner, km }): Row => ({ partner, km })) : [];
  const isListed = !chosen || near.some(({ partner }) => partner.id === chosen.id);
  const chosenRows = isListed ? [] : [{ partner: chosen, km: here && distanceKm(here, chosen) }];
  return {
    rows: [...chosenRows, ...near],
    nearby: near.length,
    chosen,
    isMore: near.length > 0 && near.length < offering.length,
  };
}

export const offers = ({ assembles, exhibits }: Pick<Partner, 'assembles' | 'exhibits'>, service: Service): boolean =>
  service === 'assembly' ? assembles : exhibits;
