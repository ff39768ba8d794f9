import * as z from 'zod';
import { frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

const slide = z
  .strictObject({
    ...picture,
    title: text('A few words below the picture.'),
    text: text('One sentence more.').optional(),
    to: targetSchema.optional().describe('Where it leads.'),
  })
  .describe('One slide.');

export const sliderSchema = z
  .strictObject({
    block: z.literal('slider').describe('Pictures in a row that is pushed sideways; it never moves by itself.'),
    ...frameFields,
    title: text('Heading.'),
    items: z.array(slide).min(2).max(12).describe('The slides; those whose picture is only planned are left out.'),
  })
  .describe('A row of pictures to push sideways.');

export type Slider = z.infer<typeof sliderSchema>;
