import * as z from 'zod';
import { action, frameFields } from '#blocks/frame/frame.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { nameOf, pictureId, text } from '#features/content-schema/text.schema.ts';

const tile = z
  .strictObject({
    family: nameOf(
      'families',
      'Short name (id) of a family in Families and sizes: gives name, address and measures.',
    ).optional(),
    title: text('Name; without it that of the family.').optional(),
    text: text('One line instead of the measures.').optional(),
    to: targetSchema.optional().describe('Where it leads; without it to the family.'),
    pictures: z
      .array(pictureId('A picture.'))
      .min(1)
      .max(3)
      .describe('One picture, or up to three cut-outs that stand on one line.'),
    look: z.enum(['scene', 'cut-out']).default('scene').describe('scene fills the tile; a cut-out stands on the line.'),
  })
  .describe('One tile.');

export const categoryTilesSchema = z
  .strictObject({
    block: z.literal('category-tiles').describe('Families of goods as tiles.'),
    ...frameFields,
    title: text('Heading.'),
    text: text('One sentence beside the heading.').optional(),
    action: action('Link beside the heading.'),
    tiles: z.array(tile).min(2).max(8).describe('The first two are large, the others small.'),
  })
  .describe('Tiles that lead to families, with their measures.');

export type CategoryTiles = z.infer<typeof categoryTilesSchema>;
