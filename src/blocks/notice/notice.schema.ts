import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

export const noticeSchema = z
  .strictObject({
    block: z.literal('notice').describe('A box with something to know or to mind.'),
    ...frameFields,
    kind: z.enum(['info', 'warning']).default('info').describe('info = good to know; warning = mind this.'),
    title: text('What it is about, in a few words.'),
    text: prose('The notice.'),
  })
  .describe('Something to know or to mind. Notices with dates stand in Notices.');

export type Notice = z.infer<typeof noticeSchema>;
