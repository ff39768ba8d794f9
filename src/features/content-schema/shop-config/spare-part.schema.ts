// A spare part names what it belongs to (`hof_spare_part_of`), so that search, product page and drawing agree.
import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { LINES } from '../product.schema.ts';
import { articleNumber, key, pictureId, text } from '../text.schema.ts';

/** content/spare-parts/spare-parts.yaml: category, then yes/no questions, then parts. */
export const sparePartsSchema = z
  .strictObject({
    categories: z
      .array(
        z.strictObject({
          id: key('By which other content names the category.'),
          picture: pictureId('Cut-out of such a system; a drawing stands for it until there is one.'),
          name: text('Name.'),
          text: text('How to recognize it.'),
          lines: z.array(z.enum(LINES)).describe('Lines that belong here.'),
          start: key('First question.'),
        }),
      )
      .describe('Where the search begins.'),
    questions: z
      .array(
        z.strictObject({
          id: key('By which other content names the question.'),
          picture: pictureId('What to look at; a drawing stands for it until there is one.'),
          question: text('A question to be answered with yes or no.'),
          hint: text('How to find out.'),
          yes: key('Next question or result after a yes.'),
          no: key('Next question or result after a no.'),
        }),
      )
      .describe('Questions.'),
    results: z
      .array(
        z.strictObject({
          id: key('Short name (id) of the result; begins with r-.'),
          title: text('What was found.'),
          text: text('What to order, one or two sentences.'),
          parts: z.array(articleNumber('An article number.')).min(1).describe('Parts, the likeliest first.'),
        }),
      )
      .describe('Results.'),
  })
  .describe('The tree of the spare-parts search.');

export type SparePartsTree = z.infer<typeof sparePartsSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseSpareParts = (raw: unknown, file: string): SparePartsTree => parseEntry(sparePartsSchema, raw, file);
