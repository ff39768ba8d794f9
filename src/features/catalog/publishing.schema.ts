import * as z from 'zod';
import { day } from './text.schema.ts';

/** A calendar day. YAML reads an unquoted one as a moment; both mean the same to an editor. */
const calendarDay = (help: string) =>
  z
    .preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), day(help))
    .describe(help);

/** When something is public: fields of recipes and posts; `#values/publishing.ts` reads them. */
export const publishingFields = {
  status: z
    .enum(['draft', 'published'])
    .describe('draft: seen in the preview only. published: seen by everybody, within the days below.'),
  publishUntil: calendarDay('Last day it is seen, Swiss time; without it for good.').optional(),
};

/** What has a date of its own is new on that day, and tells search engines so. */
export const publishFrom = calendarDay('First day it is seen, Swiss time; also the date that readers see.');
