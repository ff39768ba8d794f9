import * as z from 'zod';
import { day } from './text.schema.ts';

/**
 * A calendar day. Astro's YAML reads an unquoted one as a moment, and 31 February as one in March; both spellings mean the
 * same to an editor. content:check, and the tests with it, read the text as it is written, and refuse such a day.
 */
const calendarDay = (help: string) =>
  z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), day(help)).describe(help);

/** When something is public; `#values/publishing.ts` reads it. */
export const publishingFields = {
  status: z
    .enum(['draft', 'published'])
    .describe('draft: seen in the preview only. published: seen by everybody, within the days below.'),
  publishFrom: calendarDay('First day it is seen, Swiss time; also the date that readers see.'),
  publishUntil: calendarDay('Last day it is seen, Swiss time; without it for good.').optional(),
};

/** The same for a page, which is public at once and for good where nothing else is said. */
export const pagePublishingFields = {
  status: publishingFields.status.default('published'),
  publishFrom: calendarDay('First day it is seen, Swiss time; without it at once.').optional(),
  publishUntil: publishingFields.publishUntil,
};
