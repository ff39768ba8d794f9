import * as z from 'zod';
import { parseEntry } from '#features/catalog/parse-entry.ts';
import { articleNumber, key, moment, text } from '#features/catalog/text.schema.ts';
import { countryCode } from './country.schema.ts';
import { groups } from './payment.schema.ts';

const articles = z.array(articleNumber('An article number.'));
const amount = (help: string) => z.number().min(0).describe(help);

const discountSchema = z
  .strictObject({
    scope: z.enum(['cart', 'delivery']).describe('What is reduced: the goods or the shipping.'),
    type: z.enum(['percentage', 'absolute']).describe('Percent, or CHF.'),
    value: amount('Percent or CHF.'),
    max: amount('Most that is taken off, in CHF; null: no limit.').nullable(),
    applyTo: z
      .strictObject({
        products: articles.optional().describe('Only these articles.'),
        categories: z.array(key('Id of a category.')).optional().describe('Only these categories and those below.'),
      })
      .optional()
      .describe('Limits a discount on goods.'),
  })
  .describe('A discount.');

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
      automatic: z.boolean().describe('True: applies without a code.'),
      active: z.boolean().describe('False: switched off.'),
      from: moment('First moment, Europe/Zurich.'),
      until: moment('Last moment, included; null: no end.').nullable(),
      priority: z.int().describe('High first.'),
      discounts: z.array(discountSchema).min(1).describe('What is taken off.'),
      rules: rulesSchema,
      limits: z
        .strictObject({
          total: z.int().nullable().describe('Redemptions in all; null: no limit.'),
          perCustomer: z.int().nullable().describe('Redemptions of one customer; null: no limit.'),
        })
        .describe('How often it can be used.'),
      seededRedemptions: z.int().default(0).describe('Redemptions that count as used at the start.'),
      excludes: z.array(key('Id of a promotion.')).describe('Promotions that fall away while this one is valid.'),
      name: text('Name in the cart.'),
      text: text('For whom, from when, how long.'),
    }),
  )
  .describe('Promotions.');

export type Promotion = z.infer<typeof promotionsSchema>[number];

/** @throws Error naming file, field, found and expected. */
export const parsePromotions = (raw: unknown, file: string): Promotion[] => parseEntry(promotionsSchema, raw, file);
