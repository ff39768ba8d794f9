import type { PictureMedia } from '#ui/picture.ts';
import { pictureSize } from '#values/picture-size.ts';

/** Signs that the address of a background picture may have at most. */
export const MOST_SIGNS = 1000;
export const TOO_LONG = 'Url is too long';

/**
 * A picture as a background asks for it: with the sizes it comes in, else cut to size by the server of the media,
 * which is asked for the longer side.
 * @throws Error «Url is too long»
 */
export function backgroundPicture(media: PictureMedia): PictureMedia {
  if (media.url.length > MOST_SIGNS) throw new Error(TOO_LONG);
  if (media.thumbnails?.length) return media;
  const { width = 0, height = 0 } = media.metaData ?? {};
  const side = (width ?? 0) > (height ?? 0) ? 'width' : 'height';
  const longer = Math.max(width ?? 0, height ?? 0);
  const joint = media.url.includes('?') ? '&' : '?';
  return { ...media, url: `${media.url}${joint}${side}=${pictureSize(longer)}&fit=crop,smart` };
}
