import { cp, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CACHE, type Manifest, writeManifest } from './manifest.ts';
import { publishModels, readModel } from './models.ts';
import { describePictures, SOURCES } from './pictures.ts';
import { scaleAll, scaleOne } from './scale.ts';

/**
 * Every picture of `content/media/pictures` in the sizes and formats that screens ask for, under `/media/…`, and the
 * models that some of them were rendered from.
 * The manifest stands before the first page is drawn; the files are scaled while pages are drawn.
 */
export function mediaIntegration(): AstroIntegration {
  let manifest: Manifest = {};
  let scaling: Promise<string> | undefined;
  return {
    name: 'media',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'preview') return;
        manifest = await describePictures();
        await writeManifest(manifest);
      },
      'astro:server:setup': ({ server }) => {
        // a picture that an editor uploads is shown without a restart
        server.watcher.add(SOURCES).on('all', async (_event, file) => {
          if (!file.includes(SOURCES)) return;
          manifest = await describePictures();
          await writeManifest(manifest);
        });
        server.middlewares.use('/media', (request, response, next) => {
          const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
          const found = name.endsWith('.glb') ? readModel(manifest, name) : scaleOne(manifest, name);
          found.then(
            (file) => {
              if (!file) return next();
              response.setHeader('content-type', TYPES[name.slice(-4)] ?? 'image/webp');
              response.end(file);
            },
            (trouble: unknown) => next(trouble),
          );
        });
      },
      'astro:build:start': ({ logger }) => {
        scaling = scaleAll(manifest, (line) => logger.info(line));
        scaling.catch(() => {}); // awaited below; a failure must not end the process before that
      },
      'astro:build:done': async ({ dir, logger }) => {
        logger.info((await scaling) ?? '');
        await publish(manifest, fileURLToPath(dir));
        await publishModels(manifest, fileURLToPath(dir));
        await writeManifest(manifest, fileURLToPath(new URL('../media-manifest.json', dir)));
      },
    },
  };
}

const TYPES: Record<string, string> = { avif: 'image/avif', '.glb': 'model/gltf-binary' };

/** Only what the manifest names goes out; the cache may also hold sizes of pictures that were since changed. */
async function publish(manifest: Manifest, client: string): Promise<void> {
  await mkdir(`${client}/media`, { recursive: true });
  for (const picture of Object.values(manifest))
    for (const { avif, webp } of picture.files)
      for (const address of [avif, webp]) await cp(address.replace('/media', CACHE), client + address);
}
