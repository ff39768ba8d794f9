import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { nameOf, text } from '#features/catalog/text.schema.ts';

export const contactPersonsBlockSchema = z
  .strictObject({
    block: z.literal('contact-persons').describe('Who answers, chosen by country and language or by postcode.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence beside the heading.').optional(),
    roles: z
      .array(nameOf('roles', 'Id of a role of content/shop/contact-persons.yaml.'))
      .min(1)
      .optional()
      .describe('Only persons of these roles; without it everybody, by region.'),
  })
  .describe('Contact persons by region; they come from content/shop/contact-persons.yaml.');

export type ContactPersonsBlock = z.infer<typeof contactPersonsBlockSchema>;
