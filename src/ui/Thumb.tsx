import { type DrawingName, drawingHref } from './drawing.ts';
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

/**
 * A line drawing where a picture is missing and in empty states. Inside `.stand` it stands on the line; with `bare`
 * it shows the drawing alone (320 × 200), for empty states.
 */
export const Drawing = ({
  name,
  bare = false,
  className = '',
}: {
  name: DrawingName;
  bare?: boolean;
  className?: string;
}) => (
  <svg
    className={`draw ${className}`.trim()}
    viewBox={bare ? '0 0 320 200' : '-20 -108 360 288'}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <use width="320" height="200" href={drawingHref(name)} />
  </svg>
);
