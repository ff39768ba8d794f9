import type { ProductView } from '#features/product/page/product-view.server.ts';
import { noteForBuild } from '#values/build-notes.server.ts';
import { LISTINGS } from './cache-headers.ts';
import type { CategoryView } from './category-view.server.ts';

/** Notes that the file at this path (as the route has it) shows a product, so that the server knows when it is outdated. */
export const noteProduct = (path: string | undefined, { product, variants, trail }: ProductView): boolean =>
  note(path, [
    ...[product, ...variants].flatMap(({ id, parentId }) => (parentId ? [id, parentId] : [id])),
    ...trail.map(({ id }) => id),
  ]);

/** The same for a category: it shows goods, whichever they are. */
export const noteCategory = (path: string | undefined, { trail, children }: CategoryView): boolean =>
  note(path, [LISTINGS, ...[...trail, ...children].map(({ id }) => id)]);

const note = (path: string | undefined, ids: string[]) =>
  noteForBuild({ path: `/${path ?? ''}`, shows: [...new Set(ids)] });
