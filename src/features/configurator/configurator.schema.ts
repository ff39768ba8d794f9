import * as z from 'zod';
import { SYSTEM_TYPES } from '#features/content-schema/fit.schema.ts';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { key, text } from '#features/content-schema/text.schema.ts';

/** The six measures of a cabinet. */
const MEASURES = [
  'bodyWidth',
  'bodyHeight',
  'installationHeight',
  'installationDepth',
  'bodyDepth',
  'sideWall',
] as const;

/** Fields of a product's `fit` that a measure can be compared with. */
const FIELDS = [
  'bodyWidthsMm',
  'sideWallMm',
  'minWidthMm',
  'minBodyHeightMm',
  'minBodyDepthMm',
  'minInstallationHeightMm',
  'minInstallationDepthMm',
  'maxInstallationDepthMm',
] as const;

const mm = (help: string) => z.int().min(0).max(5000).describe(`${help} In millimeters.`);
const measure = (help: string) => z.enum(MEASURES).describe(help);
const types = (help: string) => z.array(z.enum(SYSTEM_TYPES)).min(1).describe(help);

const typeSchema = z
  .strictObject({
    id: z.enum(SYSTEM_TYPES).describe('How the system opens.'),
    name: text('Name of the answer.'),
    explanation: text('How one recognizes it, one or two sentences.'),
    measures: z.array(measure('One measure.')).min(1).describe('What is asked for it.'),
    defaults: z
      .partialRecord(z.enum(MEASURES), mm('Value.'))
      .default({})
      .describe('What the fields begin with, where it is not what the measure says.'),
  })
  .describe('An answer to the first question.');

const measureSchema = z
  .strictObject({
    id: measure('Which measure; the place in the list is its letter.'),
    name: text('Name.'),
    short: text('Name below the field, in three words.'),
    explanation: text('Where to hold the ruler.'),
    typical: z.array(mm('One value.')).describe('Usual values, offered to be chosen.'),
    min: mm('Smallest value that is taken.'),
    max: mm('Largest value that is taken.'),
    default: mm('What the field begins with.'),
    within: measure('The measure that it can’t be larger than.').optional(),
    advice: text('What helps when nothing fits because of it.').optional(),
    adviceFrom: mm('The advice helps from this value on; below it nothing is said.').optional(),
  })
  .describe('A measure that is asked for.');

const ruleSchema = z
  .strictObject({
    id: key('Id; the sentences of the answer bear it.'),
    check: z
      .enum(['oneOf', 'atLeast', 'atMost'])
      .describe('The measure has to be one of the product’s values, or at least, or at most its value.'),
    measure: measure('What was measured.'),
    field: z.enum(FIELDS).describe('The fact of the product (fit) that decides; a product without it is not asked.'),
    appliesTo: types('Systems that have to keep it.'),
    nearMm: mm('By how much it may be missed by what is still a near miss.'),
    words: text('The rule in a sentence, for shoppers who want to know how it is calculated.'),
  })
  .describe('A rule that decides whether a system fits.');

/** content/shop/configurator.yaml */
export const configuratorSchema = z
  .strictObject({
    title: text('Heading, and title in search results.'),
    description: text('For search results, 155 characters at most.'),
    text: text('One or two sentences below the heading.'),
    types: z.array(typeSchema).min(1).describe('Answers to the first question, in their order.'),
    measures: z.array(measureSchema).min(1).describe('Measures in the order of their letters, A first.'),
    rules: z.array(ruleSchema).min(1).describe('Rules; a system fits when it keeps all that apply to it.'),
    mostBroken: z.int().min(1).describe('How many rules a near miss may break.'),
  })
  .describe('The waste-system configurator: questions, limits and rules.');

export type Definition = z.infer<typeof configuratorSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseConfigurator = (raw: unknown, file: string): Definition => parseEntry(configuratorSchema, raw, file);
