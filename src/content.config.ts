import { defineCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { file, glob, type Loader } from 'astro/loaders';
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
import { pictureSchema } from '#ui/picture.schema.ts';

/* The one door between content/ and the code. Products do not pass here, and of categories only their paths: both are asked of the Store API. */

/** A file of content/shop as the rest of the shop reads it: a day stays the text it is written as. */
const shopFile = (name: string, shape?: Shape) => oneFile('shop', name, shape);
const sparePartsFile = (name: string, shape?: Shape) => oneFile('spare-parts', name, shape);
type Shape = (read: unknown) => unknown;
const oneFile = (folder: string, name: string, shape: Shape = (read) => ({ [name]: read })) =>
  file(`content/${folder}/${name}.yaml`, {
    parser: (text) => shape(parse(text)) as Record<string, Record<string, unknown>>,
  });
const list = (read: unknown) => read;

/** The manifest that the media integration writes before content is read. */
const manifest = (path: string): Loader => ({
  name: 'media-manifest',
  load: async ({ store, parseData, watcher }) => {
    const read = async () => {
      const text = existsSync(path) ? await readFile(path, 'utf8') : '{}';
      const entries = Object.entries<Record<string, unknown>>(JSON.parse(text));
      const parsed = await Promise.all(
        entries.map(async ([id, data]) => ({ id, data: await parseData({ id, data }) })),
      );
      // in one go: pages are drawn meanwhile
      store.clear();
      for (const entry of parsed) store.set(entry);
    };
    await read();
    // while developing: the media integration writes it anew when an editor uploads a picture
    watcher?.add(path).on('all', (_event, file) => file.endsWith(path) && read());
  },
});

/** A folder of content/: an entry's id is the name of its file; its slug is for addresses. */
const folder = (name: string) =>
  glob({
    base: `./content/${name}`,
    pattern: '*.yaml',
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  });

export const collections = {
  pages: defineCollection({ loader: folder('pages'), schema: renderedPageSchema }),
  categories: defineCollection({ loader: folder('categories'), schema: categorySchema }),
  recipes: defineCollection({ loader: folder('recipes'), schema: recipeSchema }),
  blog: defineCollection({ loader: folder('blog'), schema: postSchema }),
  overviews: defineCollection({ loader: shopFile('overviews'), schema: overviewsSchema }),
  units: defineCollection({ loader: shopFile('units'), schema: unitsSchema }),
  dryingGuide: defineCollection({ loader: shopFile('drying-guide'), schema: dryingGuideSchema }),
  raclettePlanner: defineCollection({ loader: shopFile('raclette-planner'), schema: raclettePlannerSchema }),
  configurator: defineCollection({ loader: shopFile('configurator'), schema: configuratorSchema }),
  professionalPlanner: defineCollection({ loader: shopFile('professional-planner'), schema: plannerSchema }),
  shop: defineCollection({ loader: shopFile('shop'), schema: shopSchema }),
  navigation: defineCollection({ loader: shopFile('navigation'), schema: navigationSchema }),
  families: defineCollection({
    loader: shopFile('families', (read) => ({ families: { list: read } })),
    schema: familiesSchema,
  }),
  lines: defineCollection({ loader: folder('product-lines'), schema: productLineSchema }),
  lineComparison: defineCollection({
    loader: shopFile('line-comparison', (rows) => ({ 'line-comparison': { rows } })),
    schema: z.strictObject({ rows: lineComparisonSchema }),
  }),
  synonyms: defineCollection({ loader: shopFile('synonyms'), schema: synonymsSchema }),
  contactPersons: defineCollection({ loader: shopFile('contact-persons'), schema: contactPersonsSchema }),
  dealers: defineCollection({
    loader: file('content/dealers/dealers.yaml', { parser: (text) => parse(text) }),
    schema: dealersSchema.element,
  }),
  spareParts: defineCollection({ loader: sparePartsFile('spare-parts'), schema: sparePartsSchema }),
  explodedDrawings: defineCollection({
    loader: sparePartsFile('drawings', (list) => ({ drawings: { list } })),
    schema: z.strictObject({ list: explodedSchema }),
  }),
  manuals: defineCollection({
    loader: shopFile('manuals', (chapters) => ({ manuals: { chapters } })),
    schema: z.strictObject({ chapters: manualsSchema }),
  }),
  notices: defineCollection({ loader: shopFile('notices', list), schema: noticesSchema.element }),
  redirects: defineCollection({
    loader: shopFile('redirects', (read) =>
      Object.fromEntries((read as { from: string }[]).map((one) => [one.from, one])),
    ),
    schema: redirectsSchema.element,
  }),
  pictures: defineCollection({ loader: manifest('.cache/media/manifest.json'), schema: pictureSchema }),
};
