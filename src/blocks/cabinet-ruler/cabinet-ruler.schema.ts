import * as z from 'zod';
import { action, frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const cabinetRulerSchema = z
  .strictObject({
    block: z.literal('cabinet-ruler').describe('The ruler of cabinet widths on the green band.'),
    ...frameFields,
    ...picture,
    title: text('The question.'),
    text: text('What one gets for the answer.'),
    widthsMm: z
      .array(z.int())
      .min(2)
      .max(8)
      .describe('Widths in millimetres, smallest first; the last ends the ruler. Each leads to the systems that fit.'),
    action: action('The button below.'),
  })
  .describe('A ruler to scale: the widths stand where they belong.');

export type CabinetRuler = z.infer<typeof cabinetRulerSchema>;
