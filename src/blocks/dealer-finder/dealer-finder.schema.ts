import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const dealerFinderSchema = z
  .strictObject({
    block: z.literal('dealer-finder').describe('The question for dealers nearby.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('What the tool does, one or two sentences.').optional(),
  })
  .describe('Town or postcode and kind of dealer; the dealer network answers.');

export type DealerFinder = z.infer<typeof dealerFinderSchema>;
