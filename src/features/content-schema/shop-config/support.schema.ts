import * as z from 'zod';
import { day, text } from '../text.schema.ts';

export const clockTime = (help: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time like "07:30", in quotes' })
    .describe(help);

/** When somebody answers the telephone. Times in the shop's time zone. */
export const supportSchema = z
  .strictObject({
    hours: z
      .array(
        z.strictObject({
          weekdays: z.array(z.int().min(1).max(7)).min(1).describe('Days of the week: 1 is Monday, 7 is Sunday.'),
          from: clockTime('Somebody answers from this time on, Swiss time.').meta({ label: 'From' }),
          until: clockTime('Until this time, Swiss time.'),
        }),
      )
      .describe('Opening hours of a normal week, an entry for each stretch.'),
    languages: z.array(z.string()).describe('Languages spoken.'),
    closedDays: z
      .array(
        z.strictObject({
          from: day('First closed day.'),
          until: day('Last closed day, included.'),
          reason: text('Why, in two or three words.'),
        }),
      )
      .describe('Whole days on which nobody answers, both ends included.'),
  })
  .describe('Support hours.');

export type Support = z.infer<typeof supportSchema>;
