import * as z from 'zod';
import { action, frameFields } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/catalog/prose/prose.schema.ts';
import { text } from '#features/catalog/text.schema.ts';

export const callToActionSchema = z
  .strictObject({
    block: z.literal('call-to-action').describe('An invitation with a button.'),
    ...frameFields,
    title: text('The invitation.'),
    text: prose('One or two sentences.').optional(),
    action: action('The button; it shows once its place exists.'),
  })
  .describe('An invitation with a button.');

export type CallToAction = z.infer<typeof callToActionSchema>;
