import { widthsFor } from '#values/picture-size.ts';
import { type RemotePictures, remotePictureAddress } from '#values/remote-picture.server.ts';

/** What sharp reads; an SVG is shown from where it is. */
const SCALABLE = /^image\/(jpeg|png|webp|avif|gif|tiff)$/;

/** Asked for when the Shopware has not said how large a picture is. */
const USUAL_WIDTH = 1200;

/**
 * The answer of a Shopware in which each picture is this shop's own: in all widths, as WebP and AVIF, signed, made when it
 * is first asked for (integrations/media/remote-media.ts). Text without a picture stays as it is.
 */
export function withOwnPictures(json: string, pictures: RemotePictures): string {
  const plain = json.replaceAll('\\/', '/'); // PHP escapes slashes
  if (!pictures.origins.some((origin) => plain.includes(origin))) return json;
  return JSON.stringify(JSON.parse(json), (_, value) =>
    isPicture(value, pictures) ? ownPicture(value, pictures) : value,
  );
}

interface Media {
  url: string;
  metaData?: { width?: number | null; height?: number | null } | [] | null;
  extensions?: Record<string, unknown> | [] | null;
}

function isPicture(value: unknown, { origins }: RemotePictures): value is Media {
  if (typeof value !== 'object' || value === null) return false;
  const { apiAlias, url, mimeType } = value as Record<string, unknown>;
  if (apiAlias !== 'media' || typeof url !== 'string' || !SCALABLE.test(String(mimeType))) return false;
  return URL.canParse(url) && origins.includes(new URL(url).origin);
}

function ownPicture(media: Media, { key }: RemotePictures): Media {
  const { width, height } = { width: undefined, height: undefined, ...media.metaData };
  const widths = widthsFor(width ?? USUAL_WIDTH);
  const thumbnails = (format: 'avif' | 'webp') =>
    widths.map((wide) => ({
      width: wide,
      height: Math.round(((height ?? wide) * wide) / (width ?? wide)),
      url: remotePictureAddress({ url: media.url, width: wide, format }, key),
      apiAlias: 'media_thumbnail',
    }));
  const webp = thumbnails('webp');
  return {
    ...media,
    ...{ url: webp.at(-1)?.url ?? media.url, thumbnails: webp },
    extensions: { ...media.extensions, avif: { thumbnails: thumbnails('avif'), apiAlias: 'media_avif' } },
  };
}
