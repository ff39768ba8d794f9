// A single recipe filter is a static URL, several are rendered on demand; the words used in those URLs are
// reserved.
import * as z from 'zod';
import {
  articleNumber,
  pictureId,
  publishingFields,
  slugs,
  text,
  words,
} from '#features/content-schema/text.schema.ts';
import { localeCode } from '#i18n/languages.schema.ts';

const stepMinutes = (help: string) => z.int().min(1).max(2880).describe(help);

const time = z
  .strictObject({
    from: stepMinutes('7 hours are 420 minutes.').meta({ label: 'From (minutes)' }),
    to: stepMinutes('Only where it takes from … to … minutes.').optional().meta({ label: 'Up to (minutes)' }),
  })
  .refine(({ from, to }) => to === undefined || to > from, { error: 'to after from', path: ['to'] })
  .describe('How long the whole step takes. Times of one piece, and those after which one looks, stand in the text.');

const step = z
  .strictObject({
    title: text('What one does, in one to four words: knead the dough.'),
    time: time.optional(),
    text: text('How: heat, level, size, and how one sees that it is done. Does not repeat the title.'),
  })
  .describe('One step.');

const steps = z.array(step).min(3).max(10).describe('What one does, in order.');

export type Step = z.infer<typeof step>;

/** The units of content/shop/units.yaml. */
const UNITS = ['g', 'kg', 'ml', 'dl', 'l', 'tsp', 'tbsp', 'piece', 'pinch', 'bunch', 'clove', 'slice'] as const;

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

const ingredientGroups = z
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

export const DEVICES = ['raclette', 'pizza-grill', 'fondue', 'dehydrator', 'chestnut'] as const;
const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'lactose-free'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
const COURSES = ['starter', 'main', 'dessert', 'snack', 'drink', 'preserve'] as const;
export const ALLERGENS = 'gluten milk egg nuts soy celery mustard sulphites fish sesame'.split(' ') as [Allergen];
type Allergen = 'gluten' | 'milk' | 'egg' | 'nuts' | 'soy' | 'celery' | 'mustard' | 'sulphites' | 'fish' | 'sesame';

const minutes = (help: string) => z.int().min(0).max(2880).describe(help);
const grams = (help: string) => z.number().min(0).describe(help);

/** content/recipes/<id>.yaml */
export const recipeSchema = z
  .strictObject({
    ...publishingFields,
    slug: slugs('Last part of the address: /rezepte/….'),
    title: text('Name of the dish, 70 characters at most.'),
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

const inEach = <Value extends z.ZodType>(value: Value, help: string) => z.record(localeCode, value).describe(help);
const word = z.string().min(1);
const forms = z
  .strictObject({ one: word.describe('One of it.'), other: word.describe('Several.') })
  .describe('Singular and plural.');

const rules = z
  .strictObject({
    kind: z
      .enum(['mass', 'volume', 'spoon', 'count'])
      .describe('What is measured; what is counted is written in full.'),
    ml: z.number().optional().describe('Content of a spoon in ml.'),
    hidden: z.boolean().default(false).describe('The unit is not written: 2 pears.'),
    name: inEach(forms, 'The unit in full.'),
    short: inEach(word, 'The unit in short.'),
    show: z.enum(['decimal', 'fraction']).describe('1.5 or 1½.'),
    round: z
      .array(
        z.strictObject({
          below: z.number().optional().describe('Amounts below this; the last step has none.'),
          to: z.number().positive().describe('Are rounded to a multiple of this.').meta({ label: 'Rounded to' }),
        }),
      )
      .min(1)
      .describe('Steps of rounding after scaling, smallest first.'),
    min: z.number().positive().describe('Never less than this.'),
    convert: z
      .array(
        z.strictObject({
          from: z.number().optional().describe('When the amount is at least this.'),
          below: z.number().optional().describe('When the amount is less than this.'),
          multipleOf: z.number().optional().describe('And only for multiples of this.'),
          unit: unit('The other unit.'),
          factor: z.number().optional().describe('What the amount is multiplied by.'),
          divide: z.number().optional().describe('What the amount is divided by.'),
        }),
      )
      .default([])
      .describe('When another unit reads better.'),
    local: z
      .partialRecord(
        localeCode,
        z.strictObject({ unit: unit('The unit there.'), factor: z.number().describe('Multiplier.') }),
      )
      .default({})
      .describe('Languages whose kitchens measure otherwise.'),
  })
  .describe('Rules of one unit.');

/** content/shop/units.yaml: how amounts of recipes are written and scaled. */
export const unitsSchema = z
  .strictObject({
    units: z.record(z.enum(UNITS), rules).describe('Rules by unit.'),
    singularUpTo: inEach(z.number(), 'The singular holds up to this amount.'),
    fractions: z.record(z.string(), z.string()).describe('Signs for what is left after the whole number.'),
    decimalMark: inEach(word, 'Between whole and decimals.'),
    joiner: z
      .record(
        localeCode,
        z.strictObject({
          word: z.string().describe('Between unit and ingredient; French needs « de ».'),
          elided: z.string().optional().describe('The same before a vowel.'),
          elideBefore: z.array(z.string()).default([]).describe('Letters that shorten it.'),
          keepBefore: z.array(z.string()).default([]).describe('Beginnings of words that do not.'),
          not: z.array(unit('Unit.')).default([]).describe('Units without it.'),
        }),
      )
      .describe('How a unit joins its ingredient in a sentence.'),
    countable: z
      .array(inEach(forms, 'One ingredient.'))
      .describe('Ingredients counted in pieces: the form changes with the amount.'),
  })
  .describe('Units of the recipes.');

export type Units = z.infer<typeof unitsSchema>;
