import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/catalog/text.schema.ts';

export const appointmentSchema = z
  .strictObject({
    block: z.literal('appointment').describe('Showroom or installation: what is asked for?'),
    ...frameFields,
    title: text('Heading.'),
    text: text('What the tool does, one or two sentences.').optional(),
  })
  .describe('Two answers that lead to the request; until it exists, the telephone.');

export type Appointment = z.infer<typeof appointmentSchema>;
