import * as z from 'zod';
import { articleNumber, entryOf, nameOf } from '#features/catalog/text.schema.ts';

/** Where a link leads: exactly one of these. The address is made from the entry's slug. */
export const targetFields = {
  category: entryOf('categories', 'Id of a category.').optional(),
  page: entryOf('pages', 'Id of a page.').optional(),
  line: entryOf('lines', 'Id of a product line: leads to its page.').optional(),
  recipe: entryOf('recipes', 'Id of a recipe.').optional(),
  journal: entryOf('blog', 'Id of a journal entry.').optional(),
  product: articleNumber('Article number.').optional(),
};

const oneOnly = (target: object) => Object.values(target).filter((value) => value !== undefined).length === 1;

export const targetSchema = z
  .strictObject({ ...targetFields, route: nameOf('routes', 'Name of a route of navigation.yaml.').optional() })
  .refine(oneOnly, { error: 'one of category, page, line, recipe, journal, product, route' })
  .meta({
    description: 'Where it leads: category, page, line, recipe, journal, product or route.',
    oneOf: [...Object.keys(targetFields), 'route'],
  });

export type Target = z.infer<typeof targetSchema>;
