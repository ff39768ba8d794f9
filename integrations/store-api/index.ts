import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readConfig } from '#config.schema.ts';
import { outboxPage } from './outbox/outbox-page.ts';
import { FILLED, keepFilled } from './records/sqlite/filled.ts';
import { checkRemote } from './remote/build-reader.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Name of the module through which `src/store-api/server.ts` reaches whichever store is configured. */
const TRANSPORT = 'virtual:store-api';

/**
 * The store behind the pages: embedded, or a remote Shopware where one is configured. Configuration is checked
 * here, so that half a connection stops the build.
 */
export function storeApiIntegration(): AstroIntegration {
  let temporary: string | undefined;
  return {
    name: 'store-api',
    hooks: {
      'astro:config:setup': ({ updateConfig, command }) => {
        const config = readConfig(process.env);
        if (command === 'build') {
          temporary = buildFolder();
          process.env.STORE_BUILD_DIR = temporary;
        }
        updateConfig({
          vite: {
            // unbundled, its 179 KB package.json is parsed again for every file it imports
            ssr: { noExternal: ['drizzle-orm'] },
            environments: { prerender: { resolve: { noExternal: ['drizzle-orm'] } } },
            define: {
              'import.meta.env.STORE_KEY': JSON.stringify(config.STORE_API_ACCESS_TOKEN ?? config.STORE_ACCESS_KEY),
            },
            resolve: { alias: { [TRANSPORT]: here('./transport.ts') } },
          },
        });
      },
      'astro:build:start': async () => {
        const config = readConfig(process.env);
        if (config.STORE_API_ENDPOINT) await checkRemote(config);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(outboxPage(readConfig(process.env).DATA_DIR));
      },
      'astro:build:done': ({ dir }) => {
        if (!temporary) return;
        const file = join(temporary, 'store.sqlite');
        if (existsSync(file)) keepFilled(file, fileURLToPath(new URL(FILLED, new URL('..', dir))));
        rmSync(temporary, { recursive: true, force: true });
      },
    },
  };
}

/** A build fills a database of its own, so that it never touches the one a running shop works with. */
function buildFolder(): string {
  const cache = join(process.cwd(), '.cache');
  return mkdtempSync(join(cache, 'build-store-'));
}
