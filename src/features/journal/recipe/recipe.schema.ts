// A single recipe filter is a static URL, several are rendered on demand; the words used in those URLs are
// reserved.
import * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { publishingFields } from '#features/content-schema/publishing.schema.ts';
import { articleNumber, pictureId, slugs, text, words } from '#features/content-schema/text.schema.ts';
import { ingredientGroups, unit } from './ingredient.schema.ts';
import { steps } from './step.schema.ts';

export const DEVICES = ['raclette', 'pizza-grill', 'fondue', 'dehydrator', 'chestnut'] as const;
export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'lactose-free'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const COURSES = ['starter', 'main', 'dessert', 'snack', 'drink', 'preserve'] as const;
export const ALLERGENS = 'gluten milk egg nuts soy celery mustard sulphites fish sesame'.split(' ') as [Allergen];
type Allergen = 'gluten' | 'milk' | 'egg' | 'nuts' | 'soy' | 'celery' | 'mustard' | 'sulphites' | 'fish' | 'sesame';

const minutes = (help: string) => z.int().min(0).max(2880).describe(help);
const grams = (help: string) => z.number().min(0).describe(help);

/** content/recipes/<id>.yaml */
export const recipeSchema = z
  .strictObject({
    ...publishingFields,
    slug: slugs('Last part of the address: /rezepte/….'),
    title: text('Name of the dish.'),
    teaser: text('What makes it worth cooking, 15 to 30 words.'),
    device: z.enum(DEVICES).describe('The device it is cooked with.'),
    products: z.array(articleNumber('Article.')).min(1).max(8).describe('What one needs from the shop, in order.'),
    picture: pictureId('The picture; while it is only planned, a drawing of the device stands there.'),
    season: z.array(z.enum(SEASONS)).min(1).describe('When its ingredients are at their best.'),
    diet: z.array(z.enum(DIETS)).describe('Whom it suits; vegan dishes are vegetarian too, name both.'),
    course: z.enum(COURSES).describe('What it is at table; preserve = made to be kept.'),
    difficulty: z.enum(['easy', 'medium']).describe('easy: nothing can go wrong. medium: one step needs care.'),
    servings: z.int().min(1).max(20).optional().describe('For how many people the amounts are; else use yield.'),
    yield: z
      .strictObject({
        amount: z.number().positive().describe('How much comes out.'),
        unit: unit('Its unit.'),
      })
      .optional()
      .describe('For what is kept instead of served: what comes out of the amounts.'),
    prepMinutes: minutes('Minutes of work before the heat.'),
    cookMinutes: minutes('Minutes of cooking.'),
    restMinutes: minutes('Minutes of resting, chilling or drying.'),
    deviceSetting: text('Level, temperature, racks, minutes.'),
    ingredients: ingredientGroups,
    steps,
    tip: text('One piece of advice.'),
    storage: text('How and how long it keeps.').optional(),
    nutrition: z
      .strictObject({
        kcal: grams('Energy in kcal.'),
        protein: grams('Protein in grams.'),
        carbs: grams('Carbohydrates in grams.'),
        fat: grams('Fat in grams.'),
      })
      .describe('Per person; for what is kept, per 100 g.'),
    allergens: z.array(z.enum(ALLERGENS)).describe('What people with allergies have to know.'),
    keywords: words('Words for search engines.'),
  })
  .refine((recipe) => (recipe.servings === undefined) !== (recipe.yield === undefined), {
    error: 'either servings or yield',
  })
  .describe('A recipe.');

export type Recipe = z.infer<typeof recipeSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseRecipe = (raw: unknown, file: string): Recipe => parseEntry(recipeSchema, raw, file);
