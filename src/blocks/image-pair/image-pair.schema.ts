import * as z from 'zod';
import { frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

const side = z
  .strictObject({
    ...picture,
    title: text('One word, set large.'),
    text: text('One sentence below.'),
    to: targetSchema.describe('Where the picture leads.'),
  })
  .describe('One of the two.');

export const imagePairSchema = z
  .strictObject({
    block: z.literal('image-pair').describe('Two large pictures side by side.'),
    ...frameFields,
    label: text('What the two are together, for who can’t see them.').meta({ label: 'What the pictures show' }),
    items: z.array(side).length(2).describe('Left and right.'),
  })
  .describe('Two pictures that share the width of the page.');

export type ImagePair = z.infer<typeof imagePairSchema>;
