import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

const moment = z
  .strictObject({
    year: z.int().min(1800).max(2100).describe('The year.'),
    title: text('What began or changed, in a few words.'),
    text: text('One or two sentences about it.').optional(),
  })
  .describe('One year.');

export const timelineSchema = z
  .strictObject({
    block: z.literal('timeline').describe('Years and what happened in them.'),
    ...frameFields,
    title: text('Heading.'),
    items: z.array(moment).min(2).max(12).describe('The years, the earliest first.'),
  })
  .describe('A history as years on a line.');

export type Timeline = z.infer<typeof timelineSchema>;
