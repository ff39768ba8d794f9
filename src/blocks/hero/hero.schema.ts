import * as z from 'zod';
import { action, frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const heroSchema = z
  .strictObject({
    block: z.literal('hero').describe('The head of a page: its title, a few words, a picture.'),
    ...frameFields,
    picture: picture.picture.optional(),
    title: text('The title of the page, set large. As the first block it is the page’s main heading.'),
    text: prose('One or two sentences below the title.').optional(),
    action: action('The button.'),
  })
  .describe('The head of a page: title, a few words, a picture.');

export type Hero = z.infer<typeof heroSchema>;
