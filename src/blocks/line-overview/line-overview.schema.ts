import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { LINES } from '#features/content-schema/product.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const lineOverviewSchema = z
  .strictObject({
    block: z.literal('line-overview').describe('Lines of waste systems beside each other.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence beside the heading.').optional(),
    lines: z
      .array(z.enum(LINES).describe('Short name (id) of a line.'))
      .min(2)
      .max(5)
      .describe('The lines, from left to right; what is compared stands in Comparison of lines.'),
  })
  .describe('Lines of waste systems, compared row by row.');

export type LineOverview = z.infer<typeof lineOverviewSchema>;
