import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/catalog/text.schema.ts';

export const dryingTimesSchema = z
  .strictObject({
    block: z.literal('drying-times').describe('What to dry and how much → temperature, hours, racks.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence below the heading.').optional(),
  })
  .describe('Food → temperature, hours, racks; the figures stand in content/shop/drying-guide.yaml.');

export type DryingTimes = z.infer<typeof dryingTimesSchema>;
