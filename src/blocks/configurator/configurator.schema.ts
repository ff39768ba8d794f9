import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const configuratorSchema = z
  .strictObject({
    block: z.literal('configurator').describe('The first question of the configurator.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('What the tool does, one or two sentences.').optional(),
  })
  .describe('How does the cabinet open: four answers that lead into the configurator.');

export type Configurator = z.infer<typeof configuratorSchema>;
