import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import { distanceKm, type Point } from '../place/point.ts';
import type { Question } from './question.ts';

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

/** As many as one compares; whoever lives further away has one of these before them. */
const NEAREST = 10;
