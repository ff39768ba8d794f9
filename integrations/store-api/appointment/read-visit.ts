import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Appointment, Visit } from '#store/mail/appointment.ts';
import type { Fields } from '#store/shopper/fields.ts';
import { isDay, visitDays, visitTimes } from '#values/visit.ts';

/** Whom somebody asks for what, and the day on the shop's calendar. */
type VisitContext = { serviceType: Appointment['serviceType']; partner: Dealer | undefined; today: string };

/** The day that is wished for, for a showroom with a time at which its door is open. What can't be is reported. */
export function readVisit(fields: Fields, { serviceType, partner, today }: VisitContext): Visit | undefined {
  const [day, time] = [fields.text('day'), fields.text('time')];
  if (day === '') return undefined;
  const { first, last } = visitDays(today);
  if (!isDay(day)) fields.report('day', 'INVALID_TYPE_ERROR', 'This value is not a day.');
  else if (day < first || day > last)
    fields.report('day', 'NO_SUCH_CHOICE_ERROR', `This day is not between ${first} and ${last}.`, value(day));
  else if (serviceType === 'assembly') return { day };
  else if (partner && !visitTimes(partner.hours, day).includes(time))
    fields.report('time', 'NO_SUCH_CHOICE_ERROR', 'The showroom is closed at this time.', value(time));
  return { day, time };
}

const value = (text: string) => ({ '{{ value }}': `"${text}"` });
