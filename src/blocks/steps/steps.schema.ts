import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

const step = z
  .strictObject({ title: text('What is done, in two or three words.'), text: prose('How it is done.') })
  .describe('A step.');

export const stepsSchema = z
  .strictObject({
    block: z.literal('steps').describe('Steps in their order, each with a large figure.'),
    ...frameFields,
    title: text('Heading.'),
    items: z.array(step).min(2).max(9).describe('Steps in their order; they are numbered by themselves.'),
  })
  .describe('Steps in their order.');

export type Steps = z.infer<typeof stepsSchema>;
