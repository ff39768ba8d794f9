import * as z from 'zod';
import { action, frameFields } from '#blocks/frame/frame.schema.ts';
import { articleNumber, text } from '#features/catalog/text.schema.ts';

export const productSliderSchema = z
  .strictObject({
    block: z.literal('product-slider').describe('A shelf of goods.'),
    ...frameFields,
    title: text('Heading.'),
    action: action('Link beside the heading.'),
    products: z
      .array(articleNumber('Article.'))
      .min(1)
      .max(12)
      .describe('Articles in their order; unknown ones are left out.'),
  })
  .describe('A shelf: one ground, one edge, things stand on it.');

export type ProductSlider = z.infer<typeof productSliderSchema>;
