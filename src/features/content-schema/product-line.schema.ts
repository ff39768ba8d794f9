import * as z from 'zod';
import { SYSTEM_TYPES } from './fit.schema.ts';
import { parseEntry } from './parse-entry.ts';
import { chfAmount, LINES } from './product.schema.ts';
import { prose } from './prose.schema.ts';
import { articleNumber, entryOf, key, pictureId, slugs, text } from './text.schema.ts';

const range = (help: string) =>
  z
    .strictObject({
      min: z.number().describe('Smallest of the line.'),
      max: z.number().describe('Largest of the line.'),
    })
    .describe(help);

const kg = (help: string) => z.number().positive().max(100).describe(help);

/** content/product-lines/<id>.yaml */
export const productLineSchema = z
  .strictObject({
    id: z.enum(LINES).describe('By which other content names it; the file is called the same.'),
    order: z.int().min(1).describe('Place among the lines, 1 first.'),
    name: z.string().min(1).describe('Name, the same in every language.'),
    slug: slugs('Last part of the address of the line’s page.'),
    claim: text('One line under the name.'),
    text: prose('What the line is, three paragraphs.'),
    forWhom: text('For whom it is made, one sentence.'),
    difference: text('What tells it apart from the other lines, one sentence.'),
    systemTypes: z.array(z.enum(SYSTEM_TYPES)).min(1).describe('How its systems open.'),
    bodyWidthsMm: z.array(z.int()).describe('Cabinet widths of its systems, in millimeters; empty if freestanding.'),
    sideWallMm: z.array(z.int()).describe('Side walls of its systems, in millimeters; empty if freestanding.'),
    minInstallationHeightMm: z.int().describe('Smallest installation height of its systems, in millimeters.'),
    minInstallationDepthMm: z.int().describe('Smallest installation depth of its systems, in millimeters.'),
    minWidthMm: z.int().optional().describe('Room its smallest housing needs, in millimeters; freestanding only.'),
    containers: range('Containers of one system.'),
    litres: range('Volume of one system, in litres.'),
    loadKg: kg('Load its systems are tested to, in kilograms; the largest if they differ.'),
    loadOwnPullOutKg: kg('Load of systems with their own pull-out, in kilograms.').optional(),
    guaranteeYears: z.int().describe('Guarantee in years.'),
    sparePartsYears: z.int().describe('Years during which spare parts are supplied.'),
    frontMounted: z.boolean().describe('The cabinet front travels with the system.'),
    priceFrom: chfAmount('Lowest price of its systems in CHF incl. VAT.'),
    categories: z.array(entryOf('categories', 'A category.')).describe('Categories its systems are listed in.'),
    pictures: z.array(pictureId('A picture.')).describe('Pictures, the main one first.'),
    systems: z.array(articleNumber('An article number.')).describe('Its systems, in the order of the line’s page.'),
  })
  .describe('A line of waste systems.');

export type ProductLine = z.infer<typeof productLineSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseProductLine = (raw: unknown, file: string): ProductLine => parseEntry(productLineSchema, raw, file);

const cell = z.union([text('What the line has.'), z.boolean()], { error: 'a text, true or false' });

/** content/shop/line-comparison.yaml */
export const lineComparisonSchema = z
  .array(
    z.strictObject({
      id: key('By which other content names the row.'),
      label: text('What is compared.').meta({ label: 'What is compared' }),
      values: z
        .strictObject({ 'x-line': cell, 'x-line-pro': cell, 'd-line': cell, 'boxx-r': cell, 's-line': cell })
        .describe('For each line a text, or yes or no.'),
    }),
  )
  .describe('The table that compares the five lines, a row each.');

export type LineComparison = z.infer<typeof lineComparisonSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseLineComparison = (raw: unknown, file: string): LineComparison =>
  parseEntry(lineComparisonSchema, raw, file);
