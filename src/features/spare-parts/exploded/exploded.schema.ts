import * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { FAMILIES } from '#features/content-schema/product.schema.ts';
import { articleNumber, key } from '#features/content-schema/text.schema.ts';
import { SHAPE_NAMES } from './shapes/shapes.ts';

const mm = (help: string) => z.number().positive().describe(`${help} In millimeters.`);

const piece = z
  .strictObject({
    part: articleNumber(
      'Spare part; it is drawn where a product has it. Without one it is a body that only shows where parts sit.',
    ).optional(),
    shape: z.enum(SHAPE_NAMES).describe('How it looks.'),
    pieces: z.int().min(1).max(4).default(1).describe('How many of it are drawn.'),
    isElectrical: z
      .boolean()
      .default(false)
      .describe('Belongs to the electric circuit: shoppers are told to leave it to a professional.'),
    sizeMm: z
      .strictObject({ width: mm('Width.'), depth: mm('Depth.'), height: mm('Height.') })
      .optional()
      .describe(
        'Size of a body, or of one piece where the article is a set; otherwise a part has the size of its article.',
      ),
  })
  .describe('A part, or a body between parts.');

/** content/spare-parts/drawings.yaml: exploded drawings, from which parts get their numbers. */
export const explodedSchema = z
  .array(
    z
      .strictObject({
        id: key('By which other content names the drawing.'),
        families: z
          .array(z.enum(FAMILIES))
          .min(1)
          .describe('Families of products that it stands for; of several the one with most parts of a product.'),
        layers: z
          .array(z.array(piece).min(1).describe('What lies beside each other, from left to right.'))
          .min(1)
          .describe('Layers from the top down; the numbers follow them.'),
      })
      .describe('The parts of a kind of product, pulled apart.'),
  )
  .describe('Exploded drawings.');

export type ExplodedDrawing = z.infer<typeof explodedSchema>[number];
export type ExplodedPiece = z.infer<typeof piece>;

/** @throws Error naming file, field, found and expected. */
export const parseDrawings = (raw: unknown, file: string): ExplodedDrawing[] => parseEntry(explodedSchema, raw, file);
