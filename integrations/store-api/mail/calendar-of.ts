// An appointment is a request until the partner confirms: the calendar file is TENTATIVE.

import type { Appointment } from '#store/mail/appointment.ts';
import type { Attachment, MailMessage } from '#store/records/mail/mail-message.ts';
import { dayAfter, timeAfter, VISIT_MINUTES } from '#values/visit.ts';
import { calendarFile } from './calendar-file.ts';

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
