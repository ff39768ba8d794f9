import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Hours } from '#features/opening-hours/open-hours.ts';
import { WEEKDAYS } from '#values/visit.ts';

/** A dealer's hours as the sign on the door reads them. All of them keep the clock of Zurich; holidays are not known. */
export const weekHours = ({ hours }: Pick<Dealer, 'hours'>): Hours => ({
  week: hours.flatMap(({ days, spans }) =>
    spans.map(({ from, to }) => ({ weekdays: days.map((day) => WEEKDAYS.indexOf(day) + 1), from, until: to })),
  ),
  closed: [],
});
