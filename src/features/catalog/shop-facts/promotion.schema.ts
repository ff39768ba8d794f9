import * as z from 'zod';
import { parseEntry } from '#features/catalog/parse-entry.ts';
import { articleNumber, entryOf, key, moment, text } from '#features/catalog/text.schema.ts';
import { countryCode } from './country.schema.ts';
import { groups } from './payment.schema.ts';

const articles = z.array(articleNumber('An article number.'));
const amount = (help: string) => z.number().min(0).describe(help);

const applyTo = z
  .strictObject({
    products: articles.optional().describe('Only these articles.'),
    categories: z
      .array(entryOf('categories', 'Id of a category.'))
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
    max: amount('Most that is taken off, in CHF; null: no limit.').nullable(),
    applyTo: applyTo.describe('Limits a discount on goods.'),
    group: z.int().min(0).optional().describe('Which group of the set, from 0; for "setgroup".'),
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
    minTotal: amount('Smallest value of goods in CHF after other discounts; null: none.').nullable(),
    countries: z.array(countryCode).nullable().describe('Only for delivery to these countries; null: all.'),
    minQuantity: z
      .strictObject({
        products: articles.describe('Articles that count together.'),
        quantity: z.int().min(1).describe('Pieces.'),
      })
      .nullable()
      .describe('From how many pieces of which articles; null: none.'),
    shippingMethods: z.array(key('Id of a shipping method.')).optional().describe('Only with these shipping methods.'),
    maxKg: amount('Heaviest order, in kilograms.').optional(),
    firstOrder: z.boolean().optional().describe('True: first order of a customer only.'),
  })
  .describe('When the promotion applies; all have to hold.');

/** content/shop/promotions.yaml: what the embedded store is seeded with. */
export const promotionsSchema = z
  .array(
    z.strictObject({
      id: key('Id of the promotion.'),
      code: z
        .string()
        .regex(/^[A-Z0-9]+$/, { error: 'capital letters and digits' })
        .nullable()
        .describe('Code to enter; null for automatic ones.'),
      customerCodes: z
        .array(z.string().regex(/^[A-Z0-9]+$/, { error: 'capital letters and digits' }))
        .default([])
        .describe('Codes that work once each, instead of one for all.'),
      automatic: z.boolean().describe('True: applies without a code.'),
      active: z.boolean().describe('False: switched off.'),
      from: moment('First moment, Europe/Zurich.'),
      until: moment('Last moment, included; null: no end.').nullable(),
      priority: z.int().describe('High first.'),
      discounts: z.array(discountSchema).min(1).describe('What is taken off.'),
      sets: z
        .array(setSchema)
        .default([])
        .describe('What makes a set, for discounts on sets: "buy 3, pay 2" is one group of 3.'),
      rules: rulesSchema,
      limits: z
        .strictObject({
          total: z.int().nullable().describe('Redemptions in all; null: no limit.'),
          perCustomer: z.int().nullable().describe('Redemptions of one customer; null: no limit.'),
        })
        .describe('How often it can be used.'),
      seededRedemptions: z.int().default(0).describe('Redemptions that count as used at the start.'),
      excludes: z.array(key('Id of a promotion.')).describe('Promotions that fall away while this one is valid.'),
      preventCombination: z
        .boolean()
        .default(false)
        .describe('True: all other promotions fall away while it is valid.'),
      name: text('Name in the cart.'),
      text: text('For whom, from when, how long.'),
    }),
  )
  .describe('Promotions.');

export type Promotion = z.infer<typeof promotionsSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parsePromotions = (raw: unknown, file: string): Promotion[] => parseEntry(promotionsSchema, raw, file);
