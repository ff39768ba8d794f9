import { defineCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { file, glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { pageSchema } from '#blocks/blocks.schema.ts';
import { familiesSchema } from '#features/catalog/family.schema.ts';
import { shopSchema } from '#features/catalog/shop.schema.ts';
import { navigationSchema } from '#features/catalog/shop-facts/navigation.schema.ts';
import { noticesSchema } from '#features/catalog/shop-facts/notice.schema.ts';
import { redirectsSchema } from '#features/catalog/shop-facts/redirect.schema.ts';
import { pictureSchema } from '#ui/picture.schema.ts';

/* The one door between content/ and the code. Products and categories do not pass here: they are asked of the Store API. */

/** A file of content/shop as the rest of the shop reads it: a day stays the text it is written as. */
const shopFile = (name: string, shape: (read: unknown) => unknown = (read) => ({ [name]: read })) =>
  file(`content/shop/${name}.yaml`, {
    parser: (text) => shape(parse(text)) as Record<string, Record<string, unknown>>,
  });
const list = (read: unknown) => read;

/** The manifest that the media integration writes before content is read. */
const manifest = (path: string): Loader => ({
  name: 'media-manifest',
  load: async ({ store, parseData, watcher }) => {
    const read = async () => {
      store.clear();
      if (!existsSync(path)) return;
      for (const [id, entry] of Object.entries<Record<string, unknown>>(JSON.parse(await readFile(path, 'utf8'))))
        store.set({ id, data: await parseData({ id, data: entry }) });
    };
    await read();
    // while developing: the media integration writes it anew when an editor uploads a picture
    watcher?.add(path).on('all', (_event, file) => file.endsWith(path) && read());
  },
});

/** A page's id is the name of its file; its slug is for addresses. */
const pages = glob({
  base: './content/pages',
  pattern: '*.yaml',
  generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
});

export const collections = {
  pages: defineCollection({ loader: pages, schema: pageSchema }),
  shop: defineCollection({ loader: shopFile('shop'), schema: shopSchema }),
  navigation: defineCollection({ loader: shopFile('navigation'), schema: navigationSchema }),
  families: defineCollection({
    loader: shopFile('families', (read) => ({ families: { list: read } })),
    schema: familiesSchema,
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
