import type { ProductView } from '#features/product/page/product-view.server.ts';
import { LISTINGS } from './cache-headers.ts';
import type { CategoryView } from './category-view.server.ts';

/** What each page that becomes a file shows, by address: the build hands it to the server (integrations/server). */
const NOTES = Symbol.for('hof-und-herd.files');
const notes = globalThis as typeof globalThis & { [NOTES]?: Map<string, string[]> };

/** Notes that the file at this path (as the route has it) shows a product, so that the server knows when it is outdated. */
export const noteProduct = (path: string | undefined, { product, variants, trail }: ProductView): void =>
  note(path, [
    ...[product, ...variants].flatMap(({ id, parentId }) => (parentId ? [id, parentId] : [id])),
    ...trail.map(({ id }) => id),
  ]);

/** The same for a category: it shows goods, whichever they are. */
export const noteCategory = (path: string | undefined, { trail, children }: CategoryView): void =>
  note(path, [LISTINGS, ...[...trail, ...children].map(({ id }) => id)]);

function note(path: string | undefined, names: string[]): void {
  notes[NOTES] ??= new Map();
  notes[NOTES].set(`/${path ?? ''}`, [...new Set(names)]);
}
