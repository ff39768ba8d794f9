import { cp, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawShared, OF_THE_HOUSE, shareAddress } from '#values/share-picture.ts';
import { CACHE, type Manifest, writeManifest } from './manifest.ts';
import { publishModels, readModel } from './models.ts';
import { madeOnDemand } from './on-demand.ts';
import { describePictures, SOURCES, sourceOf } from './pictures.ts';
import { scaleAll, scaleOne } from './scale.ts';
import { drawAll, drawOne, type Wanted } from './share/draw.ts';

/**
 * Every picture of `content/media/pictures` in the sizes and formats that screens ask for, and the models that some of
 * them were rendered from, under `/media/…`; and one for sharing of every page, under `/share/…`. The manifest stands
 * before the first page is drawn; the files are scaled while pages are drawn, those for sharing when all pages have said
 * what they want.
 */
export function mediaIntegration(): AstroIntegration {
  let manifest: Manifest = {};
  let scaling: Promise<string> | undefined;
  const wanted: Wanted = new Map([[shareAddress(OF_THE_HOUSE), OF_THE_HOUSE]]);
  const find = (address: string) => sourceOf(manifest, address);
  return {
    name: 'media',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'preview') return;
        manifest = await describePictures();
        await writeManifest(manifest);
        drawShared((picture) => {
          wanted.set(shareAddress(picture), picture);
          return shareAddress(picture);
        });
      },
      'astro:server:setup': ({ server }) => {
        // a picture that an editor uploads is shown without a restart
        server.watcher.add(SOURCES).on('all', async (_event, file) => {
          if (!file.includes(SOURCES)) return;
          manifest = await describePictures();
          await writeManifest(manifest);
        });
        server.middlewares.use(
          '/media',
          madeOnDemand((name) => (name.endsWith('.glb') ? readModel(manifest, name) : scaleOne(manifest, name))),
        );
        server.middlewares.use(
          '/share',
          madeOnDemand((name) => drawOne(wanted, find, `/share/${name}`)),
        );
      },
      'astro:build:start': ({ logger }) => {
        scaling = scaleAll(manifest, (line) => logger.info(line));
        scaling.catch(() => {}); // awaited below; a failure must not end the process before that
      },
      'astro:build:done': async ({ dir, logger }) => {
        logger.info((await scaling) ?? '');
        await publish(manifest, fileURLToPath(dir));
        await publishModels(manifest, fileURLToPath(dir));
        logger.info(await drawAll(wanted, find, fileURLToPath(dir)));
        await writeManifest(manifest, fileURLToPath(new URL('../media-manifest.json', dir)));
      },
    },
  };
}

/** Only what the manifest names goes out; the cache may also hold sizes of pictures that were since changed. */
async function publish(manifest: Manifest, client: string): Promise<void> {
  await mkdir(`${client}/media`, { recursive: true });
  for (const picture of Object.values(manifest))
    for (const { avif, webp } of picture.files)
      for (const address of [avif, webp]) await cp(address.replace('/media', CACHE), client + address);
}
