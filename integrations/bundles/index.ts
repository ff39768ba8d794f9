import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { scriptGroups, sheetGroups } from './groups.ts';
import { Sheets } from './sheets.ts';
import { threads } from './threads.ts';

/**
 * Few files instead of many small ones: a page links one style sheet that all pages share and one of its own, and an
 * island wakes with a handful of scripts. A request costs more than the few bytes that it saves.
 */
export function bundlesIntegration(): AstroIntegration {
  const sheets = new Sheets();
  return {
    name: 'bundles',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const pages = { build: { rolldownOptions: { output: { codeSplitting: { groups: sheetGroups() } } } } };
        const scripts = { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups() } } } } };
        updateConfig({
          vite: {
            plugins: [readSheets(sheets), threads()],
            // a page links the sheets of its islands, and of what these load later
            build: {
              modulePreload: {
                resolveDependencies: (_file, needed) => needed.filter((file) => !file.endsWith('.css')),
              },
            },
            environments: { prerender: pages, ssr: pages, client: scripts },
          },
        });
      },
      'astro:build:setup': ({ pages }) => {
        sheets.pages = pages;
      },
      'astro:build:ssr': async ({ manifest, logger }) => {
        const made = sheets.merge(manifest.routes);
        for (const [name, text] of made) await writeFile(fileURLToPath(new URL(name, manifest.buildClientDir)), text);
        logger.info(`${made.size} style sheets`);
      },
    },
  };
}

const readSheets = ({ written }: Sheets): Plugin => ({
  name: 'bundles',
  writeBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) written.set(file.fileName, String(file.source));
  },
});
