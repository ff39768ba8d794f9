import * as z from 'zod';
import { frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { articleNumber, text } from '#features/content-schema/text.schema.ts';

const percent = (help: string) => z.number().min(0).max(100).describe(help);

const answer = z
  .strictObject({
    figure: z.string().min(1).max(3).describe('The figure one presses.'),
    parts: z
      .array(
        z.strictObject({
          product: articleNumber('Article.'),
          quantity: z.int().min(1).default(1).describe('How many of it.'),
        }),
      )
      .min(1)
      .describe('What one buys for this figure; the price is their sum.'),
    name: text('Name; without it that of the first article.').optional(),
    ...picture,
    widthMm: z.int().optional().describe('Width in millimetres; without it that of the first article.'),
    from: percent('Where the thing begins in its picture, in percent from the left: the dimension starts there.').meta({
      label: 'Begins at (%)',
    }),
    until: percent('Where it ends.').meta({ label: 'Ends at (%)' }),
    to: targetSchema.optional().describe('Where it leads; without it to the first article.'),
  })
  .describe('One figure and what answers it.');

/** The shop's question, set very large; the answer follows the figure without any script. */
export const askSchema = z
  .strictObject({
    block: z.literal('ask').describe('The question with figures to press.'),
    ...frameFields,
    title: text('The question; it is the page’s main heading.'),
    text: text('One or two sentences beside it, on wide screens.').optional(),
    unit: text('What the figures count: persons.'),
    chosen: z.string().describe('The figure that is pressed at first.'),
    answers: z.array(answer).min(2).max(5).describe('The figures, smallest first.'),
  })
  .describe('A question with large figures; oven, dimension and price follow.');

export type Ask = z.infer<typeof askSchema>;
