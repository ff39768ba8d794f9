import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const sparePartsSchema = z
  .strictObject({
    block: z.literal('spare-parts').describe('The search for spare parts.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('What the tool does, one or two sentences.').optional(),
  })
  .describe('A field for number or words, and the way by kind of appliance.');

export type SpareParts = z.infer<typeof sparePartsSchema>;
