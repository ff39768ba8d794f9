import * as z from 'zod';
import { action, frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const imageTextSchema = z
  .strictObject({
    block: z.literal('image-text').describe('A picture and a text beside each other.'),
    ...frameFields,
    ...picture,
    side: z.enum(['left', 'right']).default('left').describe('Where the picture stands; on the phone it stands above.'),
    title: text('Heading.'),
    text: prose('The text.'),
    action: action('Link below the text.'),
  })
  .describe('A picture and a text; while the picture is only planned, the text stands alone.');

export type ImageText = z.infer<typeof imageTextSchema>;
