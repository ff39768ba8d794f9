// An appointment is a request until the partner confirms: the calendar file is TENTATIVE.

import type { Dealer } from '#features/content-schema/shop-config/dealer.schema.ts';
import type { Attachment, MailMessage } from '#store/records/mail/mails.ts';
import type { MEASURES } from '#store-api/contract/appointment.ts';
import { dayAfter, timeAfter, VISIT_MINUTES } from '#values/visit.ts';

/** The calendar file that belongs to a letter, named as the letter is; null where no day is wished for. */
export function calendarOf(
  { partner, visit, description, serviceType, street, streetNumber, zip, city }: Appointment,
  { subject }: Pick<MailMessage, 'subject'>,
  { id, now }: { id: string; now: Date },
): string | null {
  if (!visit) return null;
  const { day, time } = visit;
  const isThere = serviceType === 'exhibition';
  const showroom = `${partner.name}, ${partner.street}, ${partner.zip} ${partner.city}`;
  return calendarFile({
    id: `${id}@hofundherd`,
    writtenAt: now,
    title: subject,
    text: `${partner.name}, ${partner.phone}\n${description}`,
    place: isThere ? showroom : `${street} ${streetNumber}, ${zip} ${city}`,
    at: isThere ? partner : undefined,
    begins: visit,
    ends: time ? { day, time: timeAfter(time, VISIT_MINUTES) } : { day: dayAfter(day, 1) },
  });
}

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

/** An entry of a calendar: what, where and when on the clock of Zurich. Without a time it takes the whole day. */
export type CalendarEntry = {
  /** The same in every copy, so that a calendar keeps one. */
  id: string;
  writtenAt: Date;
  title: string;
  text: string;
  place: string;
  /** Where on the earth, when that is known. */
  at: { lat: number; lon: number } | undefined;
  /** `2026-12-03`, for a whole day the day alone. */
  begins: { day: string; time?: string };
  ends: { day: string; time?: string };
};

/** Lines end after so many bytes, the rest follows on the next behind a blank (RFC 5545). */
const LINE_BYTES = 75;

/**
 * A calendar file with one entry that is still to be confirmed (RFC 5545), which every calendar can read. A time bears
 * its zone with both of its clocks, so that it is right across the change from one to the other.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { id, writtenAt, title, text, place, at, begins, ends } = entry;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hof & Herd//Storefront//DE', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', ...(begins.time ? ZURICH : []), 'BEGIN:VEVENT'],
    `UID:${id}`,
    `DTSTAMP:${basic(writtenAt.toISOString().slice(0, 19))}Z`,
    `DTSTART${moment(begins)}`,
    `DTEND${moment(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    ...(at ? [`GEO:${at.lat};${at.lon}`] : []),
    ...['STATUS:TENTATIVE', `TRANSP:${begins.time ? 'OPAQUE' : 'TRANSPARENT'}`, 'END:VEVENT', 'END:VCALENDAR'],
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const moment = ({ day, time }: CalendarEntry['begins']): string =>
  time ? `;TZID=Europe/Zurich:${basic(`${day}T${time}:00`)}` : `;VALUE=DATE:${basic(day)}`;

/** `2026-12-03T10:00:00` → `20261203T100000` */
const basic = (iso: string) => iso.replace(/[-:]/g, '');

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what a text may not hold
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Letters of several bytes are never cut. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      rows.push(' ');
      bytes = 1;
    }
    rows[rows.length - 1] += character;
    bytes += size;
  }
  return rows.join('\r\n');
}

/** Both clocks of Switzerland, by the rule that holds since 1996. */
const ZURICH = [
  ...['BEGIN:VTIMEZONE', 'TZID:Europe/Zurich'],
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST', 'DTSTART:19960331T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET', 'DTSTART:19961027T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
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
