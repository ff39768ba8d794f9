import * as z from 'zod';
import { targetSchema } from './shop-config/target.schema.ts';
import { entryOf, key, text } from './text.schema.ts';

const size = z
  .strictObject({
    label: text('The measure: a figure or one word.').meta({ label: 'Measure' }),
    to: targetSchema
      .optional()
      .describe('The article of this size, or the cabinet of this width; without it the family.'),
  })
  .describe('One size.');

/** content/shop/families.yaml: one family of goods with its measures. */
export const familySchema = z
  .strictObject({
    id: key('By which other content names the family.'),
    category: entryOf('categories', 'The category; gives name and address.'),
    unit: text('What the figures count, behind them: Personen, Liter.').optional(),
    span: text('From smallest to largest, beside the name in the menu.'),
    sizes: z.array(size).min(1).describe('The measures, smallest first.'),
  })
  .describe('A family of goods and the measures one chooses first.');

export type Family = z.infer<typeof familySchema>;

/** content/shop/families.yaml, whose order is that of the header. */
export const familiesSchema = z.object({ list: z.array(familySchema) });
