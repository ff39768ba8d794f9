import * as z from 'zod';
import { articleNumber, entryOf, key, slugs, text } from '#features/content-schema/text.schema.ts';
import { ALLERGENS, SEASONS, unit } from '../recipe/recipe.schema.ts';

const figure = (help: string) => z.number().min(0).describe(help);
const count = (help: string) => z.int().min(0).describe(help);
const guests = z
  .strictObject({
    from: count('Fewest guests.').meta({ label: 'Fewest guests' }),
    to: count('Most guests.').meta({ label: 'Most guests' }),
  })
  .describe('For how many people with a pan of their own.');
const devices = (help: string) =>
  z
    .array(z.strictObject({ article: articleNumber('Article.'), count: count('How many.') }).describe('Devices.'))
    .describe(help);

const setup = z
  .strictObject({
    guests,
    devices: devices('What stands on the table.'),
    places: count('Pans it has.'),
    watts: figure('Power of all together.'),
    circuits: count('How many fuses it needs.'),
    coupled: z.boolean().default(false).describe('Two ovens are coupled.'),
    text: text('Why this one.'),
    alternatives: z.array(devices('Another way.')).default([]).describe('Other ways to as many places.'),
  })
  .describe('Ovens for a number of guests.');

const item = z
  .strictObject({
    id: key('By which other content names it.'),
    group: key('Short name (id) of its group.'),
    chosen: z.boolean().describe('Ticked at the beginning.'),
    unit: unit('Unit of the amounts.'),
    adult: figure('For an adult.'),
    child: figure('For a child of 4 to 12.'),
    withSides: z
      .strictObject({ adult: figure('For an adult.'), child: figure('For a child.') })
      .optional()
      .describe('When two sides for the plate or fruit are chosen.'),
    roundTo: figure('Rounded up to a multiple of this.'),
    allergens: z.array(z.enum(ALLERGENS)).describe('Allergens.'),
    name: text('What to buy.'),
    note: text('How it should be.'),
  })
  .describe('Something to eat or drink.');

/** content/shop/raclette-planner.yaml: guests → ovens, amounts, timetable. */
export const raclettePlannerSchema = z
  .strictObject({
    slug: slugs('Last part of the address: /rezepte/….'),
    title: text('Title of the page.'),
    products: z.array(articleNumber('Article.')).describe('Articles below the planner.'),
    text: z
      .strictObject({
        intro: text('What it does.'),
        children: text('Who counts as a child.').meta({ label: 'Who is a child' }),
        coupling: text('How ovens are coupled.'),
        circuits: text('When two fuses are needed.').meta({ label: 'Two fuses' }),
        tooMany: text('What to do for more people.'),
      })
      .describe('Words around the planner.'),
    limits: z
      .strictObject({ minGuests: count('Fewest.'), maxGuests: count('Most.'), maxChildren: count('Most children.') })
      .describe('What can be planned.'),
    appetite: z
      .array(
        z
          .strictObject({
            id: key('By which other content names it.'),
            factor: figure('Multiplier of every amount.'),
            default: z.boolean().default(false).describe('Chosen at the beginning.'),
            name: text('Words.'),
          })
          .describe('How hungry they are.'),
      )
      .describe('Appetites.'),
    circuitWatts: figure('What one fuse bears.'),
    setups: z.array(setup).describe('From few guests to many.'),
    sliceG: figure('Weight of a slice of cheese.'),
    groups: z
      .array(
        z.strictObject({ id: key('By which other content names it.'), name: text('Heading.') }).describe('A group.'),
      )
      .describe('Groups in their order.'),
    items: z.array(item).describe('What is eaten and drunk.'),
    timetable: z
      .array(
        z
          .strictObject({ before: count('Minutes before sitting down.'), text: text('What to do.') })
          .describe('A step.'),
      )
      .describe('What to do when.'),
    recipes: z.array(entryOf('recipes', 'Recipe.')).describe('Recipes below the planner.'),
  })
  .describe('The raclette planner.');

export type RaclettePlanner = z.infer<typeof raclettePlannerSchema>;

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
