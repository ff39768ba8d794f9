import * as z from 'zod';
import { action, frameFields } from '#blocks/frame/frame.schema.ts';
import { articleNumber, text } from '#features/content-schema/text.schema.ts';

export const productSliderSchema = z
  .strictObject({
    block: z.literal('product-slider').describe('A shelf of goods.'),
    ...frameFields,
    title: text('Heading.'),
    action: action('Link beside the heading; for a list it leads to the whole list by itself.'),
    list: z
      .enum(['sale', 'new', 'top'])
      .optional()
      .describe('A list that the shop keeps: sale = reduced, new = novelties, top = favourites. Instead of articles.'),
    count: z.int().min(2).max(12).default(4).describe('How many articles of the list.'),
    products: z
      .array(articleNumber('Article.'))
      .min(1)
      .max(12)
      .optional()
      .describe('Articles in their order; unknown ones are left out. More than fit are reached by sliding.'),
  })
  .refine(({ list, products }) => (list === undefined) !== (products === undefined), {
    error: 'either list or products',
  })
  .describe('A shelf: one ground, one edge, things stand on it.');

export type ProductSlider = z.infer<typeof productSliderSchema>;
