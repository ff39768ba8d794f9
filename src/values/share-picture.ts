import { createHash } from 'node:crypto';

/** Pixels of a picture for sharing. */
export const SHARE_SIZE = { width: 900, height: 286 };

/** What a page looks like when somebody passes it on: its title beside its picture, its drawing, or the shop's mark. */
export interface SharePicture {
  title: string;
  /** Address of the page's picture, as the store tells it. */
  picture?: string | undefined;
  /** Name of the drawing that stands for a thing without a picture. */
  drawing?: string | undefined;
}

/** Part of every address: raise it with each change of the design, so that networks fetch the new pictures. */
const RECIPE = 'v1';

/** `/share/<16 digits>.jpg`: the same words on the same picture have the same address. */
export function shareAddress({ title, picture = '', drawing = '' }: SharePicture): string {
  const digest = createHash('sha256').update([RECIPE, title, picture, drawing].join('\n')).digest('hex');
  return `/share/${digest.slice(0, 16)}.jpg`;
}

/** Who draws them hangs itself here: the media integration where pages are built, the server with those that it has. */
const DRAWER = Symbol.for('hof-und-herd.share');
type Drawer = (picture: SharePicture) => string | undefined;
const place = globalThis as typeof globalThis & { [DRAWER]?: Drawer };

export function drawShared(by: Drawer): void {
  place[DRAWER] = by;
}

/** Address of a page's picture for sharing; undefined where nobody draws, as in tests. */
export const sharedAs = (picture: SharePicture): string | undefined => place[DRAWER]?.(picture);

/** Shown for pages that were born after the build. */
export const DEFAULT_SHARE_PICTURE: SharePicture = { title: 'Hof & Herd' };
