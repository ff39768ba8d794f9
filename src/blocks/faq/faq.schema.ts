import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

const item = z
  .strictObject({ question: text('The question, as a customer asks it.'), answer: prose('The answer.') })
  .describe('A question and its answer.');

export const faqSchema = z
  .strictObject({
    block: z.literal('faq').describe('Questions that open to show their answer; search engines read them too.'),
    ...frameFields,
    title: text('Heading.'),
    items: z.array(item).min(1).max(30).describe('Questions in their order.'),
  })
  .describe('Questions and answers.');

export type Faq = z.infer<typeof faqSchema>;
