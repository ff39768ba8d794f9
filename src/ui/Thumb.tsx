import { Drawing } from './Drawing.tsx';
import type { DrawingName } from './drawing.ts';
import { type PictureMedia, pictureSources } from './picture.ts';

/** A small thing on the line for lists inside islands (cart lines, search hits): picture or drawing, never words. */
export function Thumb({
  media,
  drawing,
  sizes = '6rem',
}: {
  media?: PictureMedia | null;
  drawing: DrawingName;
  sizes?: string;
}) {
  if (!media) {
    return (
      <span className="stand">
        <Drawing name={drawing} />
      </span>
    );
  }
  const { avif, srcset, src, width, height } = pictureSources(media, '');
  return (
    <span className="stand">
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          src={src}
          srcSet={srcset}
          sizes={sizes}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
