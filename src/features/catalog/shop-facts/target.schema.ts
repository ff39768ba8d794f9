import * as z from 'zod';
import { articleNumber, key } from '#features/catalog/text.schema.ts';

/** Where a link leads: exactly one of these. The address is made from the entry's slug. */
export const targetFields = {
  category: key('Id of a category.').optional(),
  page: key('Id of a page.').optional(),
  line: key('Id of a product line: leads to its page.').optional(),
  recipe: key('Id of a recipe.').optional(),
  journal: key('Id of a journal entry.').optional(),
  product: articleNumber('Article number.').optional(),
};

const oneOnly = (target: object) => Object.values(target).filter((value) => value !== undefined).length === 1;

export const targetSchema = z
  .strictObject({ ...targetFields, route: key('Name of a route of navigation.yaml.').optional() })
  .refine(oneOnly, { error: 'one of category, page, line, recipe, journal, product, route' })
  .describe('Where it leads: category, page, line, recipe, journal, product or route.');

export type Target = z.infer<typeof targetSchema>;
