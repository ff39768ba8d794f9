import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { entryOf, text } from '#features/content-schema/text.schema.ts';
import { DEVICES } from '#features/journal/recipe/recipe.schema.ts';

export const recipeTeaserSchema = z
  .strictObject({
    block: z.literal('recipe-teaser').describe('Recipes.'),
    ...frameFields,
    title: text('Heading; without it “Recipes”.').optional(),
    text: text('One or two sentences below the heading.').optional(),
    device: z.enum(DEVICES).optional().describe('Recipes of this device only, the newest first.'),
    recipes: z
      .array(entryOf('recipes', 'Recipe.'))
      .max(12)
      .default([])
      .describe('Recipes in their order, instead of the newest.'),
    list: z.literal('all').optional().describe('all: every recipe of the device, or of all, instead of a few.'),
    count: z.int().min(1).max(12).default(4).describe('How many at most.'),
  })
  .describe('Recipes by device or picked by hand; those whose day is still to come are left out until then.');

export type RecipeTeaser = z.infer<typeof recipeTeaserSchema>;
