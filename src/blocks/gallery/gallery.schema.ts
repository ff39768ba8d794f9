import * as z from 'zod';
import { frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

const item = z
  .strictObject({
    picture: picture.picture,
    caption: text('One line below, best with a number in it.').optional(),
  })
  .describe('One picture.');

export const gallerySchema = z
  .strictObject({
    block: z.literal('gallery').describe('Pictures side by side, every third one large.'),
    ...frameFields,
    title: text('Heading.'),
    items: z.array(item).min(1).max(12).describe('The pictures; those that are only planned are left out.'),
  })
  .describe('Pictures side by side.');

export type Gallery = z.infer<typeof gallerySchema>;
