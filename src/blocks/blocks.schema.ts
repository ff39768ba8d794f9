import * as z from 'zod';
import { parseEntry } from '#features/catalog/parse-entry.ts';
import { slugs, text } from '#features/catalog/text.schema.ts';
import { askSchema } from './ask/ask.schema.ts';
import { cabinetRulerSchema } from './cabinet-ruler/cabinet-ruler.schema.ts';
import { categoryTilesSchema } from './category-tiles/category-tiles.schema.ts';
import { anchor, frameFields } from './frame/frame.schema.ts';
import { guaranteesSchema } from './guarantees/guarantees.schema.ts';
import { imagePairSchema } from './image-pair/image-pair.schema.ts';
import { productSliderSchema } from './product-slider/product-slider.schema.ts';

/** Every block an editor can place. A new one: its folder, a line here, a line in Blocks.astro. */
export const blockSchema = z
  .discriminatedUnion('block', [
    askSchema,
    cabinetRulerSchema,
    categoryTilesSchema,
    guaranteesSchema,
    imagePairSchema,
    productSliderSchema,
  ])
  .describe('A block; `block` says which.');

export type Block = z.infer<typeof blockSchema>;

const section = z
  .strictObject({
    sizing: z
      .enum(['boxed', 'full-width'])
      .default('boxed')
      .describe('boxed keeps the margins of the page; full-width touches both edges.'),
    anchor,
    ...frameFields,
    blocks: z.array(blockSchema).describe('Blocks from top to bottom.'),
  })
  .describe('A section.');

export type Section = z.infer<typeof section>;

/** content/pages/<id>.yaml */
export const pageSchema = z
  .strictObject({
    slug: z
      .union([
        slugs('Words of its own: the address without language prefix.'),
        z
          .strictObject({ de: z.literal(''), 'en-US': z.literal(''), 'fr-FR': z.literal('') })
          .describe('None: the home page.'),
      ])
      .describe('Address in each language; empty for the home page.'),
    title: text('Title in the browser and in search results; the shop’s name is put behind.'),
    description: text('For search results, 155 characters at most.'),
    sections: z.array(section).describe('Sections from top to bottom.'),
  })
  .describe('A page made of blocks.');

export type Page = z.infer<typeof pageSchema>;

/** @throws Error naming file, field, found and expected. */
export const parsePage = (raw: unknown, file: string): Page => parseEntry(pageSchema, raw, file);
