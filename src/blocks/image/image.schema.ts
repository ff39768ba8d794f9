import * as z from 'zod';
import { frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const imageSchema = z
  .strictObject({
    block: z.literal('image').describe('One large picture.'),
    ...frameFields,
    ...picture,
    caption: text('One line below, best with a number in it.').optional(),
    format: z
      .enum(['wide', 'classic', 'whole'])
      .default('wide')
      .describe('wide = 21:9, on the phone 4:3; classic = 3:2; whole = nothing is cut off.'),
  })
  .describe('One large picture with a line below.');

export type Image = z.infer<typeof imageSchema>;
