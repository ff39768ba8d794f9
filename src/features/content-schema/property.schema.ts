import * as z from 'zod';
import { parseEntry } from './parse-entry.ts';
import { key, text } from './text.schema.ts';

const optionSchema = z
  .strictObject({
    id: key('By which products name the option.'),
    value: z.number().optional().describe('The number behind it, for sorting; groups of numbers only.'),
    name: text('Name in the filter and in the table of technical data.'),
    hex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, { error: 'a colour like #1d4a37' })
      .optional()
      .describe('Colour of the swatch, #rrggbb; colours only.'),
  })
  .describe('One option of the group.');

/** content/properties/<id>.yaml */
export const propertySchema = z
  .strictObject({
    id: key('By which other content names it; the file is called the same.'),
    order: z.int().min(1).describe('Place in the table of technical data and in the filter, 1 first.'),
    type: z
      .enum(['colour', 'text', 'number'])
      .describe('colour: swatches; text: named options; number: products may name any value.'),
    unit: z.string().optional().describe('Unit behind the number: mm, l, kg, W …'),
    filterable: z.boolean().describe('Offered in the filter of a listing.'),
    variant: z
      .boolean()
      .default(false)
      .describe('Variants may differ in it: colour, size.')
      .meta({ label: 'Tells variants apart' }),
    name: text('Name of the group.'),
    options: z
      .array(optionSchema)
      .default([])
      .describe('Options; groups of numbers carry them where a filter or a variant needs them.'),
  })
  .describe('A group of properties and its options.');

export type PropertyGroup = z.infer<typeof propertySchema>;
export type PropertyOption = z.infer<typeof optionSchema>;

/** @throws Error naming file, field, found and expected. */
export const parsePropertyGroup = (raw: unknown, file: string): PropertyGroup => parseEntry(propertySchema, raw, file);
