import * as z from 'zod';
import { prose } from '#features/content-schema/prose.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';
import { action, block, picture } from './frame/frame.schema.ts';

const item = z
  .strictObject({
    picture: picture.picture,
    caption: text('One line below, best with a number in it.').optional(),
  })
  .describe('One picture.');

const galleryBlock = block('gallery', 'Pictures side by side, every third one large.', 'Pictures side by side.', {
  title: text('Heading.'),
  items: z.array(item).min(1).max(12).describe('The pictures; those that are only planned are left out.'),
});

const heroBlock = block(
  'hero',
  'The head of a page: its title, a few words, a picture.',
  'The head of a page: title, a few words, a picture.',
  {
    picture: picture.picture.optional(),
    title: text('The title of the page, set large. As the first block it is the page’s main heading.'),
    text: prose('One or two sentences below the title.').optional(),
    action: action('The button.'),
  },
);

const imageBlock = block('image', 'One large picture.', 'One large picture with a line below.', {
  ...picture,
  caption: text('One line below, best with a number in it.').optional(),
  format: z
    .enum(['wide', 'classic', 'whole'])
    .default('wide')
    .describe('wide = 21:9, on the phone 4:3; classic = 3:2; whole = nothing is cut off.'),
});

const bubble = z
  .strictObject({
    ...picture,
    title: text('One or two words below.'),
    text: text('A few words more.').optional(),
    to: targetSchema.optional().describe('Where it leads.'),
  })
  .describe('One picture.');

const imageBubblesBlock = block(
  'image-bubbles',
  'A row of small pictures with a word below each.',
  'A row of small pictures.',
  {
    title: text('Heading.'),
    shape: z
      .enum(['circle', 'arch', 'square'])
      .default('circle')
      .describe('The window of the pictures: circle for what lies on a plate, arch or square for what stands.'),
    items: z.array(bubble).min(2).max(8).describe('The pictures; those that are only planned are left out.'),
  },
);

const side = z
  .strictObject({
    ...picture,
    title: text('One word, set large.'),
    text: text('One sentence below.'),
    to: targetSchema.describe('Where the picture leads.'),
  })
  .describe('One of the two.');

const imagePairBlock = block(
  'image-pair',
  'Two large pictures side by side.',
  'Two pictures that share the width of the page.',
  {
    label: text('What the two are together, for who can’t see them.').meta({ label: 'What the pictures show' }),
    items: z.array(side).length(2).describe('Left and right.'),
  },
);

const imageTextBlock = block(
  'image-text',
  'A picture and a text beside each other.',
  'A picture and a text; while the picture is only planned, the text stands alone.',
  {
    ...picture,
    side: z.enum(['left', 'right']).default('left').describe('Where the picture stands; on the phone it stands above.'),
    title: text('Heading.'),
    text: prose('The text.'),
    action: action('Link below the text.'),
  },
);

const slide = z
  .strictObject({
    ...picture,
    title: text('A few words below the picture.'),
    text: text('One sentence more.').optional(),
    to: targetSchema.optional().describe('Where it leads.'),
  })
  .describe('One slide.');

const sliderBlock = block(
  'slider',
  'Pictures in a row that is pushed sideways; it never moves by itself.',
  'A row of pictures to push sideways.',
  {
    title: text('Heading.'),
    items: z.array(slide).min(2).max(12).describe('The slides; those whose picture is only planned are left out.'),
  },
);

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

const videoBlock = block(
  'video',
  'A film. Nothing of YouTube or Vimeo is loaded before somebody presses play.',
  'A film that starts when it is asked to.',
  {
    ...picture,
    title: text('What one sees, as a heading.'),
    text: prose('A few sentences beside it: what the film shows, how long it takes.').optional(),
    film,
  },
);

export const pictureBlocks = [
  galleryBlock,
  heroBlock,
  imageBlock,
  imageBubblesBlock,
  imagePairBlock,
  imageTextBlock,
  sliderBlock,
  videoBlock,
] as const;
