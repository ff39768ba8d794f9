import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { readConfig } from '#config.schema.ts';
import { LOCALES } from '#i18n/locales.ts';
import { REMOVAL } from './removal.ts';
import { neededBy, shellOf } from './shell.ts';
import type { Wishlist } from './wishlist.ts';

/** `/sw.js`: visited pages without a connection. Its bytes change with every build, which is how browsers notice it. */
export function serviceWorkerIntegration(): AstroIntegration {
  const isOn = readConfig(process.env).SERVICE_WORKER === 'on';
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // in development pages change too often to be kept
        const isRequested = JSON.stringify(isOn && command === 'build');
        updateConfig({ vite: { define: { 'import.meta.env.HAS_WORKER': isRequested } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const client = fileURLToPath(dir);
        const { files, bytes } = await shellOf(client, OFFLINE_PAGES);
        const { id } = JSON.parse(await readFile(`${client}/builds/latest.json`, 'utf8'));
        await writeFile(`${client}/sw.js`, isOn ? await bundle(id, files, await wishlistIn(client)) : REMOVAL);
        logger.info(isOn ? `/sw.js keeps ${files.length} files, ${bytes} bytes` : '/sw.js removes itself');
      },
    },
  };
}

/** The pages that say that there is no connection. */
const OFFLINE_PAGES = LOCALES.map(({ prefix }) => `${prefix}/offline`);

/** The page of what was noted, in each language, with the files that all of them need. */
async function wishlistIn(client: string): Promise<Wishlist> {
  const pages = LOCALES.map(({ prefix }) => `${prefix}/wishlist`);
  const needed = await Promise.all(pages.map((page) => neededBy(client, page)));
  return { pages, files: [...new Set(needed.flat())] };
}

async function bundle(id: string, shell: string[], wishlist: Wishlist): Promise<string> {
  const entry = fileURLToPath(new URL('./worker.ts', import.meta.url));
  const words = Object.fromEntries(await Promise.all(LOCALES.map(async ({ code }) => [code, await wordsOf(code)])));
  const written = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      ...{ BUILD: JSON.stringify(id), SHELL: JSON.stringify(shell) },
      ...{ WISHLIST: JSON.stringify(wishlist), WORDS: JSON.stringify(words) },
    },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'worker', fileName: 'sw' } },
  });
  const [first] = [written].flat();
  if (!first || !('output' in first)) throw new Error('The bundler wrote no service worker.');
  return first.output[0].code;
}

/** What a kept page says, from the words of the shop. */
async function wordsOf(locale: string): Promise<{ stale: string; asOf: string }> {
  const { stale, asOf } = JSON.parse(await readFile(`src/i18n/locales/${locale}/offline.json`, 'utf8'));
  return { stale, asOf };
}
