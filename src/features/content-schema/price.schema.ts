import * as z from 'zod';

/** A price in francs with two decimals at most. */
export const chfAmount = (help: string) =>
  z
    .number()
    .min(0)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: 'francs with two decimals at most',
    })
    .describe(help);

export const tiers = z
  .array(
    z.strictObject({
      from: z
        .int()
        .min(1)
        .describe('Smallest quantity of this tier, in pieces; the first tier begins at 1 or at the smallest order.'),
      price: chfAmount('Price of one piece in CHF incl. VAT, in steps of 0.05; lower than in the tier before.'),
    }),
  )
  .describe('Prices that fall with the quantity, for private customers; the first is the price above.');

export const professionalTiers = z
  .array(
    z.strictObject({
      from: z
        .int()
        .min(1)
        .describe('Smallest quantity of this tier, in pieces; the first tier begins at 1 or at the smallest order.'),
      net: chfAmount('Price of one piece in CHF without VAT, in steps of 0.05; lower than in the tier before.'),
    }),
  )
  .describe('Net prices of approved professionals; each lies below the private price without VAT.');

export type Tier = z.infer<typeof tiers>[number];
