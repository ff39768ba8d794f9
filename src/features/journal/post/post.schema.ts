import * as z from 'zod';
import {
  articleNumber,
  entryOf,
  pictureId,
  publishingFields,
  slugs,
  text,
} from '#features/content-schema/text.schema.ts';

export const TOPICS = ['kitchen', 'garden', 'waste-sorting', 'workshop', 'seasons'] as const;

/** content/blog/<id>.yaml */
export const postSchema = z
  .strictObject({
    ...publishingFields,
    popular: z
      .int()
      .min(1)
      .optional()
      .describe('Place among the posts that are read most, 1 first; without it not in that list.'),
    slug: slugs('Last part of the address: /journal/….'),
    title: text('Title, 70 characters at most.'),
    teaser: text('What one learns, one or two sentences.'),
    topic: z.enum(TOPICS).describe('Where it belongs in the overview.'),
    picture: pictureId('The picture; while it is only planned, the title stands alone.'),
    products: z
      .array(articleNumber('Article.'))
      .describe('Articles that the post speaks of, the most important first.'),
    recipes: z.array(entryOf('recipes', 'Recipe.')).describe('Recipes to go on with.'),
    body: text(
      'The text in Markdown: ## and ### for headings, lists, tables, > for quotes. No # heading: that is the title.',
    ),
  })
  .describe('A post of the journal.');

export type Post = z.infer<typeof postSchema>;
