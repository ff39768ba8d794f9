import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { nameOf, text } from '#features/content-schema/text.schema.ts';

export const contactPersonsBlockSchema = z
  .strictObject({
    block: z.literal('contact-persons').describe('Who answers, chosen by country and language or by postcode.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence beside the heading.').optional(),
    roles: z
      .array(nameOf('roles', 'Short name (id) of a role in Contact persons.'))
      .min(1)
      .optional()
      .describe('Only persons of these roles; without it everybody, by region.'),
  })
  .describe('Contact persons by region; they come from Contact persons.');

export type ContactPersonsBlock = z.infer<typeof contactPersonsBlockSchema>;
