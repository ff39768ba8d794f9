import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { articleNumber, text } from '#features/content-schema/text.schema.ts';

const item = z
  .strictObject({
    article: articleNumber('Article whose documents are listed.'),
    title: text('Words instead of the titles of its documents; then it is one row.').optional(),
  })
  .describe('The documents of one article.');

export const downloadsSchema = z
  .strictObject({
    block: z.literal('downloads').describe('Documents of articles.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence below the heading.').optional(),
    items: z.array(item).min(1).max(24).describe('Articles in their order; unknown ones are left out.'),
  })
  .describe('A list of documents: manuals, drawings, data sheets.');

export type Downloads = z.infer<typeof downloadsSchema>;
