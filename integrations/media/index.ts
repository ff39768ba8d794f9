import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { readBuildNotes, startBuildNotes } from '#values/build-notes.server.ts';
import { DEFAULT_SHARE_PICTURE, shareAddress } from '#values/share-picture.ts';
import { copyModel, type Manifest, madeOnDemand, SOURCES, sourceOf, writeManifest } from './manifest.ts';
import { describePictures } from './pictures.ts';
import { MEDIA_MANIFEST, SHARE_LIST } from './release-lists.ts';
import { remotePicture } from './release-media.ts';
import { scaleOne } from './scale.ts';
import { drawOne, type SharePictures } from './share/draw.ts';

/**
 * Every picture of `content/media/pictures` in the sizes and formats that screens ask for, and the models that some of
 * them were rendered from, under `/media/…`; and one for sharing of every page, under `/share/…`. A build only writes down
 * which there are: the files are made when they are first asked for, and all of them behind the open shop (release-media.ts).
 */
export function mediaIntegration(): AstroIntegration {
  let manifest: Manifest = {};
  const sharePictures = (): SharePictures => {
    const noted = readBuildNotes().flatMap((note) => ('share' in note ? [note.share] : []));
    return new Map([DEFAULT_SHARE_PICTURE, ...noted].map((picture) => [shareAddress(picture), picture]));
  };
  const find = (address: string) => sourceOf(manifest, address);
  const describeAll = async () => {
    manifest = await describePictures();
    await writeManifest(manifest);
  };
  // one after the other: what was read earlier must not be written later
  let described = Promise.resolve();
  let isDue = false;
  const describeAgain = (logger: AstroIntegrationLogger) => {
    if (isDue) return;
    isDue = true;
    described = described
      .then(() => {
        isDue = false;
        return describeAll();
      })
      .catch((trouble: Error) => logger.error(trouble.message));
  };
  return {
    name: 'media',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'preview') return;
        await describeAll();
        startBuildNotes();
      },
      'astro:server:setup': ({ server, logger }) => {
        // a picture that an editor uploads is shown without a restart
        server.watcher.add(SOURCES).on('all', (_event, file) => {
          if (file.includes(SOURCES)) describeAgain(logger);
        });
        server.middlewares.use(
          '/media',
          madeOnDemand((name) => {
            if (name.startsWith('remote/')) return remotePicture(`/media/${name}`, 'development');
            return (name.endsWith('.glb') ? copyModel : scaleOne)(manifest, `/media/${name}`);
          }),
        );
        server.middlewares.use(
          '/share',
          madeOnDemand((name) => drawOne(sharePictures(), find, `/share/${name}`)),
        );
      },
      'astro:build:done': async ({ dir }) => {
        const release = fileURLToPath(new URL('..', dir));
        await writeManifest(manifest, release + MEDIA_MANIFEST);
        await writeFile(release + SHARE_LIST, JSON.stringify([...sharePictures().values()]));
      },
    },
  };
}
