import { parse } from 'yaml';
import * as z from 'zod';
import { renderedPageSchema } from '#blocks/blocks.schema.ts';
import { configuratorSchema } from '#features/configurator/configurator.schema.ts';
import { categorySchema, familiesSchema } from '#features/content-schema/category.schema.ts';
import { lineComparisonSchema, productLineSchema } from '#features/content-schema/product-line.schema.ts';
import { shopSchema } from '#features/content-schema/shop.schema.ts';
import { contactPersonsSchema, dealersSchema } from '#features/content-schema/shop-config/dealer.schema.ts';
import { noticesSchema } from '#features/content-schema/shop-config/promotion.schema.ts';
import { sparePartsSchema, synonymsSchema } from '#features/content-schema/shop-config/support.schema.ts';
import { navigationSchema, redirectsSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { manualsSchema } from '#features/documents/manual.schema.ts';
import { overviewsSchema } from '#features/journal/overview/overviews.schema.ts';
import { postSchema } from '#features/journal/post/post.schema.ts';
import { recipeSchema, unitsSchema } from '#features/journal/recipe/recipe.schema.ts';
import { dryingGuideSchema, raclettePlannerSchema } from '#features/journal/tools/tools.schema.ts';
import { plannerSchema } from '#features/planner/planner.schema.ts';
import { explodedSchema } from '#features/spare-parts/exploded/exploded.schema.ts';

/* Which files of content/ the pages read. Products do not pass here, and of categories only their paths: both are asked of the Store API. */

/** Entries by id, before their schema. */
type Raw = Record<string, unknown>;

/** A collection of entries, from one file or from a folder of them. */
interface Source<Schema extends z.ZodType> {
  /** Below `content`; `*` is the id of an entry. */
  path: string;
  schema: Schema;
  /** What one file holds. */
  entriesOf: (read: unknown) => Raw;
}

/** A folder: an entry's id is the name of its file; its slug is for addresses. */
const folder = <Schema extends z.ZodType>(name: string, schema: Schema): Source<Schema> => ({
  path: `${name}/*.yaml`,
  schema,
  entriesOf: (read) => ({ '*': read }),
});

/** A file that is one entry, called like it. */
const single = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  shape: (read: unknown) => unknown = (read) => read,
): Source<Schema> => ({
  path: `${path}.yaml`,
  schema,
  entriesOf: (read) => ({ [path.replace(/^.*\//, '')]: shape(read) }),
});

/** A file with a list of entries, each with a field that names it. */
const list = <Schema extends z.ZodType>(path: string, schema: Schema, id = 'id'): Source<Schema> => ({
  path: `${path}.yaml`,
  schema,
  entriesOf: (read) => Object.fromEntries((read as Raw[]).map((one) => [String(one[id]), one])),
});

export const SOURCES = {
  pages: folder('pages', renderedPageSchema),
  categories: folder('categories', categorySchema),
  recipes: folder('recipes', recipeSchema),
  blog: folder('blog', postSchema),
  lines: folder('product-lines', productLineSchema),
  overviews: single('shop/overviews', overviewsSchema),
  units: single('shop/units', unitsSchema),
  dryingGuide: single('shop/drying-guide', dryingGuideSchema),
  raclettePlanner: single('shop/raclette-planner', raclettePlannerSchema),
  configurator: single('shop/configurator', configuratorSchema),
  professionalPlanner: single('shop/professional-planner', plannerSchema),
  shop: single('shop/shop', shopSchema),
  navigation: single('shop/navigation', navigationSchema),
  families: single('shop/families', familiesSchema, (list) => ({ list })),
  lineComparison: single('shop/line-comparison', z.strictObject({ rows: lineComparisonSchema }), (rows) => ({ rows })),
  synonyms: single('shop/synonyms', synonymsSchema),
  contactPersons: single('shop/contact-persons', contactPersonsSchema),
  spareParts: single('spare-parts/spare-parts', sparePartsSchema),
  explodedDrawings: single('spare-parts/drawings', z.strictObject({ list: explodedSchema }), (list) => ({ list })),
  manuals: single('shop/manuals', z.strictObject({ chapters: manualsSchema }), (chapters) => ({ chapters })),
  dealers: list('dealers/dealers', dealersSchema.element),
  notices: list('shop/notices', noticesSchema.element),
  redirects: list('shop/redirects', redirectsSchema.element, 'from'),
};

/** The raw entries of a file, by their ids; none of one that is not there (null). */
export const rawEntries = (source: Shape, file: string, text: string | null): Raw =>
  text === null ? {} : entriesIn(source, file, parse(text));

type Shape = Pick<Source<z.ZodType>, 'path' | 'entriesOf'>;

/** The same of what a file says. */
export function entriesIn({ path, entriesOf }: Shape, file: string, read: unknown): Raw {
  const fileId = idIn(path, file);
  return Object.fromEntries(
    Object.entries(entriesOf(read)).map(([id, raw]) => [id === '*' ? (fileId ?? id) : id, raw]),
  );
}

/** The id of an entry of a folder, by its file; undefined for another file. */
export function idIn(path: string, file: string): string | undefined {
  const [before = '', after = ''] = path.split('*');
  const isOfFolder = path.includes('*') && file.startsWith(before) && file.endsWith(after);
  const id = file.slice(before.length, file.length - after.length);
  return isOfFolder && id !== '' && !id.includes('/') ? id : undefined;
}
