import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';
import type { Plugin } from 'vite';
import { scriptGroups, sheetGroups, threads } from './groups.ts';

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

type Pages = HookParameters<'astro:build:setup'>['pages'];
type Sheet = HookParameters<'astro:build:ssr'>['manifest']['routes'][number]['styles'][number];

/** Pages link what the bundler calls `shop` (groups.ts), then one sheet of their own. */
class Sheets {
  /** Style sheets as the bundler wrote them, by name. */
  readonly written = new Map<string, string>();
  /** Pages that are prerendered; pages on demand are in the routes. */
  pages: Pages = new Map();
  readonly #made = new Map<string, string>();

  /** Called when Astro has put the sheets of every page into their order. @returns new sheets by name */
  merge(routes: { styles: Sheet[] }[]): ReadonlyMap<string, string> {
    for (const page of this.pages.values())
      page.styles = this.#few(page.styles.map(({ sheet }) => sheet)).map((sheet, order) => ({
        depth: 0,
        order,
        sheet,
      }));
    for (const route of routes) route.styles = this.#few(route.styles);
    return this.#made;
  }

  #few(sheets: Sheet[]): Sheet[] {
    const shared = sheets.filter(isShared);
    const pageSheets = sheets.filter((sheet) => !isShared(sheet));
    return pageSheets.length > 0 ? [...shared, this.#joined(pageSheets)] : shared;
  }

  #joined(sheets: Sheet[]): Sheet {
    const text = sheets.map((sheet) => (sheet.type === 'inline' ? sheet.content : this.#textOf(sheet.src))).join('\n');
    const src = `_astro/page.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
    this.#made.set(src, text);
    return { type: 'external', src };
  }

  #textOf(name: string): string {
    const text = this.written.get(name);
    if (text === undefined) throw new Error(`A page links ${name}, which the bundler has not written.`);
    return text;
  }
}

const isShared = (sheet: Sheet) => sheet.type === 'external' && sheet.src.startsWith('_astro/shop.');
