import * as z from 'zod';
import { germanAtLeast } from '#i18n/languages.schema.ts';

/** One entry of the media integration's manifest: what screens need to know of a file in content/media/pictures. */
export const pictureSchema = z.object({
  width: z.number().describe('Pixels of the source.'),
  height: z.number().describe('Pixels of the source.'),
  colour: z.string().describe('Mean of its pixels as #rrggbb, shown until it is there.'),
  alpha: z.boolean().describe('True for cut-outs, which stand on a ground of their own.'),
  alt: germanAtLeast(z.string())
    .strip()
    .optional()
    .describe('What it shows, from content/media/pictures.yaml; an upload may have no words yet.'),
  files: z
    .array(z.object({ width: z.number(), height: z.number(), avif: z.string(), webp: z.string() }))
    .describe('Every size, smallest first.'),
});
