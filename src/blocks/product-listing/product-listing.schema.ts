import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { entryOf, text } from '#features/content-schema/text.schema.ts';

export const productListingSchema = z
  .strictObject({
    block: z.literal('product-listing').describe('The first articles of a category.'),
    ...frameFields,
    category: entryOf('categories', 'A category.'),
    title: text('Heading; without it the name of the category.').optional(),
    count: z
      .int()
      .min(3)
      .max(12)
      .default(6)
      .describe('How many articles, 3 to 12; 6 and 12 fill their rows on every screen.'),
  })
  .describe('The beginning of a category’s list, with a link to all of it.');

export type ProductListing = z.infer<typeof productListingSchema>;
