import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const quoteSchema = z
  .strictObject({
    block: z.literal('quote').describe('A sentence somebody said.'),
    ...frameFields,
    text: text('The sentence, without quotation marks: they are set in the page’s language.'),
    source: text('Who said it, or where it stands.').optional(),
  })
  .describe('A sentence, set large.');

export type Quote = z.infer<typeof quoteSchema>;
