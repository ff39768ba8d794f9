import * as z from 'zod';
import { parseEntry } from '../parse-entry.ts';
import { FAMILIES } from '../product.schema.ts';
import { articleNumber, entryOf, key, moment, text } from '../text.schema.ts';
import { countryCode } from './country.schema.ts';
import { groups } from './delivery.schema.ts';
import { targetSchema } from './target.schema.ts';

const articles = z.array(articleNumber('An article number.'));
const amount = (help: string) => z.number().min(0).describe(help);

const applyTo = z
  .strictObject({
    products: articles.optional().describe('Only these articles.'),
    categories: z
      .array(entryOf('categories', 'A category.'))
      .optional()
      .describe('Only these categories and those below.'),
  })
  .optional();

const discountSchema = z
  .strictObject({
    scope: z
      .enum(['cart', 'delivery', 'set', 'setgroup'])
      .describe('What is reduced: the goods, the shipping, every complete set, or one group of every complete set.'),
    type: z
      .enum(['percentage', 'absolute', 'fixed', 'fixed_unit'])
      .describe('Percent, CHF, what all of it (or each set) costs in CHF, or what each piece costs in CHF.'),
    value: amount('Percent or CHF.'),
    max: amount('Most that is taken off, in CHF; empty: no limit.').meta({ label: 'At most (CHF)' }).nullable(),
    applyTo: applyTo.describe('Limits a discount on goods.'),
    group: z
      .int()
      .min(0)
      .optional()
      .describe('Which group of the set, counted from 0; only where a group of a set is reduced.'),
    cheapest: z.int().min(1).optional().describe('Only so many of the cheapest pieces of each set.'),
  })
  .describe('A discount.');

const setSchema = z
  .strictObject({
    quantity: z.int().min(1).describe('Pieces.'),
    applyTo: applyTo.describe('Of what; empty: of anything.'),
  })
  .describe('A group of a set.');

const rulesSchema = z
  .strictObject({
    groups,
    minTotal: amount('Smallest value of goods in CHF after other discounts; empty: from the first franc.').nullable(),
    countries: z
      .array(countryCode)
      .nullable()
      .describe('Only for delivery to these countries; without a tick: to all.'),
    minQuantity: z
      .strictObject({
        products: articles.describe('Articles that count together.'),
        quantity: z.int().min(1).describe('Pieces.'),
      })
      .nullable()
      .describe('From how many pieces of which articles; without a tick: from the first.'),
    shippingMethods: z
      .array(key('Short name (id) of a shipping method.'))
      .optional()
      .describe('Only with these shipping methods.'),
    maxKg: amount('Heaviest order, in kilograms.').optional(),
    firstOrder: z.boolean().optional().describe('Only for the first order of a customer.'),
  })
  .describe('When the promotion applies; all have to hold.');

/** content/shop/promotions.yaml: what the embedded store is seeded with. */
export const promotionsSchema = z
  .array(
    z.strictObject({
      id: key('By which other content names the promotion.'),
      code: z
        .string()
        .regex(/^[A-Z0-9]+$/, { error: 'capital letters and digits' })
        .nullable()
        .describe('What customers enter; empty where it works without a code.'),
      customerCodes: z
        .array(z.string().regex(/^[A-Z0-9]+$/, { error: 'capital letters and digits' }))
        .default([])
        .describe('Codes that work once each, instead of one for all.'),
      automatic: z.boolean().describe('Holds by itself; nobody has to enter a code.'),
      active: z.boolean().describe('Without a tick it never holds.'),
      from: moment('First moment: 2026-12-24T00:00:00+01:00; in summer +02:00.'),
      until: moment('Last moment, included, written the same way; empty: no end.').nullable(),
      priority: z.int().describe('High first.'),
      discounts: z.array(discountSchema).min(1).describe('What is taken off.'),
      sets: z
        .array(setSchema)
        .default([])
        .describe('What makes a set, for discounts on sets: "buy 3, pay 2" is one group of 3.'),
      rules: rulesSchema,
      limits: z
        .strictObject({
          total: z.int().nullable().describe('How often it can be used in all; empty: no limit.'),
          perCustomer: z.int().nullable().describe('How often one customer can use it; empty: no limit.'),
        })
        .describe('How often it can be used.'),
      seededRedemptions: z.int().default(0).describe('Redemptions that count as used at the start.'),
      excludes: z
        .array(key('Short name (id) of a promotion.'))
        .describe('Promotions that fall away while this one is valid.'),
      preventCombination: z.boolean().default(false).describe('All other promotions fall away while this one holds.'),
      name: text('Name in the cart.'),
      text: text('For whom, from when, how long.'),
    }),
  )
  .describe('Promotions.');

export type Promotion = z.infer<typeof promotionsSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parsePromotions = (raw: unknown, file: string): Promotion[] => parseEntry(promotionsSchema, raw, file);

const PLACEMENTS = ['banner', 'cart', 'checkout', 'family', 'contact'] as const;

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
