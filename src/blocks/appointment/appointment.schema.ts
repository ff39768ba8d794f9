import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const appointmentSchema = z
  .strictObject({
    block: z.literal('appointment').describe('Request to a partner: a showroom appointment, or an installation.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('What the tool does, one or two sentences.').optional(),
  })
  .describe('Choice of a partner nearby, and the form to it. At most one a page.');

export type Appointment = z.infer<typeof appointmentSchema>;
