import * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { articleNumber, entryOf, key, slugs, text } from '#features/content-schema/text.schema.ts';
import { unit } from '../recipe/ingredient.schema.ts';
import { ALLERGENS } from '../recipe/recipe.schema.ts';

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

/** @throws Error naming file, field, found and expected. */
export const parseRaclettePlanner = (raw: unknown, file: string): RaclettePlanner =>
  parseEntry(raclettePlannerSchema, raw, file);
