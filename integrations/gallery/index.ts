import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The routes that draw everything in the shop: `src/pages/[...product].astro`. */
const SHOP_PAGES = /^src\/pages\/\[\.{3}\w+\]\.astro$/;

/**
 * Every block from its example, in every language: `/__blocks`, `/__blocks/hero`, `/__blocks/fr-FR/hero`. Only in
 * development; `GALLERY=1` makes a build of the gallery alone, which the visual test looks at.
 */
export function galleryIntegration(): AstroIntegration {
  const isAlone = process.env.GALLERY === '1';
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !isAlone) return;
        injectRoute({
          pattern: '/__blocks/[...path]',
          entrypoint: fileURLToPath(new URL('./GalleryPage.astro', import.meta.url)),
          prerender: true,
        });
      },
      'astro:route:setup': ({ route }) => {
        if (isAlone && SHOP_PAGES.test(route.component)) route.prerender = false;
      },
    },
  };
}
