import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const newsletterSchema = z
  .strictObject({
    block: z.literal('newsletter').describe('The form of the newsletter.'),
    ...frameFields,
    title: text('Heading; without it the usual one.').optional(),
    text: text('What the letter brings; without it the usual sentence.').optional(),
  })
  .describe('E-mail and consent for the newsletter.');

export type Newsletter = z.infer<typeof newsletterSchema>;
