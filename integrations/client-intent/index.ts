import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { takeLargeProps } from './large-props.ts';

/**
 * `client:intent`: an island wakes at the first pointer, touch, focus, click or submit, and that click is not lost.
 * `client:intent="now"`: it wakes at once, and what is pressed before it is awake is not lost either.
 * `client:intent="asked"`: it wakes at once where the address has a query, which the page may not have answered, else at
 * the first sign of a shopper anywhere on the page.
 */
export function clientIntentIntegration(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // A path, not a URL: Astro's types allow both, its bundler only the path.
        addClientDirective({ name: 'intent', entrypoint: fileURLToPath(new URL('./intent.ts', import.meta.url)) });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const name of names) {
          const { html, modules } = takeLargeProps(await readFile(join(root, name), 'utf8'));
          if (modules.length === 0) continue;
          for (const module of modules) await writeFile(join(root, '_astro', module.name), module.code);
          await writeFile(join(root, name), html);
        }
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'now' | 'asked';
  }
}
