import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import { shownIn } from './build/noted-files.ts';
import { openByItself } from './build/open-by-itself.ts';
import { precompress } from './build/precompress.ts';
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
        const started = performance.now();
        const dist = fileURLToPath(new URL('..', dir));
        await openByItself(dist);
        const files = await precompress(fileURLToPath(dir));
        const list: SiteList = { files, onDemand: onDemandPatterns(routes), shownIn: shownIn() };
        await writeFile(siteListFile(dist), JSON.stringify(list));
        const count = Object.values(list.files).filter(({ bytes }) => bytes.br).length;
        logger.info(`${count} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      },
    },
  };
}

/** A redirect is answered by Astro too, whatever it calls its rendering. */
const onDemandPatterns = (routes: IntegrationResolvedRoute[]) =>
  routes
    .filter((route) => (!route.isPrerendered || route.type === 'redirect') && !route.pattern.startsWith(LIVE))
    .map((route) => route.patternRegex.source);
