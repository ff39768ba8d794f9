import * as z from 'zod';
import { containersSchema, fitSchema } from './fit.schema.ts';
import { parseEntry } from './parse-entry.ts';
import { articleNumber, day, ean, entryOf, key, pictureId, printedNumber, slugs, text, words } from './text.schema.ts';

/** A price in francs with two decimals at most. */
export const chfAmount = (help: string) =>
  z
    .number()
    .min(0)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: 'francs with two decimals at most',
    })
    .describe(help);

const tiers = z
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

const professionalTiers = z
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

export const DELIVERY_TIMES = ['1-3-days', '1-2-weeks', '3-5-weeks', 'download'] as const;

/** A variant says only what differs from its parent. */
const variantSchema = z
  .strictObject({
    number: printedNumber('Article number: the parent’s, a hyphen and a short sign.'),
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

/** Families and the beginning of their article numbers. */
export const FAMILY_PREFIX = {
  raclette: '10',
  'pizza-grill': '11',
  fondue: '12',
  dehydrator: '13',
  chestnut: '14',
  'watering-can': '20',
  'x-line': '30',
  'x-line-pro': '31',
  'd-line': '32',
  'boxx-r': '33',
  's-line': '34',
  container: '40',
  compost: '41',
  bag: '41',
  filter: '41',
  download: '60',
  voucher: '60',
} as const;

export const FAMILIES = [
  ...(Object.keys(FAMILY_PREFIX) as (keyof typeof FAMILY_PREFIX)[]),
  'accessory',
  'spare-part',
] as const;
export const LINES = ['x-line', 'x-line-pro', 'd-line', 'boxx-r', 's-line'] as const;
const KINDS = ['device', 'system', 'accessory', 'consumable', 'spare-part', 'download'] as const;
export const DOCUMENT_KINDS = ['manual', 'datasheet', 'mounting', 'dimension-drawing', 'recipe-book'] as const;

const articles = (help: string) =>
  z
    .array(articleNumber('An article number.').meta({ label: 'Article' }))
    .default([])
    .describe(help);

/** content/products/<number>/product.yaml */
export const productSchema = z
  .strictObject({
    number: z
      .string()
      .regex(/^\d{2}-\d{3}$/, { error: 'an article number like 10-104' })
      .describe('Article number, two and three digits; the folder bears it too.'),
    family: z.enum(FAMILIES).describe('Family; the first two digits of the number agree with it.'),
    line: z.enum(LINES).optional().describe('Product line; waste systems only.'),
    kind: z.enum(KINDS).describe('What it is in a cart: device, system, accessory, consumable, spare part, download.'),
    categories: z
      .array(entryOf('categories', 'A category.'))
      .min(1)
      .describe('Categories it is listed in; the first gives the way that stands above the page.'),
    pictures: z
      .array(pictureId('A picture.'))
      .describe('Pictures, the main one first; planned ones may be named, they appear once they exist.'),
    name: text('Name, 60 characters at most.'),
    claim: text('One line under the name, 90 characters at most.'),
    text: text('Description in Markdown, 60 to 120 words: what it does, for whom, what is in the box, care.'),
    features: z.array(text('One short fact.')).min(1).max(8).describe('Three to six short facts with figures.'),
    slug: slugs('Last part of the address; no other product has it.'),
    price: chfAmount(
      'Price of one piece in CHF incl. VAT, in steps of 0.05; with variants that of those without a price of their own.',
    ),
    listPrice: chfAmount('Earlier price in CHF incl. VAT when reduced; higher than the price.').optional(),
    tiers: tiers.optional(),
    professional: professionalTiers.optional(),
    tax: z
      .union([z.literal(8.1), z.literal(2.6), z.literal(0)], { error: '8.1, 2.6 (books, food) or 0 (vouchers)' })
      .describe('VAT in percent: 8.1, for printed matter and food 2.6, for vouchers 0.'),
    stock: z.int().min(0).describe('Pieces in stock when the store is first opened; with variants their sum.'),
    closeout: z.boolean().default(false).describe('Can’t be ordered any more once the stock is gone.'),
    restockDays: z.int().min(0).max(180).default(0).describe('Days until it is back once the stock is gone.'),
    deliveryTime: z.enum(DELIVERY_TIMES).describe('How soon it is ready to leave.'),
    shippingFree: z.boolean().default(false).describe('Causes no shipping cost.'),
    minPurchase: z
      .int()
      .min(1)
      .default(1)
      .describe('Smallest quantity of an order, in pieces; a multiple of the steps.'),
    purchaseSteps: z.int().min(1).default(1).describe('Quantities go up by this many pieces.'),
    maxPurchase: z
      .int()
      .min(1)
      .nullable()
      .default(null)
      .describe('Largest quantity of an order, in pieces; empty: as the shop allows.'),
    weightKg: z.number().min(0).max(100).describe('Weight with packaging, in kilograms.'),
    sizeMm: z
      .strictObject({
        width: z.number().min(0).describe('Width in millimeters.'),
        height: z.number().min(0).describe('Height in millimeters.'),
        depth: z.number().min(0).describe('Depth in millimeters.'),
      })
      .optional()
      .describe('Outer size in millimeters; downloads have none.'),
    properties: z
      .record(key('Short name (id) of a property group.'), propertyValue())
      .describe('Technical data: a property, and its number, its option or several of them.'),
    variants: z
      .array(variantSchema)
      .default([])
      .describe('Variants; the first is the main one. Each may override price, stock, pictures.'),
    fit: fitSchema.optional(),
    containers: containersSchema.optional(),
    fits: articles('Systems, bins or devices this article belongs to.'),
    accessories: articles('Accessories shown on the product page, the most useful first.'),
    spareParts: articles('Spare parts for this article.'),
    related: articles('Products worth comparing, shown at the foot of the page.'),
    documents: z
      .array(
        z.strictObject({
          kind: z.enum(DOCUMENT_KINDS).describe('Kind of document.'),
          title: text('Title in the list of downloads.'),
        }),
      )
      .default([])
      .describe('Documents to read or download.'),
    download: z
      .strictObject({
        fileName: key('File name without ending.'),
        fileExtension: z.enum(['pdf']).describe('Ending of the file.'),
      })
      .optional()
      .describe('The file a buyer gets; downloads only.'),
    guaranteeYears: z.int().min(0).max(10).optional().describe('Guarantee in years: 5, dehydrators 2, consumables 0.'),
    ean: ean('The 13 digits below the bar code.').optional(),
    synonyms: words('Other words a shopper may search for.').optional(),
    since: day('Day it came into the range; newest first in lists.'),
    top: z.boolean().default(false).describe('In the list of favorites.'),
    new: z.boolean().default(false).describe('In the list of novelties.'),
  })
  .describe('A product with its variants, texts and facts.');

function propertyValue() {
  const one = z.union([z.number(), z.string().min(1)], { error: 'a number or an option id' });
  return z.union([one, z.array(one).min(1)], { error: 'a number, an option id, or a list of them' });
}

export type Product = z.infer<typeof productSchema>;
export type Variant = Product['variants'][number];
export type PropertyValue = Product['properties'][string];

/** @throws Error naming file, field, found and expected. */
export const parseProduct = (raw: unknown, file: string): Product => parseEntry(productSchema, raw, file);
