import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withoutUnusedHashes } from './unused-hashes.ts';

/** The policy of a built page names every inline script of Astro; what the page does not have is taken off it. */
export function contentPolicyIntegration(): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const file of files.map((name) => join(root, name)))
          await writeFile(file, withoutUnusedHashes(await readFile(file, 'utf8')));
      },
    },
  };
}
