/** A Media entity of the Store API, as far as a picture needs it; a plain Shopware sends no `extensions.avif`. */
export interface PictureMedia {
  url: string;
  alt?: string | null | undefined;
  metaData?: { width?: number | null | undefined; height?: number | null | undefined } | null | undefined;
  thumbnails?: readonly Thumbnail[] | null | undefined;
  /** `hof_colour`, `hof_alpha`: what our own store adds. */
  customFields?: Record<string, unknown> | null | undefined;
  extensions?: { avif?: { thumbnails: readonly Thumbnail[] } | null | undefined } | null | undefined;
}

interface Thumbnail {
  width: number;
  height: number;
  url: string;
}

/** Everything that `<picture>` needs, ready to be written into attributes. */
export interface PictureSources {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcset: string | undefined;
  avif: string | undefined;
  /** The mean of a photo, for the ground until it is there (reset.css). */
  'data-ground': string | undefined;
}

/** `alt` replaces the text of the Media entity; an empty one says that the picture adds nothing to the words. */
export function pictureSources(media: PictureMedia, alt?: string): PictureSources {
  const thumbnails = media.thumbnails ?? [];
  const [widest] = [...thumbnails].sort((a, b) => b.width - a.width);
  return {
    src: thumbnails.find(({ width }) => width >= 800)?.url ?? media.url,
    alt: alt ?? media.alt ?? '',
    width: media.metaData?.width ?? widest?.width ?? 1200,
    height: media.metaData?.height ?? widest?.height ?? 1200,
    srcset: srcset(thumbnails),
    avif: srcset(media.extensions?.avif?.thumbnails ?? []),
    'data-ground': groundOf(media),
  };
}

function groundOf({ customFields }: PictureMedia): string | undefined {
  const { hof_colour: colour, hof_alpha: isCutOut } = customFields ?? {};
  return typeof colour === 'string' && !isCutOut ? colour : undefined;
}

const srcset = (thumbnails: readonly Thumbnail[]): string | undefined =>
  [...thumbnails]
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ') || undefined;
