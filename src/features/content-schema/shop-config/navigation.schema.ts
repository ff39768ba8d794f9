import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { key, pictureId, text } from '../text.schema.ts';
import { targetSchema } from './target.schema.ts';

const link = {
  id: key('By which other content names the entry.'),
  label: text('Words of the link.'),
  text: text('One line under the words in the open menu.').optional(),
  picture: pictureId('Picture in the open menu.').optional(),
  target: targetSchema,
};

const linkSchema = z.strictObject(link).describe('A link.');

/** content/shop/navigation.yaml */
export const navigationSchema = z
  .strictObject({
    main: z
      .array(z.strictObject({ ...link, children: z.array(linkSchema).describe('Second level.') }))
      .describe('Main menu.'),
    service: z.array(linkSchema).describe('The narrow bar above the main menu.'),
    footer: z
      .array(
        z.strictObject({
          id: key('By which other content names the group.'),
          label: text('Heading.').meta({ label: 'Heading' }),
          children: z.array(linkSchema).describe('Links.'),
        }),
      )
      .describe('Groups of the footer.'),
    account: z
      .array(
        z.strictObject({
          ...link,
          target: targetSchema.optional(),
          action: z
            .enum(['logout'])
            .optional()
            .describe('Does something instead of leading somewhere.')
            .meta({ label: 'What it does' }),
        }),
      )
      .describe('Account menu of a customer.'),
    accountGuest: z.array(linkSchema).describe('Account menu while nobody is logged in.'),
    routes: z
      .record(z.string(), z.string().startsWith('/'))
      .describe('Names used above, and the address behind each: without /en-US or /fr-FR in front.'),
  })
  .describe('Navigation of the shop.');

export type Navigation = z.infer<typeof navigationSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseNavigation = (raw: unknown, file: string): Navigation => parseEntry(navigationSchema, raw, file);
