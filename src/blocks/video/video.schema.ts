import * as z from 'zod';
import { frameFields, picture } from '#blocks/frame/frame.schema.ts';
import { prose } from '#features/content-schema/prose.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

const film = z
  .discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('youtube').describe('YouTube, without its cookies.'),
      id: z
        .string()
        .regex(/^[\w-]{11}$/, { error: 'the 11 characters behind v= in the address' })
        .describe('The 11 characters behind v= in the address.')
        .meta({ label: 'Sign of the film' }),
    }),
    z.strictObject({
      provider: z.literal('vimeo').describe('Vimeo, asked not to track.'),
      id: z
        .string()
        .regex(/^\d{6,12}$/, { error: 'the digits of the address, in quotes' })
        .describe('The digits of the address.')
        .meta({ label: 'Number of the film' }),
    }),
    z.strictObject({
      provider: z.literal('file').describe('A file of our own.'),
      file: z
        .string()
        .regex(/^\/[\w/.-]+\.(mp4|webm)$/, { error: 'an address like /videos/guss.mp4 (mp4 or webm)' })
        .describe('Its address: /videos/guss.mp4. Developers put the file there.'),
      captions: z
        .string()
        .regex(/^\/[\w/.-]+\.vtt$/, { error: 'an address like /videos/guss.vtt' })
        .describe(
          'What is said or heard, for who can’t hear it: the address of a file of subtitles (WebVTT), which developers put there.',
        ),
    }),
  ])
  .describe('Where the film lies.');

export const videoSchema = z
  .strictObject({
    block: z.literal('video').describe('A film. Nothing of YouTube or Vimeo is loaded before somebody presses play.'),
    ...frameFields,
    ...picture,
    title: text('What one sees, as a heading.'),
    text: prose('A few sentences beside it: what the film shows, how long it takes.').optional(),
    film,
  })
  .describe('A film that starts when it is asked to.');

export type Video = z.infer<typeof videoSchema>;
export type Film = Video['film'];
