import * as z from 'zod';
import { parseEntry } from '#features/catalog/parse-entry.ts';
import { FAMILIES } from '#features/catalog/product.schema.ts';
import { key, moment, text } from '#features/catalog/text.schema.ts';
import { targetSchema } from './target.schema.ts';

export const PLACEMENTS = ['banner', 'cart', 'checkout', 'family', 'contact'] as const;

/** content/shop/notices.yaml: dated notices (ledger A6), shown by the shopper's clock without a rebuild. */
export const noticesSchema = z
  .array(
    z.strictObject({
      id: key('Id of the notice.'),
      kind: z.enum(['closure', 'promotion', 'information', 'deadline', 'hint']).describe('What it is about.'),
      historic: z.boolean().describe('True: over, kept for the record.'),
      from: moment('First moment it shows, Europe/Zurich.'),
      until: moment('Last moment it shows, Europe/Zurich.'),
      severity: z.enum(['info', 'success', 'warning', 'danger']).describe('Colour and icon.'),
      priority: z.int().min(0).max(100).describe('The highest goes on top; two banners at once at most.'),
      placements: z
        .array(z.enum(PLACEMENTS))
        .min(1)
        .describe('banner: every page; family: products and listings of the families; cart, checkout, contact.'),
      families: z.array(z.enum(FAMILIES)).describe('Families for the placement “family”.'),
      promotion: key('Id of the promotion it speaks of.').optional(),
      code: z.string().optional().describe('Code to enter in the cart.'),
      dismissible: z.boolean().describe('True: can be closed for the visit.'),
      title: text('Heading, 60 characters at most.'),
      text: text('One or two sentences.'),
      action: z
        .strictObject({ label: text('Words of the link.'), to: targetSchema })
        .nullable()
        .describe('Link behind it, or null.'),
    }),
  )
  .describe('Dated notices.');

export type Notice = z.infer<typeof noticesSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parseNotices = (raw: unknown, file: string): Notice[] => parseEntry(noticesSchema, raw, file);
