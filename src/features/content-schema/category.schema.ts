import * as z from 'zod';
import { parseEntry } from './parse-entry.ts';
import { entryOf, key, pictureId, slugs, text } from './text.schema.ts';

/** First segment of the addresses of categories, in every language; the segments of their ancestors and their own follow. */
export const CATEGORY_SEGMENT = 'shop';

/** content/categories/<id>.yaml */
export const categorySchema = z
  .strictObject({
    id: key('By which other content names it; the file is called the same.'),
    parent: entryOf('categories', 'The category above.')
      .nullable()
      .describe('The category it stands below; nothing for a main category.'),
    order: z.int().min(1).describe('Place among its siblings, 1 first.'),
    name: text('Name in menus and headings.'),
    slug: slugs('Last part of the address below /shop; its neighbours have other ones.'),
    list: z
      .enum(['sale', 'new', 'top'])
      .optional()
      .describe(
        'Fills itself: sale = with a list price, new and top = as the product says; products need not name it.',
      ),
    picture: pictureId('Picture of the tile and of the header.'),
    text: text('Introduction above the listing, 40 to 80 words.'),
  })
  .describe('A category of the shop.');

export type Category = z.infer<typeof categorySchema>;

/** @throws Error naming file, field, found and expected. */
export const parseCategory = (raw: unknown, file: string): Category => parseEntry(categorySchema, raw, file);
