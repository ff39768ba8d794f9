import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const ovenCouplingSchema = z
  .strictObject({
    block: z.literal('oven-coupling').describe('How many guests need which raclette ovens, and when two are coupled.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence below the heading.').optional(),
  })
  .describe('How many guests need which raclette ovens; the answers stand in Raclette planner.');

export type OvenCoupling = z.infer<typeof ovenCouplingSchema>;
