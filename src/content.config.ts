import { defineCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { file, glob, type Loader } from 'astro/loaders';
import type * as z from 'zod';
import { pictureSchema } from '#ui/picture.schema.ts';
import { rawEntries, SOURCES } from './content-sources.schema.ts';

/* The one door between content/ and the code. Days stay the texts they are written as. */

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

interface Source<Schema> {
  path: string;
  schema: Schema;
  entriesOf: (read: unknown) => Record<string, unknown>;
}

function collectionOf<Schema extends z.ZodType>(source: Source<Schema>) {
  const [base, pattern] = source.path.split('/*');
  const loader = pattern
    ? glob({ base: `./content/${base}`, pattern: `*${pattern}`, generateId: ({ entry }) => entry.replace(pattern, '') })
    : file(`content/${source.path}`, {
        parser: (text) => rawEntries(source, source.path, text) as Record<string, Record<string, unknown>>,
      });
  return defineCollection({ loader, schema: source.schema });
}

export const collections = {
  pages: collectionOf(SOURCES.pages),
  categories: collectionOf(SOURCES.categories),
  recipes: collectionOf(SOURCES.recipes),
  blog: collectionOf(SOURCES.blog),
  lines: collectionOf(SOURCES.lines),
  overviews: collectionOf(SOURCES.overviews),
  units: collectionOf(SOURCES.units),
  dryingGuide: collectionOf(SOURCES.dryingGuide),
  raclettePlanner: collectionOf(SOURCES.raclettePlanner),
  configurator: collectionOf(SOURCES.configurator),
  professionalPlanner: collectionOf(SOURCES.professionalPlanner),
  shop: collectionOf(SOURCES.shop),
  navigation: collectionOf(SOURCES.navigation),
  families: collectionOf(SOURCES.families),
  lineComparison: collectionOf(SOURCES.lineComparison),
  synonyms: collectionOf(SOURCES.synonyms),
  contactPersons: collectionOf(SOURCES.contactPersons),
  spareParts: collectionOf(SOURCES.spareParts),
  explodedDrawings: collectionOf(SOURCES.explodedDrawings),
  manuals: collectionOf(SOURCES.manuals),
  dealers: collectionOf(SOURCES.dealers),
  notices: collectionOf(SOURCES.notices),
  redirects: collectionOf(SOURCES.redirects),
  pictures: defineCollection({ loader: manifest('.cache/media/manifest.json'), schema: pictureSchema }),
};
