import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { LINES } from '#features/content-schema/product.schema.ts';

export const productLineBlockSchema = z
  .strictObject({
    block: z.literal('product-line').describe('A line of waste systems in full.'),
    ...frameFields,
    line: z
      .enum(LINES)
      .describe('Short name (id) of the line; its texts, figures and systems come from the product lines.'),
  })
  .describe('What a line is, its figures, for whom it is made, and every system of it.');

export type ProductLineBlock = z.infer<typeof productLineBlockSchema>;
