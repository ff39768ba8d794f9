import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { FAMILIES } from '../product.schema.ts';
import { key, moment, text } from '../text.schema.ts';
import { targetSchema } from './target.schema.ts';

export const PLACEMENTS = ['banner', 'cart', 'checkout', 'family', 'contact'] as const;

/** content/shop/notices.yaml: dated notices, shown by the shopper's clock without a rebuild. */
export const noticesSchema = z
  .array(
    z.strictObject({
      id: key('By which other content names the notice.'),
      kind: z.enum(['closure', 'promotion', 'information', 'deadline', 'hint']).describe('What it is about.'),
      historic: z.boolean().describe('It is over and kept for the record only.'),
      from: moment('First moment it shows: 2026-12-24T00:00:00+01:00; in summer +02:00.'),
      until: moment('Last moment it shows, written the same way.'),
      severity: z.enum(['info', 'success', 'warning', 'danger']).describe('Colour and icon.'),
      priority: z.int().min(0).max(100).describe('The highest goes on top; two banners at once at most.'),
      placements: z
        .array(z.enum(PLACEMENTS))
        .min(1)
        .describe(
          'Banner: every page. Family: products and listings of the families below. Else on the page that is named.',
        ),
      families: z.array(z.enum(FAMILIES)).describe('Families for the placement “family”.'),
      promotion: key('Short name (id) of the promotion it speaks of.').optional(),
      code: z.string().optional().describe('Code to enter in the cart.'),
      dismissible: z.boolean().describe('Shoppers can close it for their visit.'),
      title: text('Heading, 60 characters at most.'),
      text: text('One or two sentences.'),
      action: z
        .strictObject({ label: text('Words of the link.'), to: targetSchema })
        .nullable()
        .describe('A link behind it, if it leads somewhere.'),
    }),
  )
  .describe('Dated notices.');

export type Notice = z.infer<typeof noticesSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parseNotices = (raw: unknown, file: string): Notice[] => parseEntry(noticesSchema, raw, file);
