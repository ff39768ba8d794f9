import type { Dealer } from '#features/catalog/shop-facts/dealer.schema.ts';
import type { Hours } from '#features/opening-hours/open-hours.ts';

/** The days as content/dealers names them, Monday first. */
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A dealer's hours as the sign on the door reads them. All of them keep the clock of Zurich; holidays are not known. */
export const weekHours = ({ hours }: Pick<Dealer, 'hours'>): Hours => ({
  week: hours.flatMap(({ days, spans }) =>
    spans.map(({ from, to }) => ({ weekdays: days.map((day) => DAYS.indexOf(day) + 1), from, until: to })),
  ),
  closed: [],
});
