import * as z from 'zod';
import { text } from '#features/content-schema/text.schema.ts';

/** The units of content/shop/units.yaml. */
export const UNITS = ['g', 'kg', 'ml', 'dl', 'l', 'tsp', 'tbsp', 'piece', 'pinch', 'bunch', 'clove', 'slice'] as const;

export const unit = (help: string) => z.enum(UNITS).describe(help);

const ingredient = z
  .strictObject({
    amount: z.number().positive().nullable().describe('How much for the recipe as written; empty: to taste.'),
    unit: unit('Unit; piece for what is counted (2 pears); none where no amount is given.').optional(),
    name: text('Name in the form that fits the amount; the shop changes it when one cooks for more or fewer.'),
    note: text('How it should be: ripe, in slices.').optional(),
  })
  .refine(({ amount, unit }) => (amount === null) === (unit === undefined), {
    error: 'a unit beside every amount, and none where the amount is null',
  })
  .describe('One ingredient.');

export const ingredientGroups = z
  .array(
    z.strictObject({
      title: text('Heading of the group: dough, topping.').optional(),
      items: z.array(ingredient).min(1).describe('Ingredients in the order of use.'),
    }),
  )
  .min(1)
  .describe('Ingredients in groups; a simple recipe has one group without a heading.');

export type Ingredient = z.infer<typeof ingredient>;
export type Unit = (typeof UNITS)[number];
