import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { nameOf, text } from '#features/content-schema/text.schema.ts';

const promise = z
  .strictObject({
    figure: z.string().min(1).max(4).describe('The figure of the promise.'),
    title: text('What it counts: Jahre Garantie.'),
    text: text('One short sentence.'),
    to: targetSchema.optional().describe('Where it is written in full.'),
  })
  .describe('One promise.');

export const guaranteesSchema = z
  .strictObject({
    block: z.literal('guarantees').describe('Promises as figures.'),
    ...frameFields,
    title: text('Heading.'),
    heading: z.enum(['hidden', 'shown']).default('hidden').describe('hidden: the heading is only read out.'),
    items: z
      .array(z.union([nameOf('guarantees', 'A guarantee from Facts of the shop, by its short name (id).'), promise]))
      .min(2)
      .max(5)
      .describe('The promises: the shop’s own by their short names, or written here.'),
  })
  .describe('What one can count on, as figures on a line.');

export type Guarantees = z.infer<typeof guaranteesSchema>;
