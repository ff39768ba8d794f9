import { constants, cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { ReleaseApp } from './app.ts';
import { listFiles } from './build/list-files.ts';
import { policiesFile, type SiteList, shownIn, writeSiteList } from './build/site-list.ts';
import { liveInDev } from './on-demand/on-demand-in-dev.ts';
import { onDemandPatterns } from './site.ts';
import { isOfApp } from './state/closed.ts';

const APP = fileURLToPath(new URL('./app.ts', import.meta.url));

/** Prepares the built site for `serve.ts`, and serves the same addresses in dev. The last integration: it lists the files of the others. */
export function serverIntegration(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = [];
  return {
    name: 'server',
    hooks: {
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes;
      },
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [releaseApp()] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(appInDev(server));
        server.middlewares.use(liveInDev(() => routes));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const release = fileURLToPath(new URL('..', dir));
        await copyContent(release);
        const files = await listFiles(fileURLToPath(dir));
        const policies = assignPolicies(files, JSON.parse(await readFile(policiesFile(release), 'utf8')));
        const list: SiteList = { files, policies, onDemand: onDemandPatterns(routes), shownIn: shownIn() };
        writeSiteList(release, list);
        logger.info(`${Object.keys(files).length} files listed`);
      },
    },
  };
}

/** Builds `server/app.mjs` together with Astro's entry, so that both share their modules, and with them the store. */
const releaseApp = (): Plugin => ({
  name: 'release-app',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    this.emitFile({ type: 'chunk', id: APP, fileName: 'app.mjs', preserveSignature: 'strict' });
  },
});

/** In development the same app answers before Astro does, always as its files say now. */
const appInDev =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    if (!isOfApp(new URL(request.url ?? '/', 'http://localhost').pathname)) return next();
    try {
      const app = (await server.ssrLoadModule(APP)) as ReleaseApp;
      await app.handle(request, response);
    } catch (error) {
      next(error);
    }
  };

/** Most pages share a policy. */
function assignPolicies(files: SiteList['files'], policyOf: Record<string, string>): string[] {
  const policies = [...new Set(Object.values(policyOf))];
  const places = new Map(policies.map((policy, place) => [policy, place]));
  for (const [name, policy] of Object.entries(policyOf)) {
    const [file, place] = [files[name], places.get(policy)];
    if (file && place !== undefined) file.policyAt = place;
  }
  return policies;
}

/**
 * The store of a release reads the content that its pages were made from: going back brings both back. Sources of pictures
 * and models go along, because a page may want a size that nobody has made yet when they are others, or gone.
 */
async function copyContent(release: string): Promise<void> {
  const filter = (file: string) => path.dirname(file) !== MEDIA || MEDIA_OF_PAGES.includes(path.basename(file));
  // without a second copy on the disk where the file system can
  const mode = constants.COPYFILE_FICLONE;
  for (const name of await readdir('content')) {
    const from = path.join('content', name);
    // a filter that is asked for every file of ten thousand articles takes four times as long as their copies
    await cp(from, path.join(release, from), { recursive: true, mode, ...(from === MEDIA && { filter }) });
  }
}

const MEDIA = path.join('content', 'media');
const MEDIA_OF_PAGES = ['pictures', 'models'];
