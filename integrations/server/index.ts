import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import { listFiles } from './build/list-files.ts';
import { shownIn } from './build/noted-files.ts';
import { type SiteList, siteListFile } from './build/site-list.ts';
import { liveInDev } from './live/dev-live.ts';
import { LIVE } from './live/live-address.ts';

/** Prepares the finished site for `serve.ts`, and gives dev the same addresses. Stands last: it lists what others wrote. */
export function serverIntegration(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = [];
  return {
    name: 'server',
    hooks: {
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes;
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(liveInDev(() => routes));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const release = fileURLToPath(new URL('..', dir));
        await copyContent(release);
        const files = await listFiles(fileURLToPath(dir));
        const list: SiteList = { files, onDemand: onDemandPatterns(routes), shownIn: shownIn() };
        await writeFile(siteListFile(release), JSON.stringify(list));
        logger.info(`${Object.keys(files).length} files listed`);
      },
    },
  };
}

/** The store of a release reads the content that its pages were made from: going back brings both back. */
async function copyContent(release: string): Promise<void> {
  const media = path.join('content', 'media'); // pictures are kept by what they show, in .cache/media
  await cp('content', path.join(release, 'content'), { recursive: true, filter: (file) => file !== media });
}

/** A redirect is answered by Astro too, whatever it calls its rendering. */
const onDemandPatterns = (routes: IntegrationResolvedRoute[]) =>
  routes
    .filter((route) => (!route.isPrerendered || route.type === 'redirect') && !route.pattern.startsWith(LIVE))
    .map((route) => route.patternRegex.source);
