import * as z from 'zod';
import { frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

const bubble = z
  .strictObject({
    ...picture,
    title: text('One or two words below.'),
    text: text('A few words more.').optional(),
    to: targetSchema.optional().describe('Where it leads.'),
  })
  .describe('One picture.');

export const imageBubblesSchema = z
  .strictObject({
    block: z.literal('image-bubbles').describe('A row of small pictures with a word below each.'),
    ...frameFields,
    title: text('Heading.'),
    shape: z
      .enum(['circle', 'arch', 'square'])
      .default('circle')
      .describe('The window of the pictures: circle for what lies on a plate, arch or square for what stands.'),
    items: z.array(bubble).min(2).max(8).describe('The pictures; those that are only planned are left out.'),
  })
  .describe('A row of small pictures.');

export type ImageBubbles = z.infer<typeof imageBubblesSchema>;
