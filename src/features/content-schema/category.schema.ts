import * as z from 'zod';
import type { Locale } from '#i18n/locales.ts';
import { parseEntry } from './parse-entry.ts';
import { targetSchema } from './shop-config/target.schema.ts';
import { categoryName, entryOf, key, pictureId, slugs, text } from './text.schema.ts';

/** First segment of the addresses of categories, in every language; the segments of their ancestors and their own follow. */
export const CATEGORY_SEGMENT = 'shop';

/** content/categories/<id>.yaml */
export const categorySchema = z
  .strictObject({
    id: key('By which other content names it; the file is called the same.'),
    parent: entryOf('categories', 'The category above.')
      .nullable()
      .describe('The category it stands below; nothing for a main category.'),
    order: z.int().min(1).describe('Place among its siblings, 1 first.'),
    name: text('Name in menus and headings.'),
    slug: slugs('Last part of the address below /shop; different from those of its siblings.'),
    list: z
      .enum(['sale', 'new', 'top'])
      .optional()
      .describe(
        'Fills itself: sale = with a list price, new and top = as the product says; products need not name it.',
      ),
    picture: pictureId('Picture of the tile and of the header.'),
    text: text('Introduction above the listing, 40 to 80 words.'),
  })
  .describe('A category of the shop.');

export type Category = z.infer<typeof categorySchema>;

/** @throws Error naming file, field, found and expected. */
export const parseCategory = (raw: unknown, file: string): Category => parseEntry(categorySchema, raw, file);

/** The SEO paths of categories in a language by their ids: `raclette` → `shop/kochen/raclette`. */
export function categorySeoPaths(
  categories: readonly Pick<Category, 'id' | 'parent' | 'slug'>[],
  code: Locale,
): Map<string, string> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const paths = categories.map((category): [string, string] => {
    const way = [category];
    for (let above = byId.get(category.parent ?? ''); above; above = byId.get(above.parent ?? '')) {
      if (way.includes(above)) break; // a circle, which the catalogue's own rules tell
      way.unshift(above);
    }
    return [category.id, [CATEGORY_SEGMENT, ...way.map(({ slug }) => slug[code] ?? slug.de)].join('/')];
  });
  return new Map(paths);
}

const size = z
  .strictObject({
    label: text('The measure: a figure or one word.').meta({ label: 'Measure' }),
    to: targetSchema
      .optional()
      .describe('The article of this size, or the cabinet of this width; without it the family.'),
  })
  .describe('One size.');

/** content/shop/families.yaml: one family of goods with its measures. */
const familySchema = z
  .strictObject({
    id: key('By which other content names the family.'),
    category: categoryName('The category; gives name and address.'),
    unit: text('What the figures count, behind them: Personen, Liter.').optional(),
    span: text('From smallest to largest, beside the name in the menu.'),
    sizes: z.array(size).min(1).describe('The measures, smallest first.'),
  })
  .describe('A family of goods and the measures one chooses first.');

/** content/shop/families.yaml, whose order is that of the header. */
export const familiesSchema = z.object({ list: z.array(familySchema) });

const optionSchema = z
  .strictObject({
    id: key('By which products name the option.'),
    value: z.number().optional().describe('The number behind it, for sorting; groups of numbers only.'),
    name: text('Name in the filter and in the table of technical data.'),
    hex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, { error: 'a color like #1d4a37' })
      .optional()
      .describe('Color of the swatch, #rrggbb; only for colors.'),
  })
  .describe('One option of the group.');

/** content/properties/<id>.yaml */
export const propertySchema = z
  .strictObject({
    id: key('By which other content names it; the file is called the same.'),
    order: z.int().min(1).describe('Place in the table of technical data and in the filter, 1 first.'),
    type: z
      .enum(['colour', 'text', 'number'])
      .describe('colour: swatches; text: named options; number: products may name any value.')
      .meta({ choices: { number: 'Figure' } }),
    unit: z.string().optional().describe('Unit behind the number: mm, l, kg, W …'),
    filterable: z.boolean().describe('Offered in the filter of a listing.'),
    variant: z
      .boolean()
      .default(false)
      .describe('Variants may differ in it: color, size.')
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
