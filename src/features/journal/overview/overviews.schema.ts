import * as z from 'zod';
import { text } from '#features/content-schema/text.schema.ts';

const overview = (help: string) =>
  z
    .strictObject({
      title: text('Heading, and title in search results.'),
      description: text('For search results, 155 characters at most.'),
      text: text('One or two sentences below the heading.'),
    })
    .describe(help);

/** content/shop/overviews.yaml */
export const overviewsSchema = z
  .strictObject({
    recipes: overview('Words above all recipes.'),
    journal: overview('Words above all posts.'),
    dealers: overview('Words above the dealer network.'),
    spareParts: overview('Words above the spare-parts search.'),
  })
  .describe('The overviews of recipes, of the journal, of the dealer network and of the spare-parts search.');
