import { pictureById } from '#ui/picture.content.ts';
import type { PictureMedia } from '#ui/picture.ts';
import { backgroundPicture } from './background.ts';
import type { RenderedFrame } from './frame.ts';

/** What lies behind a section or a block; undefined while its picture is only planned. */
export async function backgroundOf({ backgroundMedia: named }: RenderedFrame): Promise<PictureMedia | undefined> {
  if (!named) return undefined;
  const media = typeof named === 'string' && named.startsWith('/') ? { url: named } : await pictureById(named);
  return media && backgroundPicture(media);
}
