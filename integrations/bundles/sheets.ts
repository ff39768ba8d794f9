import { createHash } from 'node:crypto';
import type { HookParameters } from 'astro';

type Pages = HookParameters<'astro:build:setup'>['pages'];
type Sheet = HookParameters<'astro:build:ssr'>['manifest']['routes'][number]['styles'][number];

/** Pages link what the bundler calls `shop` (groups.ts), then one sheet of their own. */
export class Sheets {
  /** Style sheets as the bundler wrote them, by name. */
  readonly written = new Map<string, string>();
  /** Files are drawn from these; pages that are drawn on demand, from the routes. */
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
