import * as z from 'zod';
import { chfAmount, professionalTiers, tiers } from './price.schema.ts';
import { articleNumber, ean, key, pictureId } from './text.schema.ts';

export const DELIVERY_TIMES = ['1-3-days', '1-2-weeks', '3-5-weeks', 'download'] as const;

/** A variant says only what differs from its parent. */
export const variantSchema = z
  .strictObject({
    number: articleNumber('Article number: the parent’s, a hyphen and a short sign.'),
    options: z
      .record(
        key('Short name of a property that tells variants apart.'),
        z.union([z.string(), z.number()], { error: 'an option id' }),
      )
      .refine((options) => Object.keys(options).length > 0, { error: 'one option at least' })
      .describe('What tells this variant apart: a property and its option.'),
    stock: z.int().min(0).describe('Pieces in stock when the store is first opened.'),
    pictures: z
      .array(pictureId('A picture.'))
      .optional()
      .describe('Its own pictures, the main one first; without them the parent’s.'),
    price: chfAmount('Its own price in CHF incl. VAT, in steps of 0.05; without it the parent’s.').optional(),
    listPrice: chfAmount('Earlier price in CHF incl. VAT when reduced; higher than the price.').optional(),
    tiers: tiers.optional(),
    professional: professionalTiers.optional(),
    closeout: z.boolean().optional().describe('Can’t be ordered any more once the stock is gone.'),
    restockDays: z.int().min(0).max(180).optional().describe('Days until it is back once the stock is gone.'),
    deliveryTime: z.enum(DELIVERY_TIMES).optional().describe('How soon it is ready to leave.'),
    weightKg: z.number().min(0).max(100).optional().describe('Weight with packaging, in kilograms.'),
    fits: z
      .array(articleNumber('An article number.').meta({ label: 'Article' }))
      .min(1)
      .optional()
      .describe('Bins or devices it belongs to, where they are fewer than those of the product.'),
    ean: ean('The 13 digits below the bar code.').optional(),
  })
  .describe('A variant of the product.');
