import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The page builder without a desk around it, under `npm run dev` only: `/__builder/pages/theme-garden?lang=fr-FR`. It shows
 * what is typed and saves nothing; a build never hears of it.
 */
export function builderIntegration(): AstroIntegration {
  return {
    name: 'builder',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/__builder/[kind]/[id]', entrypoint: here('./BuilderPage.astro'), prerender: false });
        injectRoute({
          pattern: '/__builder/preview/[kind]/[id]',
          entrypoint: here('./BuilderPreview.astro'),
          prerender: false,
        });
      },
    },
  };
}
