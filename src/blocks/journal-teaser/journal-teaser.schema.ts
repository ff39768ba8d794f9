import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { entryOf, text } from '#features/content-schema/text.schema.ts';
import { TOPICS } from '#features/journal/post/post.schema.ts';

export const journalTeaserSchema = z
  .strictObject({
    block: z.literal('journal-teaser').describe('Posts of the journal.'),
    ...frameFields,
    title: text('Heading; without it that of the list.').optional(),
    text: text('One or two sentences below the heading.').optional(),
    list: z
      .enum(['latest', 'popular', 'related'])
      .optional()
      .describe(
        'latest: the newest. popular: what is read most. related: the posts named below. Without it: those, or the newest if none is named.',
      ),
    posts: z
      .array(entryOf('blog', 'Post.'))
      .max(12)
      .default([])
      .describe('Posts in their order; each of them is shown.'),
    topic: z.enum(TOPICS).optional().describe('Posts of this topic only; without it of all.'),
    count: z
      .int()
      .min(1)
      .max(12)
      .default(3)
      .describe('How many of a list at most; posts that are named are all shown.'),
  })
  .refine(({ list, posts }) => list === undefined || (list === 'related') === posts.length > 0, {
    error: 'either a list or posts; the list related needs posts',
  })
  .describe('Posts of the journal; those whose day is still to come are left out until then.');

export type JournalTeaser = z.infer<typeof journalTeaserSchema>;
