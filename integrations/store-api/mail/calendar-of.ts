// An appointment is a request until the partner confirms: the calendar file is TENTATIVE.

import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Attachment, MailMessage } from '#store/records/mail/mails.ts';
import type { MEASURES } from '#store-api/contract/appointment.ts';
import { dayAfter, timeAfter, VISIT_MINUTES } from '#values/visit.ts';

/**
 * The calendar file of an appointment (RFC 5545), named as its mail is; null where no day is wished for. Without a time
 * it takes the whole day. A time has its zone with both of its clocks, so that it is right across a change of them.
 */
export function calendarOf(
  { partner, visit, description, serviceType, street, streetNumber, zip, city }: Appointment,
  { subject }: Pick<MailMessage, 'subject'>,
  { id, now }: { id: string; now: Date },
): string | null {
  if (!visit) return null;
  const { day, time } = visit;
  const isThere = serviceType === 'exhibition';
  const showroom = `${partner.name}, ${partner.street}, ${partner.zip} ${partner.city}`;
  const calendar = ical({
    prodId: '//Hof & Herd//Storefront//DE',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    // the zone is the entry's: with one of the calendar's, the stamp would not be in UTC
    timezone: { name: null, generator: () => ZURICH.join('\r\n') },
  });
  calendar.createEvent({
    id: `${id}@hofundherd`,
    stamp: now,
    start: moment(day, time),
    end: time ? moment(day, timeAfter(time, VISIT_MINUTES)) : moment(dayAfter(day, 1)),
    allDay: !time,
    timezone: time ? ZONE : null,
    summary: printable(subject),
    description: printable(`${partner.name}, ${partner.phone}\n${description}`),
    location: {
      title: printable(isThere ? showroom : `${street} ${streetNumber}, ${zip} ${city}`),
      ...(isThere && { geo: { lat: partner.lat, lon: partner.lon } }),
    },
    status: ICalEventStatus.TENTATIVE,
    transparency: time ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  });
  return `${calendar}\r\n`;
}

const moment = (day: string, time?: string) =>
  time ? Temporal.PlainDateTime.from(`${day}T${time}`) : Temporal.PlainDate.from(day);

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what a text may not hold
const printable = (text: string): string => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

const ZONE = 'Europe/Zurich';

/** Both clocks of Switzerland, by the rule that holds since 1996. */
const ZURICH = [
  ...['BEGIN:VTIMEZONE', `TZID:${ZONE}`],
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST', 'DTSTART:19960331T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET', 'DTSTART:19961027T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
];

/** As it goes along with a mail. */
export const attached = (calendar: string | null): Attachment[] =>
  calendar === null
    ? []
    : [
        {
          fileName: 'termin.ics',
          mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: Buffer.from(calendar),
        },
      ];

/** When somebody would like to come, or have somebody come: a day, for a showroom with the time. */
export type Visit = { day: string; time?: string };

/** What somebody asks of a partner; `email` is empty when it is not known. */
export type Appointment = {
  serviceType: 'exhibition' | 'assembly';
  partner: Dealer;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  description: string;
  visit: Visit | undefined;
  measures: Partial<Record<(typeof MEASURES)[number], number>>;
};
