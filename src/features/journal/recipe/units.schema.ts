import * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { UNITS, unit } from './ingredient.schema.ts';

const LANGUAGES = ['de', 'en-US', 'fr-FR'] as const;
const inEach = <Value extends z.ZodType>(value: Value, help: string) =>
  z.record(z.enum(LANGUAGES), value).describe(help);
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
        z.enum(LANGUAGES),
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
        z.enum(LANGUAGES),
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

/** @throws Error naming file, field, found and expected. */
export const parseUnits = (raw: unknown, file: string): Units => parseEntry(unitsSchema, raw, file);
