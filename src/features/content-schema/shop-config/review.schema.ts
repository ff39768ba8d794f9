import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { articleNumber, day } from '../text.schema.ts';

/** content/shop/reviews.yaml: what buyers said before the shop kept reviews itself. */
export const reviewsSchema = z
  .array(
    z.strictObject({
      id: z.string().min(1).describe('Its own name, never used twice.'),
      product: articleNumber('Article, without its variants.'),
      stars: z.int().min(1).max(5).describe('1 to 5.'),
      language: z.enum(['de', 'en-US', 'fr-FR']).describe('Language it was written in.'),
      name: z.string().min(1).describe('As it is shown: Vreneli S.'),
      date: day('Day it was written.'),
      verified: z.boolean().describe('Written by someone who bought it here.'),
      title: z.string().min(1).describe('Heading.'),
      text: z.string().min(1).describe('What was said.'),
      answer: z
        .strictObject({ date: day('Day of the answer.'), text: z.string().min(1).describe('What the shop said.') })
        .optional()
        .describe('The shop’s answer, in the reviewer’s language.'),
    }),
  )
  .describe('Reviews of products.');

export type SeededReview = z.infer<typeof reviewsSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parseReviews = (raw: unknown, file: string): SeededReview[] => parseEntry(reviewsSchema, raw, file);
