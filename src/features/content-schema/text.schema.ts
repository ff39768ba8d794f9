import * as z from 'zod';
import { germanAtLeast } from '#i18n/languages.schema.ts';
import { isDay } from '#values/visit.ts';

const line = z.string().trim().min(1);

/** A text in the languages of the shop. Only German is required; what is missing falls back to it. */
export const text = (help: string) => germanAtLeast(line).describe(help);

/** Lists of words (synonyms, headings) side by side; a language may have more words than another. */
export const words = (help: string) => germanAtLeast(z.array(line)).describe(help);

/** The last segment of an address, one in each language. */
export const slugs = (help: string) => germanAtLeast(slug).describe(help);

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'small letters a–z, digits and single hyphens (ä is written ae)' });

/** The key by which other files name an entry: `x-line-pro`. */
export const key = (help: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+([-.][a-z0-9]+)*$/, { error: 'a key of small letters, digits and hyphens' })
    .describe(help);

/** The id of a picture: the name of its file in content/media/pictures without the ending. It may still be planned. */
export const pictureId = (help: string) => key(help).meta({ input: 'picture' });

/** A category: the name of its file in content/categories, or its SEO path in a Shopware, in the shop's first language: `Kochen/Raclette`. */
export const categoryName = (help: string) =>
  z
    .string()
    .regex(/^[\p{L}\d._~-]+(\/[\p{L}\d._~-]+)*\/?$/u, {
      error: 'the name of a category, or a SEO path like Kochen/Raclette',
    })
    .describe(help)
    .meta({ refersTo: 'categories' });

/** The number of an article that the store has; our own look like `10-104`, a variant `10-104-GR`. */
export const articleNumber = (help: string) =>
  z
    .string()
    .regex(/^[\p{L}\d]([\p{L}\d ._/+-]{0,62}[\p{L}\d])?$/u, { error: 'an article number, 64 characters at most' })
    .describe(help)
    .meta({ names: 'products' });

/** An article number as it is printed: `10-104`, a variant `10-104-GR`. */
export const printedNumber = (help: string) =>
  z
    .string()
    .regex(/^\d{2}-\d{3}(-[A-Z0-9]+)*$/, { error: 'an article number like 10-104 or 10-104-GR' })
    .describe(help)
    .meta({ names: 'products' });

/** The number below the bar code. */
export const ean = (help: string) =>
  z
    .string()
    .regex(/^\d{13}$/, { error: '13 digits in quotes' })
    .describe(help);

/** The name of another entry's file, which the editor chooses from a list: `entryOf('pages', 'Id of a page.')`. */
export const entryOf = (kind: string, help: string) => key(help).meta({ refersTo: kind });

/** The name of something that stands in a list of another file: `nameOf('families', 'Id of a family.')`. */
export const nameOf = (list: string, help: string) => key(help).meta({ names: list });

/** A day that the calendar has, written 2026-11-30. */
export const day = (help: string) =>
  z
    .string()
    .refine(isDay, { error: 'a day of the calendar, like 2026-11-30' })
    .meta({ description: help, input: 'day' });

/** A moment with its offset, written 2026-12-24T00:00:00+01:00. */
export const moment = (help: string) =>
  z.iso.datetime({ offset: true, error: 'a moment like 2026-12-24T00:00:00+01:00' }).describe(help);

export type Slugs = z.infer<ReturnType<typeof slugs>>;

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
