import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const dryingTimesSchema = z
  .strictObject({
    block: z.literal('drying-times').describe('What to dry and how much: temperature, hours, racks.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence below the heading.').optional(),
  })
  .describe('Temperature, hours and racks for a food; the figures stand in Drying guide.');

export type DryingTimes = z.infer<typeof dryingTimesSchema>;
