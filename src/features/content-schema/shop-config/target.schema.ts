import * as z from 'zod';
import { articleNumber, entryOf, nameOf } from '../text.schema.ts';

/** Where a link leads: exactly one of these. The address is made from the entry's slug. */
export const targetFields = {
  category: entryOf('categories', 'The category it leads to.').optional(),
  page: entryOf('pages', 'The page it leads to.').optional(),
  line: entryOf('lines', 'The product line whose page it leads to.').optional(),
  recipe: entryOf('recipes', 'The recipe it leads to.').optional(),
  journal: entryOf('blog', 'The post of the journal it leads to.').optional(),
  product: articleNumber('Article number of the product it leads to.').optional(),
};

const oneOnly = (target: object) => Object.values(target).filter((value) => value !== undefined).length === 1;

export const targetSchema = z
  .strictObject({
    ...targetFields,
    cabinetMm: z
      .int()
      .min(200)
      .max(1200)
      .optional()
      .describe('Width of a cabinet in millimetres: leads to the systems that fit it.'),
    route: nameOf('routes', 'Its name in Navigation, under Places in the shop: cart, wishlist …').optional(),
  })
  .refine(oneOnly, { error: 'one of category, page, line, recipe, journal, product, cabinetMm, route' })
  .meta({
    description:
      'Where it leads: category, page, line, recipe, journal, product, width of a cabinet or place in the shop.',
    oneOf: [...Object.keys(targetFields), 'cabinetMm', 'route'],
  });

export type Target = z.infer<typeof targetSchema>;
