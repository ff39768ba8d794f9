import { type DrawingName, drawingHref } from './drawing.ts';

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
