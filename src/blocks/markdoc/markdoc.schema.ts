import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';

export const markdocSchema = z
  .strictObject({
    block: z.literal('markdoc').describe('A long text; four headings or more (##) make a list of contents beside it.'),
    ...frameFields,
    text: prose('The whole text with its headings (##). {% notice kind="warning" %}…{% /notice %} sets a box in it.'),
  })
  .describe('A long text, such as terms and conditions.');

export type MarkdocBlock = z.infer<typeof markdocSchema>;
