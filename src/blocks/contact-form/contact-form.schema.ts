import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const contactFormSchema = z
  .strictObject({
    block: z.literal('contact-form').describe('A message to customer service, with a photo or PDF.'),
    ...frameFields,
    title: text('Heading; without it the usual one.').optional(),
    text: text('When an answer comes; without it the usual sentence.').optional(),
  })
  .describe('The contact form. At most one a page.');

export type ContactFormBlock = z.infer<typeof contactFormSchema>;
