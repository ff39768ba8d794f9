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

/** Shown for pages that came after the build. */
export const DEFAULT_SHARE_PICTURE: SharePicture = { title: 'Hof & Herd' };
