import * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { articleNumber, entryOf, key, slugs, text } from '#features/content-schema/text.schema.ts';
import { SEASONS } from '../recipe/recipe.schema.ts';

const positive = (help: string) => z.number().positive().describe(help);

const food = z
  .strictObject({
    id: key('By which other content names the food.'),
    group: key('Short name (id) of its group.'),
    name: text('Food and cut.'),
    preparation: text('What to do before drying.'),
    thicknessMm: positive('Thickness in mm; empty: whole, halved or as the preparation says.').nullable(),
    temperatureC: z.int().min(20).max(70).multipleOf(5).describe('Step of the dial, 20 to 70 °C by fives.'),
    hours: z
      .strictObject({
        from: positive('At least.').meta({ label: 'From (hours)' }),
        to: positive('At most.').meta({ label: 'Up to (hours)' }),
      })
      .describe('Hours of drying.'),
    rackLoadG: positive('What one rack holds in a single layer, in grams.'),
    yieldPercent: positive('Weight afterwards in percent of the trimmed weight.'),
    mat: z.boolean().describe('Lay the silicone mat on the rack.'),
    spread: z.boolean().default(false).describe('A mass that is spread out on the rack.'),
    storage: z
      .strictObject({
        months: positive('Months from the day of drying.'),
        place: z.enum(['pantry', 'fridge']).describe('pantry: airtight, cool, dark. fridge: airtight, 5 °C or colder.'),
      })
      .describe('How long it keeps, and where.'),
    season: z.array(z.enum(SEASONS)).min(1).describe('When it is ripe.'),
    done: text('How one sees and feels that it is done.'),
    warning: text('What makes ill when it is forgotten.').optional(),
    recipe: entryOf('recipes', 'Recipe that dries it.').optional(),
  })
  .describe('One food.');

/** content/shop/drying-guide.yaml: the drying table. */
export const dryingGuideSchema = z
  .strictObject({
    slug: slugs('Last part of the address: /rezepte/….'),
    title: text('Title of the page.'),
    products: z.array(articleNumber('Article.')).describe('Articles below the table.'),
    basis: z.record(z.string(), z.union([z.number(), z.array(z.number())])).describe('What the times are measured at.'),
    text: z
      .strictObject({
        basis: text('What the times hold for.'),
        yield: text('What “what comes out” means.'),
        test: text('How to test.'),
        condition: text('What to do after drying.'),
        safety: text('What to mind.'),
      })
      .describe('Words around the table.'),
    groups: z
      .array(
        z.strictObject({ id: key('By which other content names it.'), name: text('Heading.') }).describe('A group.'),
      )
      .describe('Groups in their order.'),
    foods: z.array(food).describe('Foods in their order.'),
  })
  .describe('The drying table.');

export type DryingGuide = z.infer<typeof dryingGuideSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseDryingGuide = (raw: unknown, file: string): DryingGuide => parseEntry(dryingGuideSchema, raw, file);
