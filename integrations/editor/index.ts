import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readConfig } from '#config.schema.ts';
import { pictureMiddleware } from './picture-middleware.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The editor at /keystatic, while developing only: a build never hears of it. */
export function editorIntegration(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/keystatic/[...params]', entrypoint: here('./Editor.astro'), prerender: false });
        injectRoute({ pattern: '/api/keystatic/[...params]', entrypoint: here('./endpoint.ts'), prerender: false });
        injectRoute({ pattern: '/~preview/[kind]/[id]', entrypoint: here('./preview.ts'), prerender: false });
        updateConfig({
          vite: {
            define: { 'import.meta.env.EDITOR_REPOSITORY': JSON.stringify(readConfig(process.env).EDITOR_REPOSITORY) },
            resolve: { alias: [{ find: /^js-yaml$/, replacement: here('./door.js') }] },
            optimizeDeps: { include: ['@keystatic/core', '@keystatic/astro/ui', 'yaml', 'zod'] },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/~pictures', pictureMiddleware(readConfig(process.env).EDITOR_REPOSITORY));
      },
    },
  };
}
