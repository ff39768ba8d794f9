import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const textSchema = z
  .strictObject({
    block: z.literal('text').describe('A heading on the left, its text on the right.'),
    ...frameFields,
    title: text('Heading.').optional(),
    text: prose('The text.'),
  })
  .describe('A chapter of text; tables in it are as wide as they need.');

export type TextBlock = z.infer<typeof textSchema>;
