import * as z from 'zod';
import { action, frameFields } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

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
