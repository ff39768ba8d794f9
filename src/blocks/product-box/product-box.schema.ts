import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { articleNumber, text } from '#features/content-schema/text.schema.ts';

export const productBoxSchema = z
  .strictObject({
    block: z.literal('product-box').describe('One article, shown large.'),
    ...frameFields,
    product: articleNumber('Article; name, picture, price and stock come from the shop.'),
    title: text('Heading; without it the name of the article.').optional(),
    text: text('Why it stands here, one or two sentences; without it what the shop says of it.').optional(),
  })
  .describe('One article with picture, price and the way to its page.');

export type ProductBox = z.infer<typeof productBoxSchema>;
