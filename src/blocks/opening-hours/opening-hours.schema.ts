import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const openingHoursSchema = z
  .strictObject({
    block: z.literal('opening-hours').describe('When somebody answers the telephone.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence below the heading.').optional(),
  })
  .describe('Whether somebody answers now, and the hours of the week; they come from Facts of the shop.');

export type OpeningHours = z.infer<typeof openingHoursSchema>;
